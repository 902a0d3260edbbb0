const and = new Intl.ListFormat('en', { type: 'conjunction' });
const byLetters = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const or = new Intl.ListFormat('en', { type: 'disjunction' });

/** Words in a row, all of them: "A, B, and C"; empty for none. */
export const conjunction = (words: readonly string[]): string => and.format(words);

/** Words in a row, one of them: "A, B, or C"; empty for none. */
export const disjunction = (words: readonly string[]): string => or.format(words);

/** The order of two words for people: whatever their case and accents, and numbers by their value. */
export const alphabetically = (one: string, other: string): number => byLetters.compare(one, other);
