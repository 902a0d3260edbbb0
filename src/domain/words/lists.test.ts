import { expect, test } from 'vitest';
import { alphabetically, conjunction, disjunction } from './lists.ts';

test.each([
  [[], '', ''],
  [['A'], 'A', 'A'],
  [['A', 'B'], 'A and B', 'A or B'],
  [['A', 'B', 'C'], 'A, B, and C', 'A, B, or C'],
])('%j', (words, all, one) => {
  expect(conjunction(words)).toBe(all);
  expect(disjunction(words)).toBe(one);
});

test('words are sorted whatever their case, and numbers by their value', () => {
  expect(['b10', 'B9', 'Ä', 'a'].toSorted(alphabetically)).toEqual(['Ä', 'a', 'B9', 'b10']);
});
