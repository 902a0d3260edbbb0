const and = new Intl.ListFormat('en', { type: 'conjunction' });
const or = new Intl.ListFormat('en', { type: 'disjunction' });

/** Words in a row, all of them: "A, B, and C"; empty for none. */
export const conjunction = (words: readonly string[]): string => and.format(words);

/** Words in a row, one of them: "A, B, or C"; empty for none. */
export const disjunction = (words: readonly string[]): string => or.format(words);
