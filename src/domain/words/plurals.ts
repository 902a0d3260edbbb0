import { wholeNumber } from './numbers.ts';

/** The number of things that `one` names: "1 file", "1,200 files". For words that only take an s. */
export const countText = (count: number, one: string): string =>
  `${wholeNumber(count)} ${one}${count === 1 ? '' : 's'}`;
