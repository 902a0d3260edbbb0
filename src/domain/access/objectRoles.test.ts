import { expect, test } from 'vitest';
import { listObjectRoles } from './objectRoles.ts';

test('the roles that open a type, in order and in words', () => {
  const entry = (realm: string, role: string, access: string, type = 'CONFIGURATION') => ({
    realm,
    role,
    objectAccess: { [type]: access },
  });
  const rows = listObjectRoles(
    'CONFIGURATION',
    [
      entry('ELSEWHERE', 'NOBODY', 'SOME'),
      entry('CUSTOMER', 'ADMIN', 'READ'),
      entry('ACME', 'ADMIN', 'BOTH'),
      entry('ACME', 'SUPPORT', 'READ'),
      entry('ACME', 'GRANTER', 'BOTH', 'PRODUCT'),
    ],
    'ACME',
  );
  expect(rows).toEqual([
    { realm: 'Employees', role: 'Support', access: 'Read' },
    { realm: 'Employees', role: 'Administrator', access: 'Read and write' },
    { realm: 'Customer', role: 'Administrator', access: 'Read' },
    { realm: 'ELSEWHERE', role: 'NOBODY', access: 'SOME' },
  ]);
  expect(listObjectRoles('constructor', [entry('ACME', 'ADMIN', 'READ')], 'ACME')).toEqual([]);
});
