import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { Bom, BomConfiguration, BomRow } from './bom.ts';

export type BomXml =
  | { readonly ok: true; readonly bom: Bom }
  | { readonly ok: false; readonly reason: string };

const refused = (reason: string): BomXml => ({ ok: false, reason });

/** 20 MB: beyond that the parser takes seconds and hundreds of megabytes. */
const longest = 20 * 1024 * 1024;

/**
 * Every element becomes a list, so that one row looks like many. Values stay text: part numbers such as "0123456"
 * or "1E5" are no numbers. Character references are decoded; entities of the document's own cannot occur.
 */
const parser = new XMLParser({
  isArray: () => true,
  parseTagValue: false,
  htmlEntities: true,
  removeNSPrefix: true,
  ignoreDeclaration: true,
});

type Element = Readonly<Record<string, unknown>>;

const isElement = (value: unknown): value is Element => typeof value === 'object' && value !== null;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** The text of a column; empty when the row lacks it, as rows without a parent do. */
const textOf = (row: Element, column: string): string => {
  const value = listOf(row[column])[0];
  return typeof value === 'string' ? value : '';
};

/** Quantities come with a point or a comma; what is no number counts as zero, which the integrity check reports. */
function quantityOf(row: Element): number {
  const quantity = Number(textOf(row, 'BOMQty').replace(',', '.'));
  return Number.isFinite(quantity) ? quantity : 0;
}

const has = (element: Element, columns: readonly string[]): boolean =>
  columns.every((column) => Object.hasOwn(element, column));

/** Collects the tables of a document, wherever they are nested and whatever they are called, by their columns. */
function collect(document: unknown): Bom {
  let customerId = '';
  const configurations: BomConfiguration[] = [];
  const rows: BomRow[] = [];
  const open = listOf(document).toReversed();
  while (open.length > 0) {
    const element = open.pop();
    if (!isElement(element)) continue;
    customerId ||= textOf(element, 'CustomerId');
    if (has(element, ['Item', 'BOMQty'])) {
      rows.push({
        item: textOf(element, 'Item'),
        parentItem: textOf(element, 'ParentItem'),
        quantity: quantityOf(element),
      });
    } else if (has(element, ['ConfigurationName', 'ProductNumber'])) {
      configurations.push({
        configurationName: textOf(element, 'ConfigurationName'),
        productNumber: textOf(element, 'ProductNumber'),
        variantDescription: textOf(element, 'VariantDescription'),
      });
    }
    // The last goes on the stack first, so that rows come out in the order of the document.
    for (const child of Object.values(element).flatMap(listOf).toReversed()) open.push(child);
  }
  return { customerId, configurations, rows };
}

/**
 * Reads the XML of a bill of materials, or says why it cannot be shown. A document type declaration is refused
 * before anything is parsed: it is where entity attacks begin, and no bill of materials needs one.
 */
export function parseBomXml(text: string): BomXml {
  const xml = text.replace(/^\uFEFF/, '');
  if (xml.length > longest) return refused('The file is too large to be shown.');
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) return refused('The file has a document type declaration.');
  try {
    if (XMLValidator.validate(xml) !== true) return refused('The file is not well-formed XML.');
    const bom = collect(parser.parse(xml));
    return bom.rows.length > 0 || bom.configurations.length > 0
      ? { ok: true, bom }
      : refused('The file holds no bill of materials.');
  } catch {
    return refused('The file could not be read.');
  }
}
