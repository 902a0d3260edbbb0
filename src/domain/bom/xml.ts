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
  // Some systems write the columns of a row as attributes.
  ignoreAttributes: false,
  attributeNamePrefix: '',
  ignoreDeclaration: true,
});

type Element = Readonly<Record<string, unknown>>;

const isElement = (value: unknown): value is Element => typeof value === 'object' && value !== null;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** The columns of an element by their names in small letters: systems spell them as they like. */
const columnsOf = (element: Element): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(element).map(([name, value]) => [name.toLowerCase(), value]));

type Columns = ReturnType<typeof columnsOf>;

/** The text of a column; empty when the row lacks it, as rows without a parent do. */
const textOf = (row: Columns, column: string): string => {
  const value = listOf(row.get(column.toLowerCase()))[0];
  const text = isElement(value) ? value['#text'] : value;
  return typeof text === 'string' ? text.trim() : '';
};

/** A number without marks between thousands; its decimals stand behind a point or a comma. */
const plainNumber = /^[-+]?(?:\d+[.,]?\d*|[.,]\d+)(?:e[-+]?\d+)?$/i;
/** A number with marks between thousands, and perhaps another mark before decimals. */
const groupedNumber = /^([-+]?\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)(?:([.,])(\d*))?$/;

/**
 * A number in either notation: 1,250.5 and 1.250,5 and 1 250,5. A mark that stands alone is that of decimals.
 * Undefined for anything that is no number.
 */
export function quantityIn(text: string): number | undefined {
  const bare = text.trim().replaceAll(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '');
  const [, whole, between, mark, decimals = ''] = groupedNumber.exec(bare) ?? [];
  const isGrouped = whole !== undefined && mark !== between;
  const plain = isGrouped && !plainNumber.test(bare) ? `${whole.replaceAll(/[.,]/g, '')}.${decimals}` : bare;
  const quantity = plainNumber.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
  return Number.isFinite(quantity) ? quantity : undefined;
}

/** A row of the table of items; one without a quantity is a row all the same, which the integrity check reports. */
function rowOf(columns: Columns): BomRow {
  const text = textOf(columns, 'BOMQty');
  const quantity = quantityIn(text);
  return {
    item: textOf(columns, 'Item'),
    parentItem: textOf(columns, 'ParentItem'),
    quantity: quantity ?? 0,
    ...(quantity === undefined && text !== '' && { unread: text }),
  };
}

const has = (columns: Columns, ...names: readonly string[]): boolean =>
  names.every((name) => columns.has(name.toLowerCase()));

/** Collects the tables of a document, wherever they are nested and whatever they are called, by their columns. */
function collect(document: unknown): Bom {
  let customerId = '';
  const configurations: BomConfiguration[] = [];
  const rows: BomRow[] = [];
  let unnamed = 0;
  const open = listOf(document).toReversed();
  while (open.length > 0) {
    const element = open.pop();
    if (!isElement(element)) continue;
    const columns = columnsOf(element);
    customerId ||= textOf(columns, 'CustomerId');
    const isRow = has(columns, 'Item', 'BOMQty') || has(columns, 'Item', 'ParentItem');
    if (isRow && textOf(columns, 'Item') !== '') rows.push(rowOf(columns));
    else if (isRow || has(columns, 'BOMQty', 'ParentItem') || textOf(columns, 'Item') !== '') unnamed += 1;
    else if (has(columns, 'ConfigurationName', 'ProductNumber')) {
      configurations.push({
        configurationName: textOf(columns, 'ConfigurationName'),
        productNumber: textOf(columns, 'ProductNumber'),
        variantDescription: textOf(columns, 'VariantDescription'),
      });
    }
    // The last goes on the stack first, so that rows come out in the order of the document.
    for (const child of Object.values(element).flatMap(listOf).toReversed()) open.push(child);
  }
  return { customerId, configurations, rows, ...(unnamed > 0 && { unnamed }) };
}

/** A document without its comments and literal texts, in which nothing is markup. */
const markupOf = (xml: string): string => xml.replaceAll(/<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>/g, '');

/**
 * Reads the XML of a bill of materials, or says why it cannot be shown. A document type declaration is refused
 * before anything is parsed: it is where entity attacks begin, and no bill of materials needs one.
 */
export function parseBomXml(text: string): BomXml {
  const xml = text.replace(/^\uFEFF/, '');
  if (xml.length > longest) return refused('The file is too large to be shown.');
  if (/<!(?:DOCTYPE|ENTITY)/i.test(markupOf(xml)))
    return refused('The file has a document type declaration.');
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
