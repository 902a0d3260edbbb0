import { allowed, refused, type RefusedVerdict, type Verdict } from '../access/verdict.ts';
import { deviceTypeText } from '../product/families.ts';
import { isSerialNumber } from '../product/product.ts';
import { serialBeginning, withDroppedZero } from '../product/serialNumber.ts';
import { firmwareStanding, versionText, type OrderedFirmware } from './orderedFirmware.ts';

/** Sentences that say why a line of the basket does not go into an order. */
const reasons = {
  format: 'This is no serial number: seven digits, the first of them 0 or 1.',
  doubled: (line: number): string => `The same as line ${line}.`,
  missing: 'There is no such product, or you do not have access to it.',
  otherKind: (family: string, type: string, firmware: OrderedFirmware): string =>
    `This is a ${family} ${deviceTypeText(type).toLowerCase()}. The firmware is for ${firmware.productFamily} ${deviceTypeText(firmware.deviceType).toLowerCase()}s.`,
  inOrder: 'It is in this order already.',
  pending: (order: string): string => `It waits for order ${order} already.`,
  same: (version: string): string => `It runs ${version} already.`,
  newer: (version: string): string => `It runs ${version}, which is newer.`,
} as const;

/** Largest number of lines that are taken at once. */
export const mostLines = 5000;

/** A line as somebody gave it. */
export type BasketLine = {
  /** Place among the lines, from 1. */
  readonly line: number;
  readonly text: string;
  /** The serial number in it; undefined where there is none. */
  readonly serialNumber: string | undefined;
};

/** Separators of the cells of a line: a tab, a semicolon, a comma, a bar. */
const cells = /[\t;,|]/;

