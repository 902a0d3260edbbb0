import { describe, expect, test } from 'vitest';
import {
  checkRevisionDeletion,
  checkConfigurationNoteUpdate,
  checkRevisionNoteUpdate,
  canSeeRevisionLog,
} from './permission.ts';
import type { Role, Unit } from '../access/roles.ts';
import { buildUnit } from '../../../tests/factories/person.ts';

const staff = (role: Role): Unit[] => [buildUnit('STAFF', role)];
const customer: Unit[] = [buildUnit('CUSTOMER', 'APPLICATION_ENGINEER')];
const active = { revisionName: '0A', revisionState: 'ACTIVE' };
const pending = { revisionName: '0B', revisionState: 'PENDING' };

describe('the note', () => {
  test.each([
    [staff('ADMIN'), true],
    [staff('APPROVER'), true],
    [staff('APPLICATION_ENGINEER'), true],
    [staff('SALES_ENGINEER'), false],
    [staff('SUPPORT'), false],
    [customer, false],
    [[], false],
  ])('%j: %s', (units, allowed) => {
    expect(checkConfigurationNoteUpdate({ units }).allowed).toBe(allowed);
    expect(checkRevisionNoteUpdate({ units }).allowed).toBe(allowed);
  });

  test('takes its method', () => {
    const actor = { units: staff('ADMIN'), operations: new Set(['configurationSetUpdateNote']) };
    expect(checkConfigurationNoteUpdate(actor)).toEqual({ allowed: true });
    expect(checkRevisionNoteUpdate(actor)).toMatchObject({ allowed: false, rule: 'OPERATION' });
  });
});

describe('deleting', () => {
  const engineer = { units: staff('APPLICATION_ENGINEER') };
  test.each([
    ['a pending one beside another', engineer, 'CONFIGURING', pending, [active, pending], undefined],
    [
      'one in force',
      engineer,
      'CONFIGURING',
      active,
      [active, pending],
      'Only a pending revision can be deleted.',
    ],
    ['the only one', engineer, 'CONFIGURING', pending, [pending], 'The only revision cannot be deleted.'],
    ['one handed in', engineer, 'APPROVED', pending, [active, pending], 'Only possible in “Configuring”.'],
    [
      'somebody else',
      { units: customer },
      'CONFIGURING',
      pending,
      [active, pending],
      "Only the manufacturer's approvers and application engineers can do this.",
    ],
    [
      'somebody without the method',
      { ...engineer, operations: new Set<string>() },
      'CONFIGURING',
      pending,
      [active, pending],
      'You are not permitted to call configurationSetRevisionDelete.',
    ],
  ] as const)('%s', (_, actor, state, revision, revisions, reason) => {
    const decision = checkRevisionDeletion(actor, state, revision, revisions);
    expect(decision.allowed ? undefined : decision.reason).toBe(reason);
  });
});

test.each([
  ['STAFF', 'ADMIN', true],
  ['CUSTOMER', 'ADMIN', false],
  ['STAFF', 'APPLICATION_ENGINEER', false],
  ['STAFF', 'PRODUCTION_ADMIN', false],
] as const)('seesRevisionLog: %s %s: %s', (realm, role, expected) => {
  expect(canSeeRevisionLog([buildUnit(realm, role)])).toBe(expected);
});
