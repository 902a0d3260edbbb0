import { expect, test } from 'vitest';
import { unit } from '../../../tests/makers/person.ts';
import { byEmployees } from './byEmployees.ts';
import { allowed } from './verdict.ts';

const staff = [unit('STAFF', 'SUPPORT')];
const customer = [unit('CUSTOMER', 'ADMIN')];
const both = new Set(['one', 'two']);
const only = { allowed: false, rule: 'ROLE', reason: 'Only employees can see things.' };
const uncallable = { allowed: false, rule: 'OPERATION', reason: 'You are not permitted to call two.' };

test.each([
  ['an employee before the lists are known', staff, undefined, allowed],
  ['an employee whom the lists allow it', staff, both, allowed],
  ['an employee whom they allow a part of it', staff, new Set(['one']), uncallable],
  ['a customer before the lists are known', customer, undefined, only],
  ['a customer whom the lists allow it', customer, both, only],
] as const)('%s', (_who, units, operations, verdict) =>
  expect(byEmployees({ units, operations }, 'see things', 'one', 'two')).toEqual(verdict),
);
