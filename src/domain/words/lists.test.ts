import * as fc from 'fast-check';
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

test('words stand in a row as English has them', () => {
  const and = new Intl.ListFormat('en', { type: 'conjunction' });
  const or = new Intl.ListFormat('en', { type: 'disjunction' });
  fc.assert(
    fc.property(fc.array(fc.string()), (words) => {
      expect(conjunction(words)).toBe(and.format(words));
      expect(disjunction(words)).toBe(or.format(words));
    }),
  );
});
