import { expect, test } from 'vitest';
import { mostSelected, pagesToSelect, selectable } from './wholeList.ts';

test.each([
  [0, 0, 0],
  [1, 1, 1],
  [20, 20, 1],
  [21, 21, 2],
  [341, 341, 18],
  [mostSelected, mostSelected, 25],
  [mostSelected + 1, mostSelected, 25],
])('of %d configurations %d can be selected, on %d pages', (count, number, pages) => {
  expect(selectable(count)).toBe(number);
  expect(pagesToSelect(count)).toHaveLength(pages);
});

test('pages count from 1', () => expect(pagesToSelect(60)).toEqual([1, 2, 3]));
