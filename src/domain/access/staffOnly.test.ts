import { expect, test } from 'vitest';
import type { Unit } from './roles.ts';
import { isStaffOnly, mayMarkStaffOnly, staffOnlyField, visibleTo } from './staffOnly.ts';
import { unit } from '../../../tests/makers/person.ts';

const staff: Unit[] = [unit('STAFF', 'BASIC')];
const customer: Unit[] = [unit('CUSTOMER', 'ADMIN')];

test('the field is named after the product', () => {
  expect(staffOnlyField('MAKER')).toBe('makerOnly');
  expect(staffOnlyField('ACME')).toBe('acmeOnly');
});

test.each([
  [{ makerOnly: true }, true],
  [{ makerOnly: false }, false],
  [{ makerOnly: 'true' }, false],
  [{ acmeOnly: true }, false],
  [{}, false],
])('%j is for employees only: %s', (item, expected) => expect(isStaffOnly(item, 'MAKER')).toBe(expected));

test('what is for employees only is shown to them', () => {
  const items = [{ id: 1, makerOnly: true }, { id: 2, makerOnly: false }, { id: 3 }];
  expect(visibleTo(staff, items, 'MAKER')).toEqual(items);
  expect(visibleTo(customer, items, 'MAKER').map((item) => item.id)).toEqual([2, 3]);
  expect(visibleTo([], items, 'MAKER').map((item) => item.id)).toEqual([2, 3]);
});

test('employees alone mark things as for employees only', () => {
  expect(mayMarkStaffOnly({ units: staff }).allowed).toBe(true);
  expect(mayMarkStaffOnly({ units: customer })).toMatchObject({ allowed: false, rule: 'ROLE' });
  expect(mayMarkStaffOnly({ units: [] }).allowed).toBe(false);
});
