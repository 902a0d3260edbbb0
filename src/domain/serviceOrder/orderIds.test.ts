import { expect, test } from 'vitest';
import { splitByOrderIds } from './orderIds.ts';

test.each([
  ['It waits for order S-00062 already.', ['S-00062']],
  ['S-00001, S-123456', ['S-00001', 'S-123456']],
  ['Part PS-00062, S-62, S-00062A', []],
  ['', []],
])('finds the ids of orders in “%s”', (sentence, ids) => {
  const pieces = splitByOrderIds(sentence);
  expect(pieces.filter(({ isOrder }) => isOrder).map(({ text }) => text)).toEqual(ids);
  expect(pieces.map(({ text }) => text).join('')).toBe(sentence);
});
