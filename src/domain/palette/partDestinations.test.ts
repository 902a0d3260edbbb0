import { expect, test } from 'vitest';
import type { Realm, Role } from '../access/roles.ts';
import { listPartDestinations } from './partDestinations.ts';

const reads = ['partGetAll', 'partGet'];
const writes = [...reads, 'partCreate', 'partOutputsUpdate', 'partSetState'];

test.each([
  ['STAFF', 'ADMIN', undefined, ['PAGE', 'MILLING']],
  ['STAFF', 'ADMIN', writes, ['PAGE', 'MILLING']],
  ['STAFF', 'PRODUCTION', reads, ['MILLING', 'PAGE']],
  ['STAFF', 'PRODUCTION', [], ['MILLING']],
  ['STAFF', 'APPLICATION_ENGINEER', reads, ['PAGE']],
  ['STAFF', 'APPLICATION_ENGINEER', ['partUsageGet'], ['USAGE']],
  ['STAFF', 'APPLICATION_ENGINEER', [], []],
  ['CUSTOMER', 'APPLICATION_ENGINEER', [...reads, 'partUsageGet'], []],
] as const)('%s %s who may call %j looks at a part by %j', (realm, role, operations, expected) => {
  const units = [{ realm: realm satisfies Realm, accountNumber: '1', roles: [role satisfies Role] }];
  expect(listPartDestinations({ units, operations: operations && new Set<string>(operations) })).toEqual(
    expected,
  );
});
