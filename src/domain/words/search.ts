import { invisibleCharacters } from './escapeInvisibleText.ts';

const needsFolding = /[^\n\x20-\x7e]| {2}/;

/** Plain blanks for tabs and breaks, line ends aside; nothing for other signs that cannot be seen. */
const visibleBlank = (sign: string): string => {
  if (sign === '\n') return sign;
  return /[\t\v\f\r\u0085\u2028\u2029]/.test(sign) ? ' ' : '';
};

const foldBlanks = (text: string): string =>
  text.replaceAll(invisibleCharacters, visibleBlank).replaceAll(/[^\S\n]+/g, ' ');

/**
 * Neither case, composition, wide or ligated letters, kind and number of blanks nor unseen signs tell texts apart.
 * Line ends stay, so that no phrase is found across two fields. Accents count.
 */
export function toSearchKey(text: string): string {
  const lower = text.toLowerCase();
  // Nearly every text is plain ASCII: normalizing 10,000 quotes would take three times as long as reading them.
  if (!needsFolding.test(lower)) return lower;
  return foldBlanks(text.normalize('NFKC').toLowerCase().normalize('NFKC'));
}

/** Distance of a wide letter, digit or mark, as keyboards of East Asia write them, to the plain one. */
const wideDistance = 0xfee0;
const toPlainWidth = (sign: string): string =>
  String.fromCodePoint((sign.codePointAt(0) ?? 0) - wideDistance);

/** A typed search as it is sent to a back end: in its own case and letters, composed, none of them wide, with plain blanks. */
export const normalizeSearch = (search: string): string =>
  foldBlanks(search.normalize('NFC').replaceAll(/[\uFF01-\uFF5E]/g, toPlainWidth))
    .replaceAll('\n', ' ')
    .trim();

export const toSearchWords = (search: string): readonly string[] =>
  toSearchKey(search).split(/\s+/).filter(Boolean);

export function createWordMatcher(
  search: string,
): (...texts: readonly (string | null | undefined)[]) => boolean {
  const words = toSearchWords(search);
  return (...texts) => {
    if (words.length === 0) return true;
    const key = toSearchKey(texts.join('\n'));
    return words.every((word) => key.includes(word));
  };
}
