import { expect, test } from 'vitest';
import { anyStates, workflowSteps, type AnyState } from '../configuration/state.ts';
import { roles, type Realm, type Role } from '../access/roles.ts';
import { computeReadiness, type ReadinessFacts } from './readiness.ts';
import { buildReadinessLine } from './readinessLine.ts';
import { buildUnit } from '../../../tests/factories/person.ts';

const complete = { assigneeEmail: 'a@maker.example', productConfigurations: 2, missingArtefacts: [] };
const lineFor = (realm: Realm, role: Role, state: AnyState, facts: Partial<ReadinessFacts> = {}) =>
  buildReadinessLine(
    computeReadiness({ units: [buildUnit(realm, role)] }, { ...complete, kind: 'CLASSIC', state, ...facts }),
    state,
  );

test.each([
  ['STAFF', 'APPLICATION_ENGINEER', 'CONFIGURING', 'POSSIBLE', 'Next: Accept quote', undefined],
  ['STAFF', 'APPROVER', 'WAITING_FOR_APPROVAL', 'POSSIBLE', 'Next: Approve', undefined],
  [
    'STAFF',
    'APPLICATION_ENGINEER',
    'WAITING_FOR_APPROVAL',
    'REFUSED',
    'Next: Approve',
    'Only Approvers and Administrators can approve.',
  ],
  [
    'STAFF',
    'APPLICATION_ENGINEER',
    'APPROVED',
    'REFUSED',
    'Next: Release',
    'Only Approvers and Administrators can release.',
  ],
  [
    'CUSTOMER',
    'APPLICATION_ENGINEER',
    'WAITING_FOR_APPROVAL',
    'REFUSED',
    'Next: Approve',
    "Only the manufacturer's approvers can do this.",
  ],
  [
    'STAFF',
    'APPROVER',
    'GENERATING_ARTEFACTS',
    'REFUSED',
    'Next: Accept quote',
    'Wait until the files are generated.',
  ],
  [
    'STAFF',
    'APPROVER',
    'READY_FOR_PRODUCTION',
    'REFUSED',
    'Next: Create product',
    'Only Application engineers and Administrators can create products.',
  ],
  ['STAFF', 'ADMIN', 'ARCHIVED', 'POSSIBLE', 'Possible now: Duplicate and Export', undefined],
  ['CUSTOMER', 'APPLICATION_ENGINEER', 'ARCHIVED', 'POSSIBLE', 'Possible now: Duplicate', undefined],
  [
    'CUSTOMER',
    'BASIC',
    'ARCHIVED',
    'REFUSED',
    'Nothing is possible for you now',
    'Only Application engineers can duplicate.',
  ],
  ['STAFF', 'APPLICATION_ENGINEER', 'PLACEHOLDER', 'POSSIBLE', 'Next: Configure', undefined],
  ['STAFF', 'ADMIN', 'LOCKED', 'POSSIBLE', 'Possible now: Reverse state', undefined],
] as const)('%s %s in %s: %s, “%s”, %s', (realm, role, state, tone, says, because) => {
  expect(lineFor(realm, role, state)).toMatchObject({ tone, says, ...(because && { because }) });
  expect(lineFor(realm, role, state).because).toBe(because);
});

test('a possible step says all there is to mind', () => {
  const facts = { assigneeEmail: null, productConfigurations: 0, missingArtefacts: ['QUOTE'] };
  expect(lineFor('STAFF', 'ADMIN', 'CONFIGURING', facts)).toMatchObject({
    tone: 'TO_MIND',
    says: 'Next: Accept quote',
    because: 'There is no product configuration yet. Nobody is assigned. Not there yet: Quote.',
  });
});

test('behind it stands every refusal and everything to mind, and no plain action', () => {
  for (const state of anyStates) {
    for (const role of roles) {
      const rows = computeReadiness(
        { units: [buildUnit('STAFF', role)] },
        { ...complete, assigneeEmail: null, state },
      );
      const plain = rows.filter(({ decision, advice }) => decision.allowed && advice.length === 0);
      expect(buildReadinessLine(rows, state).more).toEqual(rows.filter((row) => !plain.includes(row)));
    }
  }
});

test.each(workflowSteps)('%s always has one next step, whoever looks', (state) => {
  const lines = roles.map((role) => lineFor('STAFF', role, state).says);
  expect(new Set(lines).size).toBe(1);
});