const unquoted = (cell: string): string => cell.trim().replaceAll(/^["']+|["']+$/g, '');

/** The serial number that a text is in any spelling, also one whose 0 in front a spreadsheet has dropped. */
function serialIn(text: string): string | undefined {
  const digits = serialBeginning(unquoted(text));
  if (digits !== undefined && isSerialNumber(digits)) return digits;
  return withDroppedZero(unquoted(text));
}

/** First cells that name a column and are no line of their own. */
const heading = /^(?:serials?|serial ?no\.?|s\/n|sn|serial ?numbers?)$/i;

/**
 * The lines of a text that was typed, scanned, pasted or read from a CSV file. Of a line with several cells the first
 * that is a serial number counts, unless all of them are: then each is a line. A heading and empty lines are left out.
 */
export function basketLines(text: string): readonly BasketLine[] {
  const rows = text.replaceAll('\uFEFF', '').split(/\r\n|\r|\n/);
  const texts = rows.flatMap((row, index) => {
    const given = row.split(cells).map((cell) => unquoted(cell));
    if (given.every((cell) => cell === '')) return [];
    if (index === 0 && given.some((cell) => heading.test(cell))) return [];
    const filled = given.filter((cell) => cell !== '');
    const isList = filled.length > 1 && filled.every((cell) => serialIn(cell) !== undefined);
    return isList ? filled : [row.trim()];
  });
  return texts.map((each, index) => {
    const serials = [each, ...each.split(cells)].map((cell) => serialIn(cell));
    return { line: index + 1, text: each, serialNumber: serials.find((serial) => serial !== undefined) };
  });
}

/** A product as far as its place in an order is decided. */
export type BasketProduct = {
  readonly serialNumber: string;
  readonly productFamily: string;
  readonly deviceType: string;
  readonly firmwareFile: { readonly fileName: string } | null;
  readonly serviceOrders: readonly { readonly id: string; readonly serviceOrderState: string }[];
};

/** The order that products are to be put into. */
export type BasketOrder = {
  /** Its id, once it has one. */
  readonly id?: string | undefined;
  /** Those that are in it. */
  readonly serialNumbers: ReadonlySet<string>;
  readonly firmware: OrderedFirmware | null;
};

/** Whether a product can be put into an order, with the reason why not. */
export function canTakePart(product: BasketProduct, order: BasketOrder): Verdict {
  const { productFamily, deviceType, serialNumber, firmwareFile, serviceOrders } = product;
  const { firmware } = order;
  if (firmware && (firmware.productFamily !== productFamily || firmware.deviceType !== deviceType))
    return refused('SUBJECT', reasons.otherKind(productFamily, deviceType, firmware));
  if (order.serialNumbers.has(serialNumber)) return refused('STATE', reasons.inOrder);
  const pending = serviceOrders.find((each) => each.serviceOrderState === 'PENDING' && each.id !== order.id);
  if (pending) return refused('STATE', reasons.pending(pending.id));
  const standing = firmware ? firmwareStanding(firmwareFile?.fileName, firmware) : 'UNKNOWN';
  const version = versionText(firmwareFile?.fileName ?? '');
  if (standing === 'SAME') return refused('STATE', reasons.same(version));
  return standing === 'NEWER' ? refused('STATE', reasons.newer(version)) : allowed;
}

/** A line with what came of it: whether its product takes part, as soon as it is known. */
export type CheckedLine<Product extends BasketProduct = BasketProduct> = BasketLine & {
  /** undefined as long as it has not been looked up. */
  readonly verdict: Verdict | undefined;
  readonly product: Product | undefined;
};

/** The products of some serial numbers, each with those that have it; a serial number that is not in it has not been looked up. */
export type FoundProducts<Product extends BasketProduct = BasketProduct> = ReadonlyMap<
  string,
  readonly Product[]
>;

/**
 * Lines with their verdicts, in the order in which somebody would look: the number itself, a number given twice, the
 * product, its kind, what waits for it and what it runs. Of a transmitter and a receiver of one number the one that
 * can take part counts.
 */
export function checkedLines<Product extends BasketProduct>(
  lines: readonly BasketLine[],
  found: FoundProducts<Product>,
  order: BasketOrder,
): readonly CheckedLine<Product>[] {
  const first = new Map<string, number>();
  return lines.map((line): CheckedLine<Product> => {
    const { serialNumber } = line;
    if (serialNumber === undefined)
      return { ...line, product: undefined, verdict: refused('SUBJECT', reasons.format) };
    const before = first.get(serialNumber);
    if (before !== undefined)
      return { ...line, product: undefined, verdict: refused('SUBJECT', reasons.doubled(before)) };
    first.set(serialNumber, line.line);
    const products = found.get(serialNumber);
    if (!products) return { ...line, product: undefined, verdict: undefined };
    const verdicts = products.map((product) => ({ product, verdict: canTakePart(product, order) }));
    const best = verdicts.find(({ verdict }) => verdict.allowed) ?? verdicts[0];
    const missing: RefusedVerdict = refused('SUBJECT', reasons.missing);
    return { ...line, product: best?.product, verdict: best?.verdict ?? missing };
  });
}

/** Serial numbers of the lines whose products take part. */
export const goodSerials = (lines: readonly CheckedLine[]): string[] =>
  lines.flatMap(({ verdict, serialNumber }) =>
    verdict?.allowed && serialNumber !== undefined ? [serialNumber] : [],
  );

/** Length of the beginning that serial numbers are asked for by: no more than a thousand numbers share one. */
const sharedDigits = 4;

/** A question for products by the beginning of their serial numbers, and the numbers it answers for. */
export type SerialQuestion = { readonly begins: string; readonly serialNumbers: readonly string[] };

function commonBeginning(serials: readonly string[]): string {
  const [first = '', last = ''] = [serials[0], serials.at(-1)];
  let length = 0;
  while (length < first.length && first[length] === last[length]) length += 1;
  return first.slice(0, length);
}

/**
 * The questions that look up many serial numbers, each by the longest beginning that neighbours share: 5,000 numbers in
 * a row take six. Each number is in exactly one of them.
 */
export function serialQuestions(serialNumbers: readonly string[]): readonly SerialQuestion[] {
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
