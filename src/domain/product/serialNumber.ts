import { invisibleCharacters } from '../words/escapeInvisibleText.ts';

/** Words that labels print before a serial number: "S/N", "SN:", "Serial no.", "Serial number", "No.", "Nr". */
const label = /^(?:serial(?:\s*(?:number|no|nr))?|s\s*\/?\s*n|n[or])(?=[\s.:#\d-])[\s.:#-]*/iu;

/** Punctuation around a number that is copied along: "#0100001", "0100001,", "(0100001)". */
const around = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/**
 * Digits a serial number may begin with: empty for an empty text, undefined where none begins so. Blanks,
 * dots, dashes, invisible characters, punctuation around and a label's words are ignored; a 0 that a
 * spreadsheet dropped is restored where it can only be that.
 */
export function parseSerialPrefix(text: string): string | undefined {
  const plain = text
    .normalize('NFKC')
    .replaceAll(invisibleCharacters, ' ')
    .replaceAll(around, '')
    .replace(label, '')
    .replaceAll(/[\s.\p{Pd}\u2212_/]/gu, '');
  if (plain === '') return text.replaceAll(invisibleCharacters, ' ').trim() === '' ? '' : undefined;
  if (!/^\d+$/.test(plain)) return undefined;
  const digits = /^[01]/.test(plain) ? plain : `0${plain}`;
  return digits.length > 7 ? undefined : digits;
}

/** Serial number of six digits that begin with 1, whose leading 0 was dropped; undefined for other texts. */
export function restoreDroppedZero(text: string): string | undefined {
  const digits = parseSerialPrefix(text);
  return digits?.length === 6 && digits.startsWith('1') ? `0${digits}` : undefined;
}

export const isSerialNumber = (text: string): boolean => /^[01]\d{6}$/.test(text);

export function findSerialNumber(text: string): string | undefined {
  const digits = parseSerialPrefix(text);
  return digits !== undefined && isSerialNumber(digits) ? digits : undefined;
}

/** A typed serial number in its stored form; a text that is none is only trimmed. */
export const toSerialNumber = (typed: string): string => findSerialNumber(typed) ?? typed.trim();
