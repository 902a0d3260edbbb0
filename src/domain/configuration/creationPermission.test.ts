import { describe, expect, test } from 'vitest';
import { productFamilies } from '../product/families.ts';
import {
  mayCreate3D,
  mayCreateConfiguration,
  mayUploadExisting,
  offersCreation,
} from './creationPermission.ts';
import { unit } from '../../../tests/makers/person.ts';

const admin = [unit('STAFF', 'ADMIN')];
const engineer = [unit('STAFF', 'APPLICATION_ENGINEER')];
const productionAdmin = [unit('STAFF', 'PRODUCTION_ADMIN')];
const both = [...engineer, ...productionAdmin];
const customerBoth = [unit('CUSTOMER', 'APPLICATION_ENGINEER', 'PRODUCTION_ADMIN', 'ADMIN', 'KB_MAX')];

test('creating configurations is offered to employees with a role that some way takes', () => {
  for (const units of [admin, both, engineer, productionAdmin, [unit('STAFF', 'KB_MAX')]]) {
    expect(offersCreation(units)).toBe(true);
  }
  for (const units of [[unit('STAFF', 'SUPPORT')], [unit('STAFF', 'APPROVER')], customerBoth]) {
    expect(offersCreation(units)).toBe(false);
  }
  expect(offersCreation([])).toBe(false);
});

describe('mayCreateConfiguration', () => {
  test.each([
    ['an administrator', admin, true],
    ['an engineer in production', both, true],
    ['an application engineer', engineer, false],
    ['a production administrator', productionAdmin, false],
    ['a 3D configurator', [unit('STAFF', 'KB_MAX')], true],
    ['the support', [unit('STAFF', 'SUPPORT')], false],
    ['a customer', customerBoth, false],
  ] as const)('%s: %#', (_who, units, expected) => {
    expect(mayCreateConfiguration({ units }).allowed).toBe(expected);
  });
  test('says what it takes', () => {
    expect(mayCreateConfiguration({ units: engineer })).toMatchObject({
      rule: 'ROLE',
      reason:
        'Only Administrators, 3D configurators, and Application engineers who are also Production administrators, can create configurations.',
    });
  });
  test('takes the calls it ends in', () => {
    expect(
      mayCreateConfiguration({ units: admin, operations: new Set(['configurationCreate']) }),
    ).toMatchObject({ allowed: false, rule: 'OPERATION' });
  });
});

describe('mayCreate3D', () => {
  const kbMax = [unit('STAFF', 'KB_MAX')];
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
