import { expect, test } from 'vitest';
import type { Role, Realm } from '../access/roles.ts';
import { checkAccountsAccess } from './permission.ts';

const actor = (realm: Realm, role: Role, operations?: readonly string[]) => ({
  units: [{ realm, accountNumber: '3005019', roles: [role] }],
  operations: operations && new Set(operations),
});

test.each([
  ['STAFF', 'SUPPORT', ['accountGetAll'], undefined],
  ['STAFF', 'SUPPORT', undefined, undefined],
  ['STAFF', 'SUPPORT', [], 'OPERATION'],
  ['CUSTOMER', 'ADMIN', ['accountGetAll'], 'ROLE'],
  ['NONE', 'GUEST', [], 'ROLE'],
] as const)('%s %s who may call %j: refused by %s', (realm, role, operations, rule) => {
  const decision = checkAccountsAccess(actor(realm, role, operations));
  expect(decision.allowed ? undefined : decision.rule).toBe(rule);
});
