import { allowedDecision, createRefusal, type Refusal, type Decision } from '../access/decision.ts';
import { formatDeviceType } from '../product/families.ts';
import { isSerialNumber, findSerialNumber, restoreDroppedZero } from '../product/serialNumber.ts';
import { compareFirmware, formatFileVersion, type OrderFirmware } from './orderFirmware.ts';
import { isPendingOrder } from './state.ts';

const reasons = {
  format: 'This is no serial number: seven digits, the first of them 0 or 1.',
  doubled: (line: number): string => `The same as line ${line}.`,
  missing: 'There is no such product, or you do not have access to it.',
  otherKind: (family: string, type: string, firmware: OrderFirmware): string =>
    `This is a ${family} ${formatDeviceType(type).toLowerCase()}. The firmware is for ${firmware.productFamily} ${formatDeviceType(firmware.deviceType).toLowerCase()}s.`,
  inOrder: 'It is in this order already.',
  pending: (order: string): string => `It waits for order ${order} already.`,
  same: (version: string): string => `It runs ${version} already.`,
  newer: (version: string): string => `It runs ${version}, which is newer.`,
} as const;

export const maxBasketLines = 5000;

export type BasketLine = {
  readonly line: number;
  readonly text: string;
  readonly serialNumber: string | undefined;
};

const cells = /[\t;,|]/;

