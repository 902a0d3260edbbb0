import { describe, expect, test } from 'vitest';
import type { Realm, Role, Unit } from '../access/roles.ts';
import { productFamilies } from '../product/families.ts';
import { mayCreate3D, mayUploadExisting, offersCreation } from './creationPermission.ts';

const unit = (realm: Realm, ...roles: Role[]): Unit[] => [{ realm, accountNumber: '1', roles }];
const admin = unit('STAFF', 'ADMIN');
const engineer = unit('STAFF', 'APPLICATION_ENGINEER');
const productionAdmin = unit('STAFF', 'PRODUCTION_ADMIN');
const both = [...engineer, ...productionAdmin];
const customerBoth = unit('CUSTOMER', 'APPLICATION_ENGINEER', 'PRODUCTION_ADMIN', 'ADMIN', 'KB_MAX');

test('creating configurations is offered to those for whom some way is open', () => {
  expect(offersCreation(admin)).toBe(true);
  expect(offersCreation(both)).toBe(true);
  expect(offersCreation(unit('STAFF', 'KB_MAX'))).toBe(true);
  for (const units of [engineer, productionAdmin, unit('STAFF', 'SUPPORT')]) {
    expect(offersCreation(units)).toBe(false);
  }
  expect(offersCreation(customerBoth)).toBe(false);
  expect(offersCreation([])).toBe(false);
});

describe('mayCreate3D', () => {
  const kbMax = unit('STAFF', 'KB_MAX');
  test.each(productFamilies)('%s', (family) => {
    expect(mayCreate3D(family, kbMax, '4000001').allowed).toBe(family === 'G6');
  });
  test('takes the role, which an administrator does not have of itself', () => {
    expect(mayCreate3D('G6', admin, '4000001')).toMatchObject({ allowed: false, rule: 'ROLE' });
    expect(mayCreate3D('G6', customerBoth, '4000001')).toMatchObject({ allowed: false, rule: 'ROLE' });
  });
  test.each(['3005019', ''])('“%s” is no customer', (accountNumber) => {
    expect(mayCreate3D('G6', kbMax, accountNumber)).toMatchObject({ allowed: false, rule: 'SUBJECT' });
  });
});

describe('mayUploadExisting', () => {
  test.each([
    ['G2', true],
    ['G3', true],
    ['G5', true],
    ['G6', false],
    ['P6', false],
  ] as const)('%s by an engineer in production: %s', (family, expected) => {
    expect(mayUploadExisting(family, both).allowed).toBe(expected);
  });
  test.each(productFamilies)('%s by one of the two roles, or by a customer: never', (family) => {
    for (const units of [engineer, productionAdmin, customerBoth, []]) {
      expect(mayUploadExisting(family, units)).toMatchObject({ allowed: false, rule: 'ROLE' });
    }
  });
  test.each(productFamilies)('%s by an administrator', (family) => {
    expect(mayUploadExisting(family, admin).allowed).toBe(true);
  });
});
