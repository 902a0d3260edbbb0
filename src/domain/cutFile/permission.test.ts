import { expect, test } from 'vitest';
import { buildUnit } from '../../../tests/factories/person.ts';
import type { Actor } from '../access/decision.ts';
import {
  checkCutFileVersionCreation,
  checkCutFileCreation,
  checkCutFileDeletion,
  checkCutFileVersionDeletion,
  checkCutFilePartLinking,
  checkCutFilesAccess,
} from './permission.ts';

const reads = ['cutFileGetAll', 'cutFileGet'];
const writes = [
  'cutFileCreate',
  'cutFileVersionCreate',
  'cutFileVersionDelete',
  'cutFileDelete',
  'cutFileLinkParts',
  'cutFileUnlinkParts',
];
const all = [
  checkCutFilesAccess,
  checkCutFileCreation,
  checkCutFileVersionCreation,
  checkCutFileVersionDeletion,
  checkCutFileDeletion,
  checkCutFilePartLinking,
];
const actor = (
  realm: 'STAFF' | 'CUSTOMER',
  role: 'ADMIN' | 'PRODUCTION_ADMIN' | 'SUPPORT',
  operations?: readonly string[],
): Actor => ({ units: [buildUnit(realm, role)], operations: operations && new Set(operations) });

test.each([
  ['a production administrator', actor('STAFF', 'PRODUCTION_ADMIN', [...reads, ...writes]), 'yyyyyy'],
  ['a production administrator before the lists are known', actor('STAFF', 'PRODUCTION_ADMIN'), 'yyyyyy'],
  ['an administrator before the lists are known', actor('STAFF', 'ADMIN'), 'yyyyyy'],
  ['an administrator who may only read', actor('STAFF', 'ADMIN', reads), 'ynnnnn'],
  ['an employee', actor('STAFF', 'SUPPORT', reads), 'ynnnnn'],
  ['an employee before the lists are known', actor('STAFF', 'SUPPORT'), 'ynnnnn'],
  [
    'an employee who may create, and not delete',
    actor('STAFF', 'SUPPORT', [...reads, ...writes.slice(0, 2)]),
    'yyynnn',
  ],
  ['an employee who may not read', actor('STAFF', 'SUPPORT', []), 'nnnnnn'],
  ['an administrator of a customer', actor('CUSTOMER', 'ADMIN', [...reads, ...writes]), 'nnnnnn'],
] as const)('%s', (_, who, expected) => {
  expect(all.map((may) => (may(who).allowed ? 'y' : 'n')).join('')).toBe(expected);
});

test('a refusal says who can', () => {
  expect(checkCutFileVersionCreation(actor('STAFF', 'SUPPORT', reads))).toMatchObject({
    rule: 'ROLE',
    reason: 'Only Production administrators and Administrators can add versions.',
  });
});
