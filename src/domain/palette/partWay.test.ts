import { expect, test } from 'vitest';
import type { Realm, Role } from '../access/roles.ts';
import { partWay } from './partWay.ts';

test.each([
  ['STAFF', 'ADMIN', undefined, 'PAGE'],
  ['STAFF', 'PRODUCTION', [], 'PAGE'],
  ['STAFF', 'APPLICATION_ENGINEER', ['partUsageGet'], 'USAGE'],
  ['STAFF', 'APPLICATION_ENGINEER', [], undefined],
  ['CUSTOMER', 'APPLICATION_ENGINEER', ['partUsageGet'], undefined],
] as const)('%s %s who may call %j looks at a part by %s', (realm, role, operations, expected) => {
  const units = [{ realm: realm satisfies Realm, accountNumber: '1', roles: [role satisfies Role] }];
  expect(partWay({ units, operations: operations && new Set<string>(operations) })).toBe(expected);
});
