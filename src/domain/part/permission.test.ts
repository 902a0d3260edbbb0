import { expect, test } from 'vitest';
import { buildUnit } from '../../../tests/factories/person.ts';
import type { Actor } from '../access/decision.ts';
import {
  checkPartDeletion,
  checkPartChange,
  checkPartsAccess,
  checkPartPictureChange,
  checkPartCacheReset,
} from './permission.ts';

const writes = [
  'partCreate',
  'partOutputsUpdate',
  'partSetState',
  'partDelete',
  'partImageUpload',
  'partImageDelete',
];
const reads = ['partGetAll', 'partGet'];
const all = [
  checkPartsAccess,
  checkPartChange,
  checkPartDeletion,
  checkPartPictureChange,
  checkPartCacheReset,
];
const actor = (
  realm: 'STAFF' | 'CUSTOMER',
  role: 'ADMIN' | 'SUPPORT',
  operations?: readonly string[],
): Actor => ({
  units: [buildUnit(realm, role)],
  operations: operations && new Set(operations),
});

test.each([
  ['an administrator', actor('STAFF', 'ADMIN', [...reads, ...writes, 'cacheUpdate']), 'yyyyy'],
  ['an administrator before the lists are known', actor('STAFF', 'ADMIN'), 'yyyyy'],
  ['an administrator who may only read', actor('STAFF', 'ADMIN', reads), 'ynnnn'],
  ['an employee', actor('STAFF', 'SUPPORT', reads), 'ynnnn'],
  ['an employee before the lists are known', actor('STAFF', 'SUPPORT'), 'ynnnn'],
  ['an employee whom the lists let write', actor('STAFF', 'SUPPORT', [...reads, ...writes]), 'yyyyn'],
  ['an employee who may not read', actor('STAFF', 'SUPPORT', []), 'nnnnn'],
  ['an administrator of a customer', actor('CUSTOMER', 'ADMIN', [...reads, ...writes]), 'nnnnn'],
] as const)('%s', (_, who, expected) => {
  expect(all.map((may) => (may(who).allowed ? 'y' : 'n')).join('')).toBe(expected);
});

test('a refusal says who can', () => {
  expect(checkPartChange(actor('STAFF', 'SUPPORT', reads))).toMatchObject({
    rule: 'ROLE',
    reason: 'Only Administrators can change parts.',
  });
});
