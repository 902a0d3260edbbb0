import { describe, expect, test } from 'vitest';
import { buildUnit } from '../../../tests/factories/person.ts';
import type { Unit } from '../access/roles.ts';
import { anyStates } from '../configuration/state.ts';
import { configurationEvents } from '../workflow/event.ts';
import {
  nonEventActionRecords,
  nonEventActions,
  explainDecision,
  listEventHolders,
  getRefusalText,
} from './explanation.ts';
import { checkEventForStatus, isEventPermitted } from '../workflow/permission.ts';

const approver = { units: [buildUnit('CUSTOMER', 'BASIC'), buildUnit('STAFF', 'SUPPORT', 'APPROVER')] };

describe('explain', () => {
  test('names the unit, realm and role that allow', () => {
    const { decision, deciders, rolesNeeded } = explainDecision(approver, 'APPROVE_CONFIGURATION', {
      state: 'WAITING_FOR_APPROVAL',
    });
    expect(decision.allowed).toBe(true);
    expect(deciders).toEqual([{ unit: approver.units[1], role: 'APPROVER' }]);
    expect(rolesNeeded).toEqual([]);
  });

  test('names the roles that would do, where the role refuses', () => {
    const found = explainDecision({ units: [buildUnit('CUSTOMER', 'BASIC')] }, 'APPROVE_CONFIGURATION', {
      state: 'WAITING_FOR_APPROVAL',
    });
    expect(found.decision).toMatchObject({ allowed: false, rule: 'ROLE' });
    expect(found.deciders).toEqual([]);
    expect(found.rolesNeeded).toEqual([
      { realm: 'STAFF', roles: ['APPROVER'] },
      { realm: 'STAFF', roles: ['ADMIN'] },
    ]);
  });

  test('a role in one realm does not count in that of another unit', () => {
    const units = [buildUnit('CUSTOMER', 'APPROVER'), buildUnit('STAFF', 'SUPPORT')];
    expect(
      explainDecision({ units }, 'APPROVE_CONFIGURATION', { state: 'WAITING_FOR_APPROVAL' }).deciders,
    ).toEqual([]);
  });

  test('names the states that would do, where the state refuses, and the role that is held', () => {
    const found = explainDecision(approver, 'RELEASE_FOR_PRODUCTION', { state: 'CONFIGURING' });
    expect(found.decision).toMatchObject({ allowed: false, rule: 'STATE' });
    expect(found.deciders).toMatchObject([{ unit: { realm: 'STAFF' }, role: 'APPROVER' }]);
    expect(found.statesNeeded).toEqual(['APPROVED']);
  });

  test('names the operations that are missing, where the access lists refuse', () => {
    const found = explainDecision({ ...approver, operations: new Set() }, 'APPROVE_CONFIGURATION', {
      state: 'WAITING_FOR_APPROVAL',
    });
    expect(found.decision).toMatchObject({ allowed: false, rule: 'OPERATION' });
    expect(found.operationsNeeded).toEqual(['configurationSetState']);
  });
});

test('no explanation says otherwise than the tables that decide', () => {
  for (const event of configurationEvents) {
    for (const state of anyStates) {
      for (const { realm, role } of listEventHolders(event, state))
        expect(isEventPermitted([buildUnit(realm, role)], event, state)).toBe(true);
      const found = explainDecision(approver, event, { state });
      expect(found.decision).toEqual(checkEventForStatus(approver, event, { state }));
      if (found.decision.allowed) expect(found.deciders).toHaveLength(1);
    }
  }
});

