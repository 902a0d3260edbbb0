import { expect, test } from 'vitest';
import type { Realm, Role, Unit } from '../access/roles.ts';
import { checkMillingAdministration, checkProgramGeneration, checkMillingAccess } from './permission.ts';

const unit = (realm: Realm, ...roles: Role[]): Unit[] => [{ realm, accountNumber: '1', roles }];

test.each([
  ['administrator', unit('STAFF', 'ADMIN'), true, true],
  ['production', unit('STAFF', 'PRODUCTION'), true, false],
  ['production administrator', unit('STAFF', 'PRODUCTION_ADMIN'), true, true],
  ['engineer', unit('STAFF', 'APPLICATION_ENGINEER'), false, false],
  ['customer in production', unit('CUSTOMER', 'PRODUCTION', 'PRODUCTION_ADMIN', 'ADMIN'), false, false],
])('%s', (_, units, mills, administers) => {
  expect(checkMillingAccess(units).allowed).toBe(mills);
  expect(checkProgramGeneration(units).allowed).toBe(mills);
  expect(checkMillingAdministration(units).allowed).toBe(administers);
});
