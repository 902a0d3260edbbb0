/**
 * "A", "A and B", "A, B, and C". Without `Intl`, whose first use makes the browser load the data of a
 * language and would delay the first row of a list.
 */
function inRow(words: readonly string[], last: 'and' | 'or'): string {
  if (words.length < 3) return words.join(` ${last} `);
  return `${words.slice(0, -1).join(', ')}, ${last} ${words.at(-1)}`;
}

export const formatConjunction = (words: readonly string[]): string => inRow(words, 'and');

export const formatDisjunction = (words: readonly string[]): string => inRow(words, 'or');

/** @session nothing of a person */
let byLetters: Intl.Collator | undefined;

export const compareAlphabetically = (one: string, other: string): number => {
  byLetters ??= new Intl.Collator('en', { sensitivity: 'base', numeric: true });
  return byLetters.compare(one, other);
};
