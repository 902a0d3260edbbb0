import { describe, expect, test } from 'vitest';
import { anyStates, type AnyState } from '../configuration/state.ts';
import type { ConfigurationEvent } from './event.ts';
import { checkEvent } from './permission.ts';
import { listEventCautions, computeReadiness, type ReadinessFacts } from './readiness.ts';
import { stateEvents } from './stateEvents.ts';
import { roles, type Role } from '../access/roles.ts';
import { buildUnit } from '../../../tests/factories/person.ts';

const actor = (role: Role) => ({ units: [buildUnit('STAFF', role)] });
const complete: Omit<ReadinessFacts, 'state'> = {
  assigneeEmail: 'application.engineer@maker.example',
  productConfigurations: 2,
  missingArtefacts: [],
};
const row = (role: Role, state: AnyState, event: ConfigurationEvent, facts: Partial<ReadinessFacts> = {}) =>
  computeReadiness(actor(role), { ...complete, state, ...facts }).find((each) => each.event === event);

test.each(anyStates)('in %s the events are told that may come next', (state) => {
  const told = computeReadiness(actor('ADMIN'), { ...complete, state }).map(({ event }) => event);
  expect(told).toEqual(stateEvents[state].next);
});

test('every verdict is the one of the permission, and only what is refused has a fix', () => {
  for (const state of anyStates) {
    for (const role of roles) {
      for (const each of computeReadiness(actor(role), { ...complete, state })) {
        expect(each.decision).toEqual(checkEvent(actor(role), each.event, state));
        expect(each.decision.allowed && each.fix !== undefined).toBe(false);
      }
    }
  }
});

describe('the fix', () => {
  test.each([
    [
      'APPROVER',
      'CONFIGURING',
      'APPROVE_CONFIGURATION',
      { kind: 'EVENT', label: 'Accept quote', event: 'ACCEPT_QUOTE' },
    ],
    [
      'APPROVER',
      'WAITING_FOR_APPROVAL',
      'RELEASE_FOR_PRODUCTION',
      { kind: 'EVENT', label: 'Approve', event: 'APPROVE_CONFIGURATION' },
    ],
    ['APPLICATION_ENGINEER', 'APPROVED', 'CREATE_PRODUCT', { kind: 'WAIT', label: 'Waiting for release' }],
    [
      'APPROVER',
      'GENERATING_ARTEFACTS',
      'APPROVE_CONFIGURATION',
      { kind: 'WAIT', label: 'Wait until the files are generated' },
    ],
    [
      'APPLICATION_ENGINEER',
      'WAITING_FOR_APPROVAL',
      'APPROVE_CONFIGURATION',
      { kind: 'REQUEST_ACCESS', label: 'Request access' },
    ],
    ['BASIC', 'CONFIGURING', 'CONFIGURE', { kind: 'REQUEST_ACCESS', label: 'Request access' }],
  ] as const)('for %s in %s, %s', (role, state, event, fix) => {
    const found = row(role, state, event);
    expect(found?.decision.allowed).toBe(false);
    expect(found?.fix).toEqual(fix);
  });

  test('a method that is not permitted can be asked for', () => {
    const rows = computeReadiness(
      { ...actor('ADMIN'), operations: new Set() },
      { ...complete, state: 'LOCKED' },
    );
    expect(rows).toMatchObject([{ decision: { rule: 'OPERATION' }, fix: { kind: 'REQUEST_ACCESS' } }]);
  });
});

test('what only configurations made in 3D know is not shown for others', () => {
  const events = (kind: ReadinessFacts['kind']) =>
    computeReadiness(actor('ADMIN'), { ...complete, state: 'PLACEHOLDER', ...(kind && { kind }) }).map(
      (each) => each.event,
    );
  expect(events('CLASSIC')).toEqual(['CONFIGURE', 'GENERATE', 'DELETE']);
  expect(events('CONFIGURED_3D')).toEqual(['CONFIGURE', 'VALIDATE', 'GENERATE', 'DELETE']);
});

describe('a configuration whose quote stands elsewhere', () => {
  const rows = (state: AnyState, quoteState: AnyState) =>
    computeReadiness(actor('ADMIN'), { ...complete, state, quoteState, kind: 'CONFIGURED_3D' });
  test('names what comes next as the quote stands, and nothing leads there but finishing', () => {
    const next = rows('CONFIGURING', 'WAITING_FOR_APPROVAL');
    expect(next.map(({ event }) => event)).toEqual(stateEvents.WAITING_FOR_APPROVAL.next);
    expect(next.filter(({ decision, fix }) => decision.allowed || fix)).toEqual([]);
  });
  test('waits for the files that the quoting system generates', () => {
    const fixes = rows('CONFIGURING', 'GENERATING_ARTEFACTS').map(({ fix }) => fix?.label);
    expect(new Set(fixes)).toEqual(new Set(['Wait until the files are generated']));
  });
});

