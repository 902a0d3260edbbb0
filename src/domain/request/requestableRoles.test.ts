import { expect, test } from 'vitest';
import { listRequestableRoles } from './requestableRoles.ts';

test('the roles on offer are those of the realm', () => {
  const lists = [{ realm: 'MAKER', roles: ['APPROVER', 'ADMIN'] as const }];
  expect(listRequestableRoles(lists, 'STAFF', 'MAKER')).toEqual(['APPROVER', 'ADMIN']);
  expect(listRequestableRoles(null, 'CUSTOMER', 'CUSTOMER')).toContain('APPLICATION_ENGINEER');
  expect(listRequestableRoles(null, 'STAFF', 'MAKER')).not.toContain('GUEST');
  expect(listRequestableRoles(null, 'PRODUCT', 'PRODUCT')).toEqual([]);
});
