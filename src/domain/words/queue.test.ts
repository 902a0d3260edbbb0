import { expect, test } from 'vitest';
import { findAdjacentEntry, findNextEntry } from './queue.ts';

const entries = ['a', 'b', 'c', 'd'];
test.each([
  ['b', 1, 'c'],
  ['b', -1, 'a'],
  ['d', 1, undefined],
  ['a', -1, undefined],
  ['z', 1, undefined],
] as const)('beside %s by %s is %s', (current, step, expected) =>
  expect(findAdjacentEntry(entries, current, step)).toBe(expected),
);

test.each([
  ['a', 'bcd', 'b'],
  ['b', 'abd', 'd'],
  ['d', 'abc', 'a'],
  ['b', 'b', undefined],
  ['b', '', undefined],
])('after %s of those that wait (%s) comes %s', (current, waiting, expected) =>
  expect(findNextEntry(entries, current, (entry) => waiting.includes(entry))).toBe(expected),
);
