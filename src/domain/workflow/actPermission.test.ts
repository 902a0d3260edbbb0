import { describe, expect, test } from 'vitest';
import { mayChangeAccount, mayWriteToSupport } from './actPermission.ts';
import type { Realm, Role } from '../access/roles.ts';
import { unit } from '../../../tests/makers/person.ts';

const actor = (role: Role, realm: Realm, operations?: readonly string[]) => ({
  units: [unit(realm, role)],
  operations: operations && new Set(operations),
});

describe('changing the account', () => {
  test.each([
    ['APPLICATION_ENGINEER', 'STAFF', 'CONFIGURING', undefined],
    ['APPROVER', 'STAFF', 'WAITING_FOR_APPROVAL', undefined],
    ['ADMIN', 'STAFF', 'PLACEHOLDER', undefined],
    ['ADMIN', 'STAFF', 'APPROVED', 'STATE'],
    ['ADMIN', 'STAFF', 'READY_FOR_PRODUCTION', 'STATE'],
    ['SUPPORT', 'STAFF', 'CONFIGURING', 'ROLE'],
    ['APPLICATION_ENGINEER', 'CUSTOMER', 'CONFIGURING', 'ROLE'],
  ] as const)('%s of %s in %s', (role, realm, state, rule) => {
    const verdict = mayChangeAccount(actor(role, realm), state);
    expect(verdict).toMatchObject(rule ? { allowed: false, rule } : { allowed: true });
  });

  test('takes the call', () => {
    expect(mayChangeAccount(actor('ADMIN', 'STAFF', []), 'CONFIGURING')).toMatchObject({ rule: 'OPERATION' });
    const calls = ['configurationSetChangeAccount'];
    expect(mayChangeAccount(actor('ADMIN', 'STAFF', calls), 'CONFIGURING').allowed).toBe(true);
  });
});

test('writing to the support takes the call', () => {
  expect(mayWriteToSupport(actor('BASIC', 'CUSTOMER')).allowed).toBe(true);
  expect(mayWriteToSupport(actor('BASIC', 'CUSTOMER', ['supportMailSend'])).allowed).toBe(true);
  expect(mayWriteToSupport(actor('BASIC', 'CUSTOMER', []))).toEqual({
    allowed: false,
    rule: 'OPERATION',
    reason: 'You are not permitted to call supportMailSend.',
  });
});
