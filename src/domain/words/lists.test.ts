import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareAlphabetically, formatConjunction, formatDisjunction } from './lists.ts';

test.each([
  [[], '', ''],
  [['A'], 'A', 'A'],
  [['A', 'B'], 'A and B', 'A or B'],
  [['A', 'B', 'C'], 'A, B, and C', 'A, B, or C'],
])('%j', (words, all, one) => {
  expect(formatConjunction(words)).toBe(all);
  expect(formatDisjunction(words)).toBe(one);
});

test('words are sorted whatever their case, and numbers by their value', () => {
  expect(['b10', 'B9', 'Ä', 'a'].toSorted(compareAlphabetically)).toEqual(['Ä', 'a', 'B9', 'b10']);
});

test('words stand in a row as English has them', () => {
  const and = new Intl.ListFormat('en', { type: 'conjunction' });
  const or = new Intl.ListFormat('en', { type: 'disjunction' });
  fc.assert(
    fc.property(fc.array(fc.string()), (words) => {
      expect(formatConjunction(words)).toBe(and.format(words));
      expect(formatDisjunction(words)).toBe(or.format(words));
    }),
  );
});