const unquoted = (cell: string): string => cell.trim().replaceAll(/^["']+|["']+$/g, '');

/** Serial number in a text of any spelling, also one whose leading 0 a spreadsheet has dropped. */
function serialIn(text: string): string | undefined {
  return findSerialNumber(unquoted(text)) ?? restoreDroppedZero(unquoted(text));
}

const heading = /^(?:serials?|serial ?no\.?|s\/n|sn|serial ?numbers?)$/i;

export type BasketParseResult = {
  readonly lines: readonly BasketLine[];
  readonly leftOut: number;
};

/** Most cells of a line that are examined where not all of them are serial numbers. */
const maxCells = 50;
const maxShown = 120;

const shortened = (text: string): string => (text.length > maxShown ? `${text.slice(0, maxShown)}…` : text);

const isSerial = (text: string): boolean => serialIn(text) !== undefined;

const maybeMeant = (text: string): boolean => (text.match(/\d/g) ?? []).length >= 4;

const isNearlySerial = (text: string): boolean => /^\d{5,9}$/.test(text);

/** Filled cells of a row, at most about `most`. Serial numbers between blanks are a cell each. */
function cellsOf(row: string, limit: number): readonly string[] {
  return row.split(cells, limit).flatMap((cell) => {
    const text = unquoted(cell);
    if (text === '' || isSerial(text)) return text === '' ? [] : [text];
    const words = text.split(/\s+/, limit);
    return words.some(isSerialNumber) ? words.filter(maybeMeant) : [text];
  });
}

/**
 * Of a row with several serial numbers, or nothing but numbers, each that may be one, so that a mistyped one
 * is visibly refused; of any other row the whole text.
 */
function textsIn(row: string, limit: number, isFirst: boolean): readonly string[] {
  const filled = cellsOf(row, limit);
  if (filled.length === 0 || (isFirst && filled.some((cell) => heading.test(cell)))) return [];
  const isList =
    filled.length > 1 &&
    (filled.filter(isSerial).length > 1 || filled.every((cell) => isSerial(cell) || isNearlySerial(cell)));
  return isList ? filled.filter(maybeMeant) : [row.trim()];
}

function lineOf(text: string, line: number): BasketLine {
  const inCells = (): string | undefined =>
    cellsOf(text, maxCells)
      .map((cell) => serialIn(cell))
      .find((serial) => serial !== undefined);
  return { line, text: shortened(text), serialNumber: serialIn(text) ?? inCells() };
}

function countBetween(text: string, parts: string): number {
  let count = 0;
  let holds = false;
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text[at];
    if (sign === undefined || parts.includes(sign)) {
      if (holds) count += 1;
      holds = false;
    } else if (sign > ' ') holds = true;
  }
  return count;
}

/**
 * At most `room` lines of a text that was typed, scanned, pasted or read from CSV, and how many were left
 * out. Of several cells the serial number counts; several serial numbers are a line each. A heading and empty
 * lines are skipped. The time does not grow with the lines left out.
 */
export function parseBasketText(text: string, room: number = maxBasketLines): BasketParseResult {
  const lines: BasketLine[] = [];
  const plain = text.replaceAll('\uFEFF', '');
  const rows = /[^\r\n]+/g;
  let isFirst = true;
  for (let found = rows.exec(plain); found; found = rows.exec(plain)) {
    const [row] = found;
    const left = room - lines.length;
    if (left <= 0) return { lines, leftOut: countBetween(plain.slice(found.index), '\r\n') };
    const texts = textsIn(row, left + 1, isFirst);
    lines.push(...texts.slice(0, left).map((each, index) => lineOf(each, lines.length + index + 1)));
    if (texts.length > left) {
      const others = countBetween(row, cells.test(row) ? '\t;,|' : ' ') - left;
      return { lines, leftOut: others + countBetween(plain.slice(found.index + row.length), '\r\n') };
    }
    isFirst = isFirst && row.trim() === '';
  }
  return { lines, leftOut: 0 };
}

export const parseBasketLines = (text: string): readonly BasketLine[] => parseBasketText(text).lines;

export type BasketProduct = {
  readonly serialNumber: string;
  readonly productFamily: string;
  readonly deviceType: string;
  readonly firmwareFile: { readonly fileName: string } | null;
  readonly serviceOrders: readonly { readonly id: string; readonly serviceOrderState: string }[];
};

/** As many products as an order takes, lowest serial numbers first, and how many serial numbers remain. */
export function limitOrderProducts<Product extends Pick<BasketProduct, 'serialNumber'>>(
  products: readonly Product[],
): { readonly products: readonly Product[]; readonly leftOut: number } {
  const inOrder = products.toSorted((one, other) => Number(one.serialNumber) - Number(other.serialNumber));
  const serials = [...new Set(inOrder.map(({ serialNumber }) => serialNumber))];
  const fitting = new Set(serials.slice(0, maxBasketLines));
  return {
    products: inOrder.filter(({ serialNumber }) => fitting.has(serialNumber)),
    leftOut: serials.length - fitting.size,
  };
}

export type BasketOrder = {
  readonly id?: string | undefined;
  readonly serialNumbers: ReadonlySet<string>;
  readonly firmware: OrderFirmware | null;
};

export function checkOrderEligibility(product: BasketProduct, order: BasketOrder): Decision {
  const { productFamily, deviceType, serialNumber, firmwareFile, serviceOrders } = product;
  const { firmware } = order;
  if (firmware && (firmware.productFamily !== productFamily || firmware.deviceType !== deviceType))
    return createRefusal('SUBJECT', reasons.otherKind(productFamily, deviceType, firmware));
  if (order.serialNumbers.has(serialNumber)) return createRefusal('STATE', reasons.inOrder);
  const pending = serviceOrders.find((each) => isPendingOrder(each) && each.id !== order.id);
  if (pending) return createRefusal('STATE', reasons.pending(pending.id));
  const standing = firmware ? compareFirmware(firmwareFile?.fileName, firmware) : 'UNKNOWN';
  const version = formatFileVersion(firmwareFile?.fileName ?? '');
  if (standing === 'SAME') return createRefusal('STATE', reasons.same(version));
  return standing === 'NEWER' ? createRefusal('STATE', reasons.newer(version)) : allowedDecision;
}

export type BasketLineResult<Product extends BasketProduct = BasketProduct> = BasketLine & {
  readonly decision: Decision | undefined;
  readonly product: Product | undefined;
};

export type ProductsBySerialNumber<Product extends BasketProduct = BasketProduct> = ReadonlyMap<
  string,
  readonly Product[]
>;

/**
 * Checks each line in this order: number, repeated, product, kind, pending order, firmware. Of a transmitter
 * and a receiver of the same number the one that can be updated counts.
 */
export function resolveBasketLines<Product extends BasketProduct>(
  lines: readonly BasketLine[],
  found: ProductsBySerialNumber<Product>,
  order: BasketOrder,
): readonly BasketLineResult<Product>[] {
  const first = new Map<string, number>();
  return lines.map((line): BasketLineResult<Product> => {
    const { serialNumber } = line;
    if (serialNumber === undefined)
      return { ...line, product: undefined, decision: createRefusal('SUBJECT', reasons.format) };
    const before = first.get(serialNumber);
    if (before !== undefined)
      return { ...line, product: undefined, decision: createRefusal('SUBJECT', reasons.doubled(before)) };
    first.set(serialNumber, line.line);
    const products = found.get(serialNumber);
    if (!products) return { ...line, product: undefined, decision: undefined };
    const verdicts = products.map((product) => ({
      product,
      decision: checkOrderEligibility(product, order),
    }));
    const best = verdicts.find(({ decision }) => decision.allowed) ?? verdicts[0];
    const missing: Refusal = createRefusal('SUBJECT', reasons.missing);
    return { ...line, product: best?.product, decision: best?.decision ?? missing };
  });
}

export const listEligibleSerialNumbers = (lines: readonly BasketLineResult[]): string[] =>
  lines.flatMap(({ decision, serialNumber }) =>
    decision?.allowed && serialNumber !== undefined ? [serialNumber] : [],
  );

/** Length of the prefix that serial numbers are searched by: at most a thousand numbers share one. */
const sharedDigits = 4;

export type SerialSearch = { readonly begins: string; readonly serialNumbers: readonly string[] };

function commonBeginning(serials: readonly string[]): string {
  const [first = '', last = ''] = [serials[0], serials.at(-1)];
  let length = 0;
  while (length < first.length && first[length] === last[length]) length += 1;
  return first.slice(0, length);
}

/** Most searches that are made without first counting the pages of the list of all products. */
export const maxUncountedSearches = 12;

export const isFullReadCheaper = (questions: number, products: number, pageSize: number): boolean =>
  Math.ceil(products / pageSize) < questions;

/**
 * Searches by the longest common prefix of neighbours: 5,000 consecutive numbers take six. Each number is in
 * one search.
 */
export function planSerialSearches(serialNumbers: readonly string[]): readonly SerialSearch[] {
  const groups = new Map<string, string[]>();
  for (const serial of [...new Set(serialNumbers)].toSorted()) {
    const beginning = serial.slice(0, sharedDigits);
    groups.set(beginning, [...(groups.get(beginning) ?? []), serial]);
  }
  return [...groups.values()].map((serials) => ({
    begins: commonBeginning(serials),
    serialNumbers: serials,
  }));
}
