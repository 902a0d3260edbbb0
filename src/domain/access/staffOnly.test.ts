import { expect, test } from 'vitest';
import type { Unit } from './roles.ts';
import { isStaffOnly, checkStaffOnlyMarking, getStaffOnlyField, filterVisibleItems } from './staffOnly.ts';
import { buildUnit } from '../../../tests/factories/person.ts';

const staff: Unit[] = [buildUnit('STAFF', 'BASIC')];
const customer: Unit[] = [buildUnit('CUSTOMER', 'ADMIN')];

test('the field is named after the product', () => {
  expect(getStaffOnlyField('MAKER')).toBe('makerOnly');
  expect(getStaffOnlyField('ACME')).toBe('acmeOnly');
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
  expect(filterVisibleItems(staff, items, 'MAKER')).toEqual(items);
  expect(filterVisibleItems(customer, items, 'MAKER').map((item) => item.id)).toEqual([2, 3]);
  expect(filterVisibleItems([], items, 'MAKER').map((item) => item.id)).toEqual([2, 3]);
});

test('employees alone mark things as for employees only', () => {
  expect(checkStaffOnlyMarking({ units: staff }).allowed).toBe(true);
  expect(checkStaffOnlyMarking({ units: customer })).toMatchObject({ allowed: false, rule: 'ROLE' });
  expect(checkStaffOnlyMarking({ units: [] }).allowed).toBe(false);
});
