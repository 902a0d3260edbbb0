import { describe, expect, test } from 'vitest';
import { unit } from '../../../tests/makers/person.ts';
import { anyStates } from '../configuration/state.ts';
import { configurationEvents } from './event.ts';
import { explain, holdersIn } from './explanation.ts';
import { canAt, permits } from './permission.ts';

const approver = { units: [unit('CUSTOMER', 'BASIC'), unit('STAFF', 'SUPPORT', 'APPROVER')] };

describe('explain', () => {
  test('names the unit, realm and role that allow', () => {
    const { verdict, decider, rolesNeeded } = explain(approver, 'APPROVE_CONFIGURATION', {
      state: 'WAITING_FOR_APPROVAL',
    });
    expect(verdict.allowed).toBe(true);
    expect(decider).toEqual({ unit: approver.units[1], realm: 'STAFF', role: 'APPROVER' });
    expect(rolesNeeded).toEqual([]);
  });

  test('names the roles that would do, where the role refuses', () => {
    const found = explain({ units: [unit('CUSTOMER', 'BASIC')] }, 'APPROVE_CONFIGURATION', {
      state: 'WAITING_FOR_APPROVAL',
    });
    expect(found.verdict).toMatchObject({ allowed: false, rule: 'ROLE' });
    expect(found.decider).toBeUndefined();
    expect(found.rolesNeeded).toEqual([
      { realm: 'STAFF', role: 'APPROVER' },
      { realm: 'STAFF', role: 'ADMIN' },
    ]);
  });

  test('a role in one realm does not count in that of another unit', () => {
    const units = [unit('CUSTOMER', 'APPROVER'), unit('STAFF', 'SUPPORT')];
    expect(
      explain({ units }, 'APPROVE_CONFIGURATION', { state: 'WAITING_FOR_APPROVAL' }).decider,
    ).toBeUndefined();
  });

  test('names the states that would do, where the state refuses, and the role that is held', () => {
    const found = explain(approver, 'RELEASE_FOR_PRODUCTION', { state: 'CONFIGURING' });
    expect(found.verdict).toMatchObject({ allowed: false, rule: 'STATE' });
    expect(found.decider).toMatchObject({ realm: 'STAFF', role: 'APPROVER' });
    expect(found.statesNeeded).toEqual(['APPROVED']);
  });

  test('names the operations that are missing, where the access lists refuse', () => {
    const found = explain({ ...approver, operations: new Set() }, 'APPROVE_CONFIGURATION', {
      state: 'WAITING_FOR_APPROVAL',
    });
    expect(found.verdict).toMatchObject({ allowed: false, rule: 'METHOD' });
    expect(found.operationsNeeded).toEqual(['configurationSetState']);
  });
});

test('no explanation says otherwise than the tables that decide', () => {
  for (const event of configurationEvents) {
    for (const state of anyStates) {
      for (const { realm, role } of holdersIn(event, state))
        expect(permits([unit(realm, role)], event, state)).toBe(true);
      const found = explain(approver, event, { state });
      expect(found.verdict).toEqual(canAt(approver, event, { state }));
      if (found.verdict.allowed) expect(found.decider).toBeDefined();
    }
  }
});
