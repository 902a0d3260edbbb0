import { expect, test } from 'vitest';
import { makeKeysUnique } from './makeKeysUnique.ts';

test.each([
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
  [
    ['', '', ''],
    ['', ' 2', ' 3'],
  ],
  [
    ['a', 'b', 'a'],
    ['a', 'b', 'a 2'],
  ],
])('rows called %j get keys of their own', (rows, keys) => {
  expect(makeKeysUnique(rows, (row) => row)).toEqual(keys);
});
