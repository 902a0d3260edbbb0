import { invisibleCharacters } from './escapeInvisibleText.ts';

const needsFolding = /[^\n\x20-\x7e]| {2}/;

/** A blank for tabs and breaks except line ends; nothing for other invisible characters. */
const visibleBlank = (sign: string): string => {
  if (sign === '\n') return sign;
  return /[\t\v\f\r\u0085\u2028\u2029]/.test(sign) ? ' ' : '';
};

const foldBlanks = (text: string): string =>
  text.replaceAll(invisibleCharacters, visibleBlank).replaceAll(/[^\S\n]+/g, ' ');

/**
 * Texts are compared without case, composition, wide or ligated letters, kind and number of blanks, and
 * invisible characters. Line ends stay, so that no phrase is found across two fields. Accents count.
 */
export function toSearchKey(text: string): string {
  const lower = text.toLowerCase();
  // Nearly every text is plain ASCII: normalizing 10,000 quotes would take three times as long as reading them.
  if (!needsFolding.test(lower)) return lower;
  return foldBlanks(text.normalize('NFKC').toLowerCase().normalize('NFKC'));
}

/** Code points between a full-width character, as East Asian keyboards write it, and the plain one. */
const wideDistance = 0xfee0;
const toPlainWidth = (sign: string): string =>
  String.fromCodePoint((sign.codePointAt(0) ?? 0) - wideDistance);

/** A search for a back end: in the typed case, composed, no full-width characters, plain blanks. */
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
