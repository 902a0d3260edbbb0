import { expect, test } from 'vitest';
import { configurationPageSize } from './filter.ts';
import { isPageWithheld } from './withheld.ts';

test.each([
  [0, 165, 1, true],
  [0, 0, 1, false],
  [20, 165, 1, false],
  [0, configurationPageSize + 1, 2, true],
  [0, configurationPageSize, 2, false],
])('%i rows of %i on page %i: %s', (rows, count, page, withheld) => {
  expect(isPageWithheld(rows, count, page)).toBe(withheld);
});
