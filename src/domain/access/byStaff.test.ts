import { expect, test } from 'vitest';
import { byStaff } from './byStaff.ts';
import { unit } from '../../../tests/makers/person.ts';

test.each([
  ['STAFF', 'Only Administrators can upload G6 configurations.'],
  ['CUSTOMER', "Only the manufacturer's administrators can do this."],
  ['NONE', "Only the manufacturer's administrators can do this."],
] as const)('in %s a refusal says who can', (realm, reason) => {
  const of = (held: boolean) =>
    byStaff([unit(realm, 'SUPPORT')], held, 'Administrators', 'upload G6 configurations');
  expect(of(true)).toEqual({ allowed: true });
  expect(of(false)).toEqual({ allowed: false, rule: 'ROLE', reason });
});
