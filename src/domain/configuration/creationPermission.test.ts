import { describe, expect, test } from 'vitest';
import { productFamilies } from '../product/families.ts';
import {
  check3DConfigurationCreation,
  checkConfigurationCreation,
  checkConfigurationUpload,
  isConfigurationCreationOffered,
} from './creationPermission.ts';
import { buildUnit } from '../../../tests/factories/person.ts';

const admin = [buildUnit('STAFF', 'ADMIN')];
const engineer = [buildUnit('STAFF', 'APPLICATION_ENGINEER')];
const productionAdmin = [buildUnit('STAFF', 'PRODUCTION_ADMIN')];
const both = [...engineer, ...productionAdmin];
const customerBoth = [buildUnit('CUSTOMER', 'APPLICATION_ENGINEER', 'PRODUCTION_ADMIN', 'ADMIN', 'KB_MAX')];

test('creating configurations is offered to employees with a role that some way takes', () => {
  for (const units of [admin, both, engineer, productionAdmin, [buildUnit('STAFF', 'KB_MAX')]]) {
    expect(isConfigurationCreationOffered(units)).toBe(true);
  }
  for (const units of [[buildUnit('STAFF', 'SUPPORT')], [buildUnit('STAFF', 'APPROVER')], customerBoth]) {
    expect(isConfigurationCreationOffered(units)).toBe(false);
  }
  expect(isConfigurationCreationOffered([])).toBe(false);
});

describe('checkConfigurationCreation', () => {
  test.each([
    ['an administrator', admin, true],
    ['an engineer in production', both, true],
    ['an application engineer', engineer, false],
    ['a production administrator', productionAdmin, false],
    ['a 3D configurator', [buildUnit('STAFF', 'KB_MAX')], true],
    ['the support', [buildUnit('STAFF', 'SUPPORT')], false],
    ['a customer', customerBoth, false],
  ] as const)('%s: %#', (_who, units, expected) => {
    expect(checkConfigurationCreation({ units }).allowed).toBe(expected);
  });
  test('says what it takes', () => {
    expect(checkConfigurationCreation({ units: engineer })).toMatchObject({
      rule: 'ROLE',
      reason:
        'Only Administrators, 3D configurators, and Application engineers who are also Production administrators, can create configurations.',
    });
  });
  test('takes the calls it ends in', () => {
    expect(
      checkConfigurationCreation({ units: admin, operations: new Set(['configurationCreate']) }),
    ).toMatchObject({ allowed: false, rule: 'OPERATION' });
  });
});

describe('check3DConfigurationCreation', () => {
  const kbMax = [buildUnit('STAFF', 'KB_MAX')];
  test.each(productFamilies)('%s', (family) => {
    expect(check3DConfigurationCreation(family, kbMax, '4000001').allowed).toBe(family === 'G6');
  });
  test('takes the role, which an administrator does not have of itself', () => {
    expect(check3DConfigurationCreation('G6', admin, '4000001')).toMatchObject({
      allowed: false,
      rule: 'ROLE',
    });
    expect(check3DConfigurationCreation('G6', customerBoth, '4000001')).toMatchObject({
      allowed: false,
      rule: 'ROLE',
    });
  });
  test.each(['3005019', ''])('“%s” is no customer', (accountNumber) => {
    expect(check3DConfigurationCreation('G6', kbMax, accountNumber)).toMatchObject({
      allowed: false,
      rule: 'SUBJECT',
    });
  });
});

describe('checkConfigurationUpload', () => {
  test.each([
    ['G2', true],
    ['G3', true],
    ['G5', true],
    ['G6', false],
    ['P6', false],
  ] as const)('%s by an engineer in production: %s', (family, expected) => {
    expect(checkConfigurationUpload(family, both).allowed).toBe(expected);
  });
  test.each(productFamilies)('%s by one of the two roles, or by a customer: never', (family) => {
    for (const units of [engineer, productionAdmin, customerBoth, []]) {
      expect(checkConfigurationUpload(family, units)).toMatchObject({ allowed: false, rule: 'ROLE' });
    }
  });
  test.each(productFamilies)('%s by an administrator', (family) => {
    expect(checkConfigurationUpload(family, admin).allowed).toBe(true);
  });
});
