import { invisible } from '../words/visibleText.ts';

/** Characters that are shown of what two long texts begin with alike. */
const maxAlikeShown = 40;

const cut = (text: string, from: number, length: number): string => {
  const end = text.length > from + length ? '…' : '';
  return `${from > 0 ? '…' : ''}${text.slice(from, from + length)}${end}`;
};

function findFirstDifference(before: string, after: string): number {
  let place = 0;
  while (place < before.length && before[place] === after[place]) place += 1;
  return place;
}

/** A text as it looks: neither composition, nor the kind of a blank, nor what cannot be seen shows in it. */
const toLook = (text: string): string => text.normalize('NFKC').replaceAll(invisible, '');

/** Escapes as JSON has them, for all but the signs of ASCII. */
const toEscaped = (text: string): string =>
  text.replaceAll(
    /[^\x20-\x7E…]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  );

/**
 * Two different JSON texts of plain values as they are shown beside each other, at most `length` characters each: long
 * ones from shortly before they differ, and those that look the same with escapes.
 */
export function writeBothSides(
  before: string,
  after: string,
  length: number,
): { readonly before: string; readonly after: string } {
  const first = findFirstDifference(before, after);
  const from = first < length - maxAlikeShown ? 0 : first - maxAlikeShown;
  const sides = { before: cut(before, from, length), after: cut(after, from, length) };
  if (toLook(sides.before) !== toLook(sides.after)) return sides;
  return { before: toEscaped(sides.before), after: toEscaped(sides.after) };
}
