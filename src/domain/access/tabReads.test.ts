import { expect, test } from 'vitest';
import { mayOpenTab } from './tabReads.ts';

test.each([
  [undefined, ['productFilter'], true],
  [[], 'NOTHING', true],
  [[], ['productFilter'], false],
  [['productGetMine'], ['productFilter', 'productGetMine'], true],
  [['productGet'], ['productFilter', 'productGetMine'], false],
  [['productGet'], [], false],
] as const)('with %j a tab that reads by %j opens: %s', (operations, reads, opens) =>
  expect(mayOpenTab({ units: [], operations: operations && new Set(operations) }, reads)).toBe(opens),
);
