import { describe, expect, test } from 'vitest';
import { configurationEvents, type ConfigurationEvent } from './event.ts';
import { isEventAccepted, findTransitionEvent, listAcceptingStates, getTargetState } from './transitions.ts';
import { anyStates, configurationStates, type AnyState } from '../configuration/state.ts';

const generate = ['GENERATE', 'GENERATE_CMS', 'GENERATE_3D'] as const;

/** The workflow's own table. */
const workflow: Record<AnyState, readonly ConfigurationEvent[]> = {
  CONFIGURING: [
    'CREATE_PRODUCT_CONFIGURATION',
    'CONFIGURE',
    'ASSIGN',
    'ACCEPT_QUOTE',
    ...generate,
    'VALIDATE',
    'DELETE',
    'DUPLICATE',
    'EXPORT',
  ],
  WAITING_FOR_APPROVAL: [
    'CONFIGURE',
    'REQUEST_REVIEW',
    'REQUEST_APPROVAL',
    'APPROVE_CONFIGURATION',
    'ASSIGN',
    ...generate,
    'VALIDATE',
    'DELETE',
    'DUPLICATE',
    'EXPORT',
  ],
  GENERATING_ARTEFACTS: ['DUPLICATE', 'EXPORT', 'ASSIGN'],
  APPROVED: ['UNAPPROVE', 'RELEASE_FOR_PRODUCTION', 'DUPLICATE', 'EXPORT'],
  READY_FOR_PRODUCTION: ['DUPLICATE', 'EXPORT', 'CREATE_REVISION', 'CREATE_PRODUCT'],
  ARCHIVED: ['DUPLICATE', 'EXPORT'],
  PLACEHOLDER: ['CONFIGURE', ...generate, 'VALIDATE', 'DELETE'],
  LOCKED: [],
  IN_PRODUCTION: ['DUPLICATE', 'EXPORT', 'CREATE_PRODUCT'],
  PRODUCED: ['DUPLICATE', 'EXPORT', 'CREATE_PRODUCT'],
};

/** Events that are accepted in addition to the workflow's own table. */
const archivable: readonly AnyState[] = [
  'CONFIGURING',
  'WAITING_FOR_APPROVAL',
  'APPROVED',
  'READY_FOR_PRODUCTION',
];
const reversible: readonly AnyState[] = [
  'WAITING_FOR_APPROVAL',
  'APPROVED',
  'READY_FOR_PRODUCTION',
  'LOCKED',
];

const pairs = anyStates.flatMap((state) =>
  configurationEvents.map((event): [AnyState, ConfigurationEvent] => [state, event]),
);

const expected = (state: AnyState, event: ConfigurationEvent): boolean => {
  if (event === 'ARCHIVE') return archivable.includes(state);
  if (event === 'REVERSE_STATE') return reversible.includes(state);
  return workflow[state].includes(event);
};

test.each(pairs)('in %s the event %s', (state, event) => {
  expect(isEventAccepted(state, event)).toBe(expected(state, event));
});

test('statesAccepting tells where an event is possible', () => {
  expect(listAcceptingStates('APPROVE_CONFIGURATION')).toEqual(['WAITING_FOR_APPROVAL']);
  expect(listAcceptingStates('DUPLICATE')).toEqual(
    anyStates.filter((state) => state !== 'PLACEHOLDER' && state !== 'LOCKED'),
  );
});

describe('getTargetState', () => {
  test.each([
    ['ACCEPT_QUOTE', 'CONFIGURING', 'WAITING_FOR_APPROVAL'],
    ['APPROVE_CONFIGURATION', 'WAITING_FOR_APPROVAL', 'APPROVED'],
    ['REQUEST_REVIEW', 'WAITING_FOR_APPROVAL', 'CONFIGURING'],
    ['REQUEST_APPROVAL', 'WAITING_FOR_APPROVAL', 'WAITING_FOR_APPROVAL'],
    ['RELEASE_FOR_PRODUCTION', 'APPROVED', 'READY_FOR_PRODUCTION'],
    ['UNAPPROVE', 'APPROVED', 'WAITING_FOR_APPROVAL'],
    ['ARCHIVE', 'CONFIGURING', 'ARCHIVED'],
    ['DUPLICATE', 'CONFIGURING', undefined],
    ['ASSIGN', 'CONFIGURING', undefined],
    ['REVERSE_STATE', 'APPROVED', undefined],
  ] as const)('%s in %s → %s', (event, state, target) => expect(getTargetState(event, state)).toBe(target));
});

describe('findTransitionEvent', () => {
  test.each([
    ['CONFIGURING', 'WAITING_FOR_APPROVAL', 'ACCEPT_QUOTE'],
    ['WAITING_FOR_APPROVAL', 'APPROVED', 'APPROVE_CONFIGURATION'],
    ['WAITING_FOR_APPROVAL', 'CONFIGURING', 'REQUEST_REVIEW'],
    ['WAITING_FOR_APPROVAL', 'WAITING_FOR_APPROVAL', 'REQUEST_APPROVAL'],
    ['APPROVED', 'WAITING_FOR_APPROVAL', 'UNAPPROVE'],
    ['APPROVED', 'CONFIGURING', 'REVERSE_STATE'],
    ['APPROVED', 'READY_FOR_PRODUCTION', 'RELEASE_FOR_PRODUCTION'],
    ['READY_FOR_PRODUCTION', 'APPROVED', 'REVERSE_STATE'],
    ['READY_FOR_PRODUCTION', 'ARCHIVED', 'ARCHIVE'],
    ['LOCKED', 'CONFIGURING', 'REVERSE_STATE'],
    ['CONFIGURING', 'APPROVED', undefined],
    ['CONFIGURING', 'CONFIGURING', undefined],
    ['ARCHIVED', 'CONFIGURING', undefined],
    ['PLACEHOLDER', 'CONFIGURING', undefined],
    ['GENERATING_ARTEFACTS', 'CONFIGURING', undefined],
  ] as const)('%s → %s is %s', (from, to, event) => expect(findTransitionEvent(from, to)).toBe(event));

  test('a locked configuration goes back to what its log shows', () => {
    const locked = { activityLogType: 'CHANGE_STATE', created: '2026-03-05T14:30:00Z' };
    const logs = [{ ...locked, data: { old: 'READY_FOR_PRODUCTION', new: 'LOCKED' } }];
    expect(findTransitionEvent('LOCKED', 'APPROVED', logs)).toBe('REVERSE_STATE');
    expect(findTransitionEvent('LOCKED', 'READY_FOR_PRODUCTION', logs)).toBeUndefined();
    expect(findTransitionEvent('LOCKED', 'APPROVED')).toBeUndefined();
  });

  test('nothing but the workflow is a way out of any state', () => {
    const ways = anyStates.flatMap((from) =>
      configurationStates.map((to) => [from, findTransitionEvent(from, to)] as const),
    );
    expect(ways.filter(([from, event]) => event && !isEventAccepted(from, event))).toEqual([]);
  });
});
