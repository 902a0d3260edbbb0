import { expect, test } from 'vitest';
import { requestableRoles } from './requestableRoles.ts';

test('the roles on offer are those of the realm', () => {
  const lists = [{ realm: 'MAKER', roles: ['APPROVER', 'ADMIN'] as const }];
  expect(requestableRoles(lists, 'STAFF', 'MAKER')).toEqual(['APPROVER', 'ADMIN']);
  expect(requestableRoles(null, 'CUSTOMER', 'CUSTOMER')).toContain('APPLICATION_ENGINEER');
  expect(requestableRoles(null, 'STAFF', 'MAKER')).not.toContain('GUEST');
  expect(requestableRoles(null, 'PRODUCT', 'PRODUCT')).toEqual([]);
});
