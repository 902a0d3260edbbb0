import { describe, expect, test } from 'vitest';
import { productFamilies } from './families.ts';
import type { Realm, Role, Unit } from './roles.ts';
import {
  mayAddArtefacts,
  mayCreate3D,
  mayGenerateProgram,
  mayPassMaintenance,
  mayRequestOnBehalf,
  mayUploadExisting,
  mayViewPart,
  offersCreation,
  seesAdminOnlyVersions,
  seesRevisionLog,
} from './screenPermissions.ts';

const unit = (realm: Realm, ...roles: Role[]): Unit[] => [{ realm, accountNumber: '1', roles }];
const admin = unit('STAFF', 'ADMIN');
const engineer = unit('STAFF', 'APPLICATION_ENGINEER');
const productionAdmin = unit('STAFF', 'PRODUCTION_ADMIN');
const both = [...engineer, ...productionAdmin];
const customerBoth = unit('CUSTOMER', 'APPLICATION_ENGINEER', 'PRODUCTION_ADMIN', 'ADMIN', 'KB_MAX');

test('employees are offered to create configurations, customers are not', () => {
  expect(offersCreation(unit('STAFF', 'SUPPORT'))).toBe(true);
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

test.each([
  ['administrator', admin, true],
  ['engineer in production', both, true],
  ['engineer', engineer, false],
  ['production administrator', productionAdmin, false],
  ['customer', customerBoth, false],
  ['nobody', [], false],
])('mayAddArtefacts: %s', (_, units, expected) => expect(mayAddArtefacts(units).allowed).toBe(expected));

test.each([
  ['administrator', admin, true],
  ['production', unit('STAFF', 'PRODUCTION'), true],
  ['production administrator', productionAdmin, true],
  ['engineer', engineer, false],
  ['customer in production', unit('CUSTOMER', 'PRODUCTION'), false],
])('mayGenerateProgram: %s', (_, units, expected) => {
  expect(mayGenerateProgram(units).allowed).toBe(expected);
});

test.each([
  ['granter', unit('STAFF', 'GRANTER'), true],
  ['customer granter', unit('CUSTOMER', 'GRANTER'), true],
  ['customer administrator', unit('CUSTOMER', 'ADMIN'), true],
  ['engineer', engineer, false],
])('mayRequestOnBehalf: %s', (_, units, expected) => expect(mayRequestOnBehalf(units)).toBe(expected));

test.each([
  ['staff administrator', admin, true],
  ['customer administrator', unit('CUSTOMER', 'ADMIN'), false],
  ['engineer in production', both, false],
])('what only staff administrators do or see: %s', (_, units, expected) => {
  expect(mayPassMaintenance(units)).toBe(expected);
  expect(seesAdminOnlyVersions(units)).toBe(expected);
  expect(seesRevisionLog(units)).toBe(expected);
  expect(mayViewPart(units)).toBe(expected);
});
