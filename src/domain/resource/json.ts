import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { formatWholeNumber } from '../words/numbers.ts';

export const maxResourceLength = 1_000_000;

export type JsonProblem = { readonly line: number; readonly text: string };

export type JsonParseResult =
  | { readonly isSound: true; readonly value: unknown; readonly root: Node }
  | { readonly isSound: false; readonly problems: readonly JsonProblem[] };

const problemTexts: Readonly<Record<string, string>> = {
  InvalidSymbol: 'This is no value: texts stand in double quotes',
  InvalidNumberFormat: 'This is no number',
  PropertyNameExpected: 'A name in double quotes is expected here; after the last field there is no comma',
  ValueExpected: 'A value is expected here; after the last one there is no comma',
  ColonExpected: 'A colon is expected after the name',
  CommaExpected: 'A comma is expected before this',
  CloseBraceExpected: 'A closing } is missing',
  CloseBracketExpected: 'A closing ] is missing',
  EndOfFileExpected: 'There is more after the end of the value',
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfComment: 'JSON has no comments',
  UnexpectedEndOfString: 'A closing quote is missing',
  UnexpectedEndOfNumber: 'The number breaks off',
  InvalidUnicode: 'After \\u there are four hexadecimal digits',
  InvalidEscapeCharacter: 'This character cannot stand after a backslash',
  InvalidCharacter: 'This character has to be written as an escape, such as \\n or \\t',
};
const otherProblem = 'This is not JSON';

const tooLong = (length: number): string =>
  `The text has ${formatWholeNumber(length)} characters; a resource has ${formatWholeNumber(maxResourceLength)} at most`;
const doubled = (name: string): string => `The field ${name} stands twice in this object`;
const tooDeep = 'Objects and lists stand too deep inside each other';
const empty = 'A value is required: an object, a list, a text, a number, true, false or null';
const maxProblems = 50;

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function lineAt(starts: readonly number[], offset: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}

function* doubledFields(node: Node): Generator<{ readonly offset: number; readonly name: string }> {
  const names = new Set<unknown>();
  const waiting: Node[] = [node];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    names.clear();
    for (const child of next.children ?? []) {
      if (next.type === 'object') {
        const [name, value] = child.children ?? [];
        if (name && names.has(name.value)) yield { offset: name.offset, name: String(name.value) };
        names.add(name?.value);
        if (value) waiting.push(value);
      } else waiting.push(child);
    }
  }
}

/**
 * Problems are the first by line: no JSON, too long, or a repeated field, of which only the last would count.
 * Nothing in the text is executed.
 */
export function parseJson(text: string): JsonParseResult {
  if (text.length > maxResourceLength) {
    return { isSound: false, problems: [{ line: 1, text: tooLong(text.length) }] };
  }
  if (text.trim() === '') return { isSound: false, problems: [{ line: 1, text: empty }] };
  const errors: ParseError[] = [];
  let root: Node | undefined;
  try {
    root = parseTree(text, errors, { disallowComments: true });
  } catch {
    // The parser is recursive, so deep nesting overflows the stack.
    return { isSound: false, problems: [{ line: 1, text: tooDeep }] };
  }
  const starts = lineStarts(text);
  const faults = errors
    // At one position the parser may report several errors: the first is the nearest.
    .filter(({ offset }, place) => errors[place - 1]?.offset !== offset)
    .slice(0, maxProblems)
    .map(({ error, offset }) => ({ offset, text: problemTexts[printParseErrorCode(error)] ?? otherProblem }));
  if (faults.length === 0 && root) {
    for (const { offset, name } of doubledFields(root)) {
      if (faults.length < maxProblems) faults.push({ offset, text: doubled(name) });
    }
  }
  const value = faults.length === 0 ? valueOf(text) : undefined;
  if (faults.length === 0 && root && value) return { isSound: true, value: value.parsed, root };
  const problems = faults.length > 0 ? faults : [{ offset: 0, text: otherProblem }];
  return {
    isSound: false,
    problems: problems
      .toSorted((one, other) => one.offset - other.offset)
      .map(({ offset, text: says }) => ({ line: lineAt(starts, offset), text: says })),
  };
}

/** The value by `JSON.parse`; undefined where that refuses what the tolerant parser accepted. */
function valueOf(text: string): { readonly parsed: unknown } | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return { parsed };
  } catch {
    return undefined;
  }
}

/** Digits of a number without zeros at either end, and its decimal exponent: the same for equal numbers. */
function digitsOf(number: string): string {
  const [, whole = '', decimals = '', exponent = '0'] =
    /^-?(\d+)(?:\.(\d+))?(?:e([-+]?\d+))?$/i.exec(number) ?? [];
  const digits = whole + decimals;
  const first = digits.search(/[1-9]/);
  return first < 0
    ? '0'
    : `${digits.slice(first).replace(/0+$/, '')}e${whole.length - first + Number(exponent)}`;
}

/** Whether a program that reads numbers into 64 bits, as nearly all do, gets another number. */
const losesDigits = (number: string): boolean => digitsOf(number) !== digitsOf(String(Number(number)));

const lossy = (number: string): string =>
  `The number ${number.length > 40 ? `${number.slice(0, 40)}…` : number} is read as ${Number(number)} by most programs`;

/** The first numbers of a parsed text that lose digits where other programs read them. */
export function findLossyNumbers(text: string, root: Node): readonly JsonProblem[] {
  const starts = lineStarts(text);
  const found: JsonProblem[] = [];
  const waiting: Node[] = [root];
  for (let next = waiting.pop(); next && found.length < maxProblems; next = waiting.pop()) {
    for (const child of (next.children ?? []).toReversed()) waiting.push(child);
    if (next.type !== 'number') continue;
    const number = text.slice(next.offset, next.offset + next.length);
    if (losesDigits(number)) found.push({ line: lineAt(starts, next.offset), text: lossy(number) });
  }
  return found;
}

export function findJsonLine(text: string, root: Node, place: readonly (string | number)[]): number {
  for (let length = place.length; length >= 0; length -= 1) {
    const node = findNodeAtLocation(root, place.slice(0, length));
    if (node) return lineAt(lineStarts(text), node.offset);
  }
  return 1;
}