describe('an act that is no event', () => {
  const [worker, customer] = [buildUnit('STAFF', 'PRODUCTION'), buildUnit('CUSTOMER', 'BASIC')];

  test('names the unit and role that allow', () => {
    const found = explainDecision({ units: [customer, worker] }, 'MAKE_PROGRAM', { state: 'CONFIGURING' });
    expect(found.decision.allowed).toBe(true);
    expect(found.deciders).toEqual([{ unit: worker, role: 'PRODUCTION' }]);
  });

  test('names the roles that would do', () => {
    const found = explainDecision({ units: [worker] }, 'ADMINISTER_MILLING', { state: 'CONFIGURING' });
    expect(found).toMatchObject({ decision: { rule: 'ROLE' }, deciders: [] });
    expect(found.rolesNeeded).toEqual([
      { realm: 'STAFF', roles: ['PRODUCTION_ADMIN'] },
      { realm: 'STAFF', roles: ['ADMIN'] },
    ]);
    expect(
      explainDecision({ units: [customer] }, 'DELETE_FILES_OF_OTHERS', { state: 'CONFIGURING' }).decision,
    ).toMatchObject({
      rule: 'ROLE',
    });
  });

  test('names the roles that only do together, of one unit or of two', () => {
    const [engineer, keeper] = [
      buildUnit('STAFF', 'APPLICATION_ENGINEER'),
      buildUnit('STAFF', 'PRODUCTION_ADMIN'),
    ];
    const both = buildUnit('STAFF', 'APPLICATION_ENGINEER', 'PRODUCTION_ADMIN');
    const asked = (...units: readonly Unit[]) =>
      explainDecision({ units }, 'ADD_ARTEFACTS', { state: 'CONFIGURING' });
    expect(asked(engineer).rolesNeeded).toEqual([
      { realm: 'STAFF', roles: ['ADMIN'] },
      { realm: 'STAFF', roles: ['PRODUCTION_ADMIN', 'APPLICATION_ENGINEER'] },
    ]);
    expect(asked(customer, both).deciders).toEqual([
      { unit: both, role: 'APPLICATION_ENGINEER' },
      { unit: both, role: 'PRODUCTION_ADMIN' },
    ]);
    expect(asked(engineer, keeper).deciders).toEqual([
      { unit: engineer, role: 'APPLICATION_ENGINEER' },
      { unit: keeper, role: 'PRODUCTION_ADMIN' },
    ]);
  });

  test('names no role where none is asked for, and the realm where everybody in it may', () => {
    const standing = { state: 'CONFIGURING' } as const;
    for (const units of [[], [customer]])
      expect(explainDecision({ units }, 'ADD_FILES', standing)).toMatchObject({
        asksRole: false,
        deciders: [],
      });
    const member = buildUnit('STAFF');
    expect(explainDecision({ units: [customer] }, 'DELETE_FILES_OF_OTHERS', standing).rolesNeeded).toEqual([
      { realm: 'STAFF', roles: [] },
    ]);
    expect(
      explainDecision({ units: [customer, member] }, 'DELETE_FILES_OF_OTHERS', standing).deciders,
    ).toEqual([{ unit: member, role: undefined }]);
  });

  test('names the states that would do', () => {
    const found = explainDecision({ units: [worker] }, 'ADD_FILES', { state: 'ARCHIVED' });
    expect(found.decision).toMatchObject({ allowed: false, rule: 'STATE' });
    expect(found.statesNeeded).toContain('CONFIGURING');
    expect(found.statesNeeded).not.toContain('ARCHIVED');
  });

  test('names the operations that are missing', () => {
    const actor = { units: [worker], operations: new Set<string>() };
    expect(explainDecision(actor, 'ADD_FILES', { state: 'CONFIGURING' })).toMatchObject({
      decision: { rule: 'OPERATION' },
      operationsNeeded: ['attachmentCreate'],
    });
  });

  test('says what its rule says, for every role in every state, and knows who would be let', () => {
    for (const act of nonEventActions) {
      for (const state of anyStates) {
        for (const actor of [approver, { units: [worker] }, { units: [customer] }, { units: [] }]) {
          const found = explainDecision(actor, act, { state });
          expect(found.decision).toEqual(nonEventActionRecords[act].ask(actor, state));
          if (found.decision.allowed) expect(found.asksRole).toBe(found.deciders.length > 0);
          if (!found.decision.allowed && found.decision.rule === 'ROLE')
            expect(found.rolesNeeded).not.toEqual([]);
          for (const { realm, roles } of found.rolesNeeded) {
            const verdicts = anyStates.map((each) =>
              nonEventActionRecords[act].ask({ units: [buildUnit(realm, ...roles)] }, each),
            );
            expect(verdicts.some(({ allowed }) => allowed)).toBe(true);
          }
        }
      }
    }
  });
});

test('a refusal that lists every role that would do names no smaller number of them', () => {
  const customer = { units: [buildUnit('CUSTOMER', 'BASIC')] };
  const refused = explainDecision(customer, 'CONFIGURE', { state: 'CONFIGURING' });
  expect(refused.decision).toMatchObject({ rule: 'ROLE' });
  expect(refused.rolesNeeded.map(({ realm }) => realm)).toContain('STAFF');
  expect(getRefusalText(refused)).toBeUndefined();
});

test('a refusal by the state says which states would do', () => {
  const found = explainDecision(approver, 'APPROVE_CONFIGURATION', { state: 'ARCHIVED' });
  expect(getRefusalText(found)).toMatch(/^Not possible in/);
  expect(
    getRefusalText(explainDecision(approver, 'APPROVE_CONFIGURATION', { state: 'WAITING_FOR_APPROVAL' })),
  ).toBeUndefined();
});
