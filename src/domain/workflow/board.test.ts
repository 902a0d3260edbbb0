import { describe, expect, test } from 'vitest';
import { resolveDrop } from './board.ts';
import { anyStates, workflowSteps } from '../configuration/state.ts';
import { checkEvent } from './permission.ts';
import type { Role } from '../access/roles.ts';
import { buildUnit } from '../../../tests/factories/person.ts';

const actor = (role: Role) => ({ units: [buildUnit('STAFF', role)] });

test.each([
  ['APPLICATION_ENGINEER', 'CONFIGURING', 'WAITING_FOR_APPROVAL', 'ACCEPT_QUOTE'],
  ['APPROVER', 'WAITING_FOR_APPROVAL', 'APPROVED', 'APPROVE_CONFIGURATION'],
  ['APPROVER', 'WAITING_FOR_APPROVAL', 'CONFIGURING', 'REQUEST_REVIEW'],
  ['APPROVER', 'APPROVED', 'READY_FOR_PRODUCTION', 'RELEASE_FOR_PRODUCTION'],
  ['APPROVER', 'APPROVED', 'WAITING_FOR_APPROVAL', 'UNAPPROVE'],
  ['ADMIN', 'READY_FOR_PRODUCTION', 'CONFIGURING', 'REVERSE_STATE'],
] as const)('%s moves from %s to %s with %s', (role, from, to, event) => {
  expect(resolveDrop(actor(role), from, to)).toEqual({ allowed: true, event });
});

test.each([
  [
    'APPLICATION_ENGINEER',
    'WAITING_FOR_APPROVAL',
    'APPROVED',
    'ROLE',
    'Only Approvers and Administrators can approve.',
  ],
  ['APPROVER', 'CONFIGURING', 'APPROVED', 'STATE', 'No step leads from “Configuring” to “Approved”.'],
  ['ADMIN', 'CONFIGURING', 'CONFIGURING', 'STATE', 'It is in “Configuring” already.'],
  ['APPROVER', 'READY_FOR_PRODUCTION', 'CONFIGURING', 'ROLE', 'Only Administrators can reverse states.'],
] as const)('%s does not move from %s to %s: %s', (role, from, to, rule, reason) => {
  const drop = resolveDrop(actor(role), from, to);
  expect(drop).toMatchObject({ allowed: false, rule });
  expect(drop.allowed ? '' : drop.reason).toContain(reason);
});

test('a configuration made in 3D is dropped like any other', () => {
  const drop = resolveDrop(actor('APPROVER'), 'WAITING_FOR_APPROVAL', 'APPROVED', 'CONFIGURED_3D');
  expect(drop).toEqual({ allowed: true, event: 'APPROVE_CONFIGURATION' });
});

describe.each(['ADMIN', 'APPROVER', 'APPLICATION_ENGINEER', 'SUPPORT'] as const)('%s', (role) => {
  test.each(anyStates)('is let drop from %s only where the workflow lets the event happen', (from) => {
    for (const to of workflowSteps) {
      const drop = resolveDrop(actor(role), from, to);
      expect(drop.allowed).toBe(drop.allowed && checkEvent(actor(role), drop.event, from).allowed);
    }
  });
});
