/** Texts as sentences one after the other: each ends with one stop, and those that are empty or missing are left out. */
export const sentences = (texts: readonly (string | undefined)[]): string =>
  texts
    .map((text) => text?.trim() ?? '')
    .filter(Boolean)
    .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
    .join(' ');

/** Longest part of a text that is quoted in a sentence, in characters. */
const longestQuote = 200;

/** A text as it is quoted in a sentence: on one line, and cut off where it is long. */
export function shortened(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return line.length > longestQuote ? `${line.slice(0, longestQuote).trimEnd()}…` : line;
}
