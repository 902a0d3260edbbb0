import { expect, test } from 'vitest';
import { buildUnit } from '../../../tests/factories/person.ts';
import type { Actor } from '../access/decision.ts';
import { checkSymbolDeletion, checkSymbolsAccess, checkSymbolUpload } from './permission.ts';

const all = [checkSymbolsAccess, checkSymbolUpload, checkSymbolDeletion];
const every = ['overlaySymbolGetAll', 'overlaySymbolUpload', 'overlaySymbolDelete'];
const staff = (...operations: readonly string[]): Actor => ({
  units: [buildUnit('STAFF', 'SUPPORT')],
  operations: new Set(operations),
});
const customer: Actor = { units: [buildUnit('CUSTOMER', 'ADMIN')], operations: new Set(every) };

test.each([
  ['an employee with all of it', staff(...every), 'yyy'],
  ['one who may only look', staff('overlaySymbolGetAll'), 'ynn'],
  ['one who may upload', staff('overlaySymbolGetAll', 'overlaySymbolUpload'), 'yyn'],
  ['one who may delete', staff('overlaySymbolGetAll', 'overlaySymbolDelete'), 'yny'],
  ['one who may not read', staff('overlaySymbolUpload', 'overlaySymbolDelete'), 'nyy'],
  [
    'an employee before the lists are known',
    { units: [buildUnit('STAFF', 'SUPPORT')], operations: undefined },
    'yyy',
  ],
  ['somebody without a role', { units: [], operations: undefined }, 'nyy'],
] as const)('%s', (_, actor, expected) => {
  expect(all.map((may) => (may(actor).allowed ? 'y' : 'n')).join('')).toBe(expected);
});

test.each([
  [checkSymbolsAccess(customer), 'ROLE', 'Only employees can see the overlay symbols.'],
  [checkSymbolsAccess(staff()), 'OPERATION', 'You are not permitted to call overlaySymbolGetAll.'],
  [
    checkSymbolUpload(staff()),
    'OPERATION',
    'Only Application engineers and Administrators can upload symbols.',
  ],
  [
    checkSymbolDeletion(staff()),
    'OPERATION',
    'Only Application engineers and Administrators can delete symbols.',
  ],
] as const)('%j says %s: %s', (decision, rule, reason) => {
  expect(decision).toEqual({ allowed: false, rule, reason });
});
