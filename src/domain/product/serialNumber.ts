import { invisible } from '../words/visibleText.ts';

/** Words that labels print before a serial number: "S/N", "SN:", "Serial no.", "Serial number". */
const label = /^(?:serial(?:\s*(?:number|no|nr))?|s\s*\/?\s*n)(?=[\s.:#\d-])[\s.:#-]*/iu;

/**
 * The digits that a typed text says a serial number begins with; empty for an empty text, undefined for a text that no
 * serial number can begin with. Blanks, dots, dashes and what cannot be seen between the digits, and the words of a label,
 * count for nothing, and a 0 in front that a spreadsheet has dropped is put back where it can only be that.
 */
export function serialBeginning(text: string): string | undefined {
  const plain = text
    .normalize('NFKC')
    .replaceAll(invisible, ' ')
    .trim()
    .replace(label, '')
    .replaceAll(/[\s.\p{Pd}\u2212_/]/gu, '');
  if (plain === '') return text.replaceAll(invisible, ' ').trim() === '' ? '' : undefined;
  if (!/^\d+$/.test(plain)) return undefined;
  const digits = /^[01]/.test(plain) ? plain : `0${plain}`;
  return digits.length > 7 ? undefined : digits;
}

/** The serial number that six digits with a 1 in front are when their 0 was dropped; undefined for any other text. */
export function withDroppedZero(text: string): string | undefined {
  const digits = serialBeginning(text);
  return digits?.length === 6 && digits.startsWith('1') ? `0${digits}` : undefined;
}
