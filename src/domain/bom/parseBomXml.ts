import { SaxesParser } from 'saxes';
import { isCostlyText } from '../words/costlyText.ts';
import type { Bom, BomConfiguration, BomRow } from './bom.ts';

export type BomXmlResult =
  | { readonly ok: true; readonly bom: Bom }
  | { readonly ok: false; readonly reason: string };

const refused = (reason: string): BomXmlResult => ({ ok: false, reason });

/** Maximum characters of a file: parsing a larger one takes hundreds of megabytes of memory. */
const maxLength = 20 * 1024 * 1024;

/** Maximum nesting of elements; a bill of materials needs a handful. */
const maxDepth = 1000;

/** HTML entities that other systems write without declaring them, besides those of XML itself. */
const namedCharacters = {
  nbsp: '\u00A0',
  cent: '¢',
  pound: '£',
  yen: '¥',
  euro: '€',
  copy: '©',
  reg: '®',
  deg: '°',
  micro: 'µ',
};

/** Texts of an element's columns by lower-case name, as systems differ in spelling. */
type Columns = ReadonlyMap<string, string>;

type Begun = {
  readonly name: string;
  readonly place: number;
  columns: Map<string, string> | undefined;
  text: string;
};

const textOf = (row: Columns, column: string): string => row.get(column.toLowerCase()) ?? '';

const plainNumber = /^[-+]?(?:\d+[.,]?\d*|[.,]\d+)(?:e[-+]?\d+)?$/i;
const groupedNumber = /^([-+]?\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)(?:([.,])(\d*))?$/;

/** Reads 1,250.5, 1.250,5 and 1 250,5; a single separator is the decimal one. Undefined for other texts. */
export function parseQuantity(text: string): number | undefined {
  const bare = text.trim().replaceAll(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '');
  const [, whole, between, mark, decimals = ''] = groupedNumber.exec(bare) ?? [];
  const isGrouped = whole !== undefined && mark !== between;
  const plain = isGrouped && !plainNumber.test(bare) ? `${whole.replaceAll(/[.,]/g, '')}.${decimals}` : bare;
  const quantity = plainNumber.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
  return Number.isFinite(quantity) ? quantity : undefined;
}

function rowOf(columns: Columns): BomRow {
  const text = textOf(columns, 'BOMQty');
  const quantity = parseQuantity(text);
  return {
    item: textOf(columns, 'Item'),
    parentItem: textOf(columns, 'ParentItem'),
    quantity: quantity ?? 0,
    ...(quantity === undefined && text !== '' && { unread: text }),
  };
}

const has = (columns: Columns, ...names: readonly string[]): boolean =>
  names.every((name) => columns.has(name.toLowerCase()));

type Found = { readonly place: number } & (
  | { readonly kind: 'ROW'; readonly row: BomRow }
  | { readonly kind: 'UNNAMED' }
  | { readonly kind: 'CONFIGURATION'; readonly configuration: BomConfiguration }
  | { readonly kind: 'CUSTOMER'; readonly customerId: string }
);

function findIn(columns: Columns, place: number): readonly Found[] {
  const found: Found[] = [];
  const customerId = textOf(columns, 'CustomerId');
  if (customerId !== '') found.push({ place, kind: 'CUSTOMER', customerId });
  const isRow = has(columns, 'Item', 'BOMQty') || has(columns, 'Item', 'ParentItem');
  if (isRow && textOf(columns, 'Item') !== '') found.push({ place, kind: 'ROW', row: rowOf(columns) });
  else if (isRow || has(columns, 'BOMQty', 'ParentItem') || textOf(columns, 'Item') !== '')
    found.push({ place, kind: 'UNNAMED' });
  else if (has(columns, 'ConfigurationName', 'ProductNumber')) {
    const configuration = {
      configurationName: textOf(columns, 'ConfigurationName'),
      productNumber: textOf(columns, 'ProductNumber'),
      variantDescription: textOf(columns, 'VariantDescription'),
    };
    found.push({ place, kind: 'CONFIGURATION', configuration });
  }
  return found;
}

const localName = (name: string): string => name.slice(name.lastIndexOf(':') + 1).toLowerCase();

class NotWellFormed extends Error {}
class TooDeep extends Error {}

/** Of several columns with the same name the first counts. */
function addColumn(element: Begun, name: string, text: string): void {
  element.columns ??= new Map();
  if (!element.columns.has(name)) element.columns.set(name, text);
}

/** Values stay text: part numbers such as "0123456" or "1E5" are not numbers. */
function foundIn(xml: string): readonly Found[] {
  const found: Found[] = [];
  let places = 0;
  const begin = (name: string): Begun => ({ name, place: places++, columns: undefined, text: '' });
  const open = [begin('')];
  const finish = ({ columns, place }: Begun): void => {
    if (columns) found.push(...findIn(columns, place));
  };
  const addText = (text: string): void => {
    const within = open.at(-1);
    if (within) within.text += text;
  };
  const parser = new SaxesParser({ position: false });
  Object.assign(parser.ENTITIES, namedCharacters);
  parser.on('error', () => {
    throw new NotWellFormed();
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > maxDepth) throw new TooDeep();
    const element = begin(localName(name));
    for (const [attribute, text] of Object.entries(attributes))
      addColumn(element, localName(attribute), text.trim());
    open.push(element);
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = open.pop();
    const within = open.at(-1);
    if (!element || !within) return;
    addColumn(within, element.name, element.text.trim());
    finish(element);
  });
  parser.write(xml).close();
  for (const document of open) finish(document);
  // Elements are found at their end tags, inner ones first.
  return found.toSorted((one, other) => one.place - other.place);
}

function collect(xml: string): Bom {
  const found = foundIn(xml);
  const unnamed = found.filter(({ kind }) => kind === 'UNNAMED').length;
  return {
    customerId: found.find((each) => each.kind === 'CUSTOMER')?.customerId ?? '',
    configurations: found.flatMap((each) => (each.kind === 'CONFIGURATION' ? [each.configuration] : [])),
    rows: found.flatMap((each) => (each.kind === 'ROW' ? [each.row] : [])),
    ...(unnamed > 0 && { unnamed }),
  };
}

const markupOf = (xml: string): string => xml.replaceAll(/<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>/g, '');

/** Refuses texts over 20 MB, and any document type declaration before parsing: entity attacks need one. */
export function parseBomXml(text: string): BomXmlResult {
  const xml = text.replace(/^\uFEFF/, '');
  if (xml.length > maxLength) return refused('The file is too large to be shown.');
  if (isCostlyText(xml)) return refused('The file has text that would stop the page.');
  if (/<!(?:DOCTYPE|ENTITY)/i.test(markupOf(xml)))
    return refused('The file has a document type declaration.');
  try {
    const bom = collect(xml);
    return bom.rows.length > 0 || bom.configurations.length > 0
      ? { ok: true, bom }
      : refused('The file holds no bill of materials.');
  } catch (error) {
    if (error instanceof NotWellFormed) return refused('The file is not well-formed XML.');
    if (error instanceof TooDeep) return refused('The file is nested too deeply to be shown.');
    return refused('The file could not be read.');
  }
}
