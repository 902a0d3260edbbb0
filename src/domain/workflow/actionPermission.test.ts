import { describe, expect, test } from 'vitest';
import { checkAccountChange, checkSupportMail } from './actionPermission.ts';
import type { Realm, Role } from '../access/roles.ts';
import { buildUnit } from '../../../tests/factories/person.ts';

const actor = (role: Role, realm: Realm, operations?: readonly string[]) => ({
  units: [buildUnit(realm, role)],
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
    const decision = checkAccountChange(actor(role, realm), state);
    expect(decision).toMatchObject(rule ? { allowed: false, rule } : { allowed: true });
  });

  test('takes the call', () => {
    expect(checkAccountChange(actor('ADMIN', 'STAFF', []), 'CONFIGURING')).toMatchObject({
      rule: 'OPERATION',
    });
    const calls = ['configurationSetChangeAccount'];
    expect(checkAccountChange(actor('ADMIN', 'STAFF', calls), 'CONFIGURING').allowed).toBe(true);
  });
});

test('writing to the support takes the call', () => {
  expect(checkSupportMail(actor('BASIC', 'CUSTOMER')).allowed).toBe(true);
  expect(checkSupportMail(actor('BASIC', 'CUSTOMER', ['supportMailSend'])).allowed).toBe(true);
  expect(checkSupportMail(actor('BASIC', 'CUSTOMER', []))).toEqual({
    allowed: false,
    rule: 'OPERATION',
    reason: 'You are not permitted to call supportMailSend.',
  });
});