describe('advice', () => {
  test.each([
    [
      'CONFIGURING',
      'ACCEPT_QUOTE',
      { productConfigurations: 0 },
      [
        {
          text: 'There is no product configuration yet.',
          fix: {
            kind: 'EVENT',
            event: 'CREATE_PRODUCT_CONFIGURATION',
            label: 'Create product configuration',
          },
        },
      ],
    ],
    [
      'WAITING_FOR_APPROVAL',
      'APPROVE_CONFIGURATION',
      { productConfigurations: 0 },
      [{ text: 'There is no product configuration yet.' }],
    ],
    [
      'CONFIGURING',
      'ACCEPT_QUOTE',
      { assigneeEmail: null },
      [{ text: 'Nobody is assigned.', fix: { kind: 'EVENT', event: 'ASSIGN', label: 'Assign' } }],
    ],
    [
      'WAITING_FOR_APPROVAL',
      'APPROVE_CONFIGURATION',
      { missingArtefacts: ['QUOTE', 'AX_BOM'] },
      [
        {
          text: 'Not there yet: Quote, AX BOM.',
          fix: { kind: 'EVENT', event: 'GENERATE', label: 'Generate files' },
        },
      ],
    ],
    [
      'APPROVED',
      'RELEASE_FOR_PRODUCTION',
      { missingArtefacts: ['QUOTE', 'AX_BOM', 'BOM', 'WIRING_FILE', 'MILLING_FILE', 'STEP_FILE'] },
      [{ text: 'Not there yet: Quote, AX BOM, BOM, Wiring file and 2 more.' }],
    ],
    [
      'APPROVED',
      'RELEASE_FOR_PRODUCTION',
      { missingArtefacts: ['CUSTOM_OVERLAY_TOP_PDF', 'QUOTE'] },
      [{ text: 'Not there yet: Custom overlay top, PDF; Quote.' }],
    ],
    [
      'APPROVED',
      'RELEASE_FOR_PRODUCTION',
      { missingArtefacts: ['QUOTE'], assigneeEmail: null },
      [{ text: 'Not there yet: Quote.' }],
    ],
    [
      'CONFIGURING',
      'CONFIGURE',
      { productConfigurations: 0, assigneeEmail: null, missingArtefacts: ['QUOTE'] },
      [],
    ],
    ['CONFIGURING', 'ACCEPT_QUOTE', {}, []],
  ] as const)('in %s on %s with %j', (state, event, facts, advice) => {
    const found = row('ADMIN', state, event, facts);
    expect(found?.advice).toEqual(advice);
  });

  test('never stands in the way', () => {
    const nothing = { productConfigurations: 0, assigneeEmail: null, missingArtefacts: ['QUOTE'] };
    for (const state of anyStates) {
      const verdicts = (facts: Omit<ReadinessFacts, 'state'>) =>
        computeReadiness(actor('ADMIN'), { ...facts, state }).map((each) => each.decision);
      expect(verdicts(nothing)).toEqual(verdicts(complete));
    }
  });
});

test.each<[ConfigurationEvent, Partial<ReadinessFacts>, readonly string[], number]>([
  ['APPROVE_CONFIGURATION', {}, [], 0],
  ['APPROVE_CONFIGURATION', { missingArtefacts: ['QUOTE', 'BOM'] }, ['Not there yet: Quote, BOM.'], 2],
  ['APPROVE_CONFIGURATION', { productConfigurations: 0 }, ['There is no product configuration yet.'], 1],
  ['APPROVE_CONFIGURATION', { assigneeEmail: null }, ['Nobody is assigned.'], 0],
  [
    'RELEASE_FOR_PRODUCTION',
    { assigneeEmail: null, missingArtefacts: ['QUOTE'] },
    ['Not there yet: Quote.'],
    1,
  ],
  ['ARCHIVE', { missingArtefacts: ['QUOTE'] }, [], 0],
])('before %s with %j', (event, facts, texts, missing) =>
  expect(listEventCautions(event, { ...complete, state: 'CONFIGURING', ...facts })).toEqual({
    texts,
    missing,
  }),
);
