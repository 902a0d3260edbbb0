/** Widths of the printable ASCII letters from space to tilde, in thousandths of the size. */
const plain = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
] as const;
const bold = [
  278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278,
  556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584,
  556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556,
  333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
] as const;

/** Capitals reach so far up, as a share of the size. */
export const capitalHeight = 0.718;

/** How wide Helvetica sets the words, in the unit of the size. Accented letters are as wide as plain ones. */
export function textWidth(words: string, size: number, weight: 'PLAIN' | 'BOLD' = 'PLAIN'): number {
  const widths = weight === 'BOLD' ? bold : plain;
  const letters = Array.from(words.normalize('NFD').replace(/\p{M}/gu, ''));
  const total = letters.reduce((sum, letter) => sum + (widths[letter.charCodeAt(0) - 32] ?? 556), 0);
  return (total * size) / 1000;
}

/** What Windows-1252 has beyond Latin-1, as far as documents use it. */
const extras: Record<string, number> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '™': 0x99,
};

/** The words as one character a byte in Windows-1252; what it has no letter for becomes "?". */
export function windows1252(words: string): string {
  return Array.from(words.normalize('NFC'), (letter) => {
    const code = letter.codePointAt(0) ?? 63;
    const known = (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff);
    return String.fromCharCode(known ? code : (extras[letter] ?? 63));
  }).join('');
}

/** The words broken into lines no wider than the given width; a longer single word keeps a line of its own. */
export function wrap(
  words: string,
  size: number,
  width: number,
  weight: 'PLAIN' | 'BOLD' = 'PLAIN',
): string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && textWidth(longer, size, weight) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
