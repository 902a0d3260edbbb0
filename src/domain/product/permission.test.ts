import { expect, test } from 'vitest';
import type { Realm, Role } from '../access/roles.ts';
import {
  checkProductCreation,
  checkProductDeletion,
  checkProductsAccess,
  isProductChangeOffered,
  getProductListScope,
} from './permission.ts';

const units = (realm: Realm, ...roles: Role[]) => [{ realm, accountNumber: '1', roles }];
const all = new Set(['productFilter', 'productGetMine', 'productCreate', 'productDelete']);

test.each([
  [units('STAFF', 'SUPPORT'), 'FILTERED'],
  [units('CUSTOMER', 'BASIC'), 'OWN'],
  [units('OWNER', 'BASIC'), 'OWN'],
])('%j lists %s', (held, how) => expect(getProductListScope(held)).toBe(how));

test.each([
  [units('STAFF', 'SUPPORT'), ['productFilter'], true],
  [units('STAFF', 'SUPPORT'), ['productGetMine'], false],
  [units('CUSTOMER', 'BASIC'), ['productGetMine'], true],
  [units('CUSTOMER', 'BASIC'), ['productFilter'], false],
  [units('NONE', 'GUEST'), ['productFilter', 'productGetMine'], false],
  [[], ['productGetMine'], false],
])('%j with %j may list products: %s', (held, operations, expected) =>
  expect(checkProductsAccess({ units: held, operations: new Set(operations) }).allowed).toBe(expected),
);

test.each([
  [units('STAFF', 'ADMIN'), true],
  [units('STAFF', 'APPLICATION_ENGINEER'), true],
  [units('STAFF', 'SUPPORT'), false],
  [units('STAFF', 'APPROVER'), false],
  [units('CUSTOMER', 'APPLICATION_ENGINEER'), false],
])('%j may create and delete products: %s', (held, expected) => {
  expect(checkProductCreation({ units: held, operations: all }).allowed).toBe(expected);
  expect(checkProductDeletion({ units: held, operations: all }).allowed).toBe(expected);
});

test('a refusal says who can, and which operation is missing', () => {
  expect(checkProductDeletion({ units: units('STAFF', 'SUPPORT') })).toMatchObject({
    reason: 'Only Administrators and Application engineers can delete products.',
  });
  expect(checkProductDeletion({ units: units('STAFF', 'ADMIN'), operations: new Set() })).toMatchObject({
    reason: 'You are not permitted to call productDelete.',
  });
});

test('who may not list products by any role is told so without the name of a call', () => {
  expect(checkProductsAccess({ units: units('STAFF', 'SUPPORT'), operations: new Set() })).toMatchObject({
    rule: 'OPERATION',
    reason: 'None of your roles lets you see products.',
  });
});

test('customers are not offered what they never can', () => {
  expect(isProductChangeOffered(units('STAFF', 'SUPPORT'))).toBe(true);
  expect(isProductChangeOffered(units('CUSTOMER', 'ADMIN'))).toBe(false);
});
