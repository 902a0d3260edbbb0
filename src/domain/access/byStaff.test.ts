import { expect, test } from 'vitest';
import { byStaff } from './byStaff.ts';
import type { Realm, Unit } from './roles.ts';

const unit = (realm: Realm): Unit[] => [{ realm, accountNumber: '1', roles: ['SUPPORT'] }];

test.each([
  ['STAFF', 'Only Administrators can upload G6 configurations.'],
  ['CUSTOMER', "Only the manufacturer's administrators can do this."],
  ['NONE', "Only the manufacturer's administrators can do this."],
] as const)('in %s a refusal says who can', (realm, reason) => {
  const of = (held: boolean) => byStaff(unit(realm), held, 'Administrators', 'upload G6 configurations');
  expect(of(true)).toEqual({ allowed: true });
  expect(of(false)).toEqual({ allowed: false, rule: 'ROLE', reason });
});
