import { describe, expect, test } from 'vitest';
import {
  isStaffRealm,
  isCustomerGroupRealm,
  serializeRealm,
  parseRealm,
  realms,
  roleDescription,
  roleLabel,
  roles,
} from './roles.ts';

test('every role has a label of its own', () => {
  expect(new Set(roles.map((role) => roleLabel[role])).size).toBe(roles.length);
});

describe('descriptions', () => {
  test.each([
    ['GUEST', /may request access to products/i],
    ['BASIC', /customer.*sees the customer's products/i],
    ['SUPPORT', /provider employee.*configurations and products/i],
    ['PRODUCTION', /products, configurations and their artefacts/i],
    ['PRODUCTION_ADMIN', /administers milling resources/i],
    ['APPLICATION_ENGINEER', /access.*creates new configurations and products/i],
    ['APPROVER', /reviews and approves/i],
    ['GRANTER', /internal and external users.*on the customer's behalf/i],
    ['ADMIN', /administers all resources.*customer's own resources/i],
  ] as const)('%s', (role, words) => expect(roleDescription[role]).toMatch(words));

  test.each(['SALES_ENGINEER', 'DEVELOPER', 'KB_MAX'] as const)('%s has none', (role) => {
    expect(roleDescription[role]).toBeUndefined();
  });
});

describe('realms on the wire', () => {
  test.each(realms)('%s goes out and comes back', (realm) => {
    expect(parseRealm(serializeRealm(realm, 'MAKER'), 'MAKER')).toBe(realm);
  });
  test('staff is the product code, whatever it is', () => {
    expect(serializeRealm('STAFF', 'ACME')).toBe('ACME');
    expect(parseRealm('ACME', 'ACME')).toBe('STAFF');
  });
  test.each(['STAFF', 'maker', 'OTHER', ''])('“%s” is no realm', (wire) => {
    expect(parseRealm(wire, 'MAKER')).toBeUndefined();
  });
});

test.each([
  ['MAKER', true],
  ['STAFF', false],
  ['CUSTOMER', false],
  ['', false],
])('%j is the realm of employees: %s', (wire, isStaff) => expect(isStaffRealm(wire, 'MAKER')).toBe(isStaff));

test.each([
  ['CUST_GROUP', true],
  ['CUSTOMER', false],
  ['', false],
])('the realm %j opens customer groups: %s', (wire, opens) => expect(isCustomerGroupRealm(wire)).toBe(opens));
