import { expect, test } from 'vitest';
import { grantOf } from '../../../tests/makers/grant.ts';
import { allowed, refused } from '../access/verdict.ts';
import { mayOpenUnits } from './units.ts';

const notHere = refused('ROLE', 'Only granters can grant.');

test.each([
  ['3000001', true, allowed, allowed],
  ['3000001', true, notHere, notHere],
  [
    '3000001',
    false,
    allowed,
    { allowed: false, reason: 'Grant a permission first: there is nothing to add this to.' },
  ],
  ['3005019', true, allowed, { allowed: false, reason: 'Employees are granted roles only.' }],
] as const)(
  'at %s, with a permission there: %s, and granting %j: %j',
  (accountNumber, isBase, granting, verdict) =>
    expect(mayOpenUnits(granting, accountNumber, isBase ? grantOf() : undefined)).toMatchObject(verdict),
);
