import { describe, expect, test } from 'vitest';
import {
  anyStates,
  isFirstStep,
  isGeneratingState,
  isPlaceholderState,
  configurationStates,
  listEarlierSteps,
  canChangeFiles,
  isAnyState,
  getPreviousState,
  getLastStep,
  listStepStatuses,
  type StateLog,
  getStateNumber,
  workflowSteps,
} from './state.ts';

test('the first five states have numbers', () => {
  expect(configurationStates.map(getStateNumber)).toEqual([1, 2, 3, 4, 5, undefined, undefined, undefined]);
});

describe('isAnyState', () => {
  test.each(anyStates)('%s', (state) => expect(isAnyState(state)).toBe(true));
  test.each(['', 'approved', 'ALL', 'constructor'])('not “%s”', (text) =>
    expect(isAnyState(text)).toBe(false),
  );
});

describe('getPreviousState', () => {
  test.each([
    ['CONFIGURING', undefined],
    ['WAITING_FOR_APPROVAL', 'CONFIGURING'],
    ['APPROVED', 'WAITING_FOR_APPROVAL'],
    ['READY_FOR_PRODUCTION', 'APPROVED'],
    ['GENERATING_ARTEFACTS', undefined],
    ['ARCHIVED', undefined],
    ['PLACEHOLDER', undefined],
    ['LOCKED', undefined],
    ['IN_PRODUCTION', undefined],
    ['PRODUCED', undefined],
  ] as const)('%s → %s', (state, previous) => expect(getPreviousState(state)).toBe(previous));
});

describe('listEarlierSteps', () => {
  test.each([
    ['CONFIGURING', []],
    ['WAITING_FOR_APPROVAL', ['CONFIGURING']],
    ['APPROVED', ['CONFIGURING', 'WAITING_FOR_APPROVAL']],
    ['READY_FOR_PRODUCTION', ['CONFIGURING', 'WAITING_FOR_APPROVAL', 'APPROVED']],
    ['GENERATING_ARTEFACTS', []],
    ['ARCHIVED', []],
  ] as const)('%s', (state, steps) => expect(listEarlierSteps(state, [])).toEqual(steps));
});

describe('earlierSteps of LOCKED', () => {
  const change = (day: number, old: string | null, to: string | null, activityLogType = 'CHANGE_STATE') => ({
    activityLogType,
    created: `2026-03-0${day}T14:30:00Z`,
    data: { old, new: to },
  });
  test.each([
    ['without a log', [], ['CONFIGURING']],
    ['of other things', [change(1, 'APPROVED', null, 'CHANGE_NOTE')], ['CONFIGURING']],
    ['from the first step', [change(1, 'CONFIGURING', 'LOCKED')], ['CONFIGURING']],
    ['from waiting for approval', [change(1, 'WAITING_FOR_APPROVAL', 'LOCKED')], ['CONFIGURING']],
    ['from approved', [change(1, 'APPROVED', 'LOCKED')], ['CONFIGURING', 'WAITING_FOR_APPROVAL']],
    [
      'from ready for production',
      [change(1, 'APPROVED', 'READY_FOR_PRODUCTION'), change(2, 'READY_FOR_PRODUCTION', 'LOCKED')],
      ['CONFIGURING', 'WAITING_FOR_APPROVAL', 'APPROVED'],
    ],
    [
      'newest line first, having been further once',
      [
        change(4, 'GENERATING_ARTEFACTS', 'LOCKED'),
        change(3, 'WAITING_FOR_APPROVAL', 'GENERATING_ARTEFACTS'),
        change(2, 'APPROVED', 'WAITING_FOR_APPROVAL'),
        change(1, 'WAITING_FOR_APPROVAL', 'APPROVED'),
      ],
      ['CONFIGURING'],
    ],
    ['from states nobody knows', [change(1, 'constructor', 'LOCKED')], ['CONFIGURING']],
  ])('%s', (_, logs, steps) => expect(listEarlierSteps('LOCKED', logs)).toEqual(steps));

  test('never leads on', () => {
    for (const step of workflowSteps) {
      const offered = listEarlierSteps('LOCKED', [change(1, step, 'LOCKED')]);
      expect(offered.filter((each) => workflowSteps.indexOf(each) > workflowSteps.indexOf(step))).toEqual([]);
      expect(offered).not.toHaveLength(0);
    }
  });
});

test.each(anyStates)('files of %s', (state) => {
  expect(canChangeFiles(state)).toBe(state !== 'ARCHIVED' && state !== 'LOCKED');
});

describe('the steps', () => {
  const change = (day: number, from: string, to: string): StateLog => ({
    activityLogType: 'CHANGE_STATE',
    created: `2026-03-0${day}T08:00:00Z`,
    data: { old: from, new: to },
  });
  const released = [
    change(2, 'READY_FOR_PRODUCTION', 'ARCHIVED'),
    change(1, 'APPROVED', 'READY_FOR_PRODUCTION'),
  ];
  const approved = [change(1, 'APPROVED', 'LOCKED')];
  test.each([
    ['CONFIGURING', [], undefined, 'CURRENT AHEAD AHEAD AHEAD'],
    ['WAITING_FOR_APPROVAL', released, 'CONFIGURING', 'DONE CURRENT AHEAD AHEAD'],
    ['APPROVED', [], undefined, 'DONE DONE CURRENT AHEAD'],
    ['READY_FOR_PRODUCTION', [], undefined, 'DONE DONE DONE CURRENT'],
    ['IN_PRODUCTION', [], undefined, 'DONE DONE DONE CURRENT'],
    ['PRODUCED', [], undefined, 'DONE DONE DONE CURRENT'],
    ['GENERATING_ARTEFACTS', [], 'WAITING_FOR_APPROVAL', 'DONE CURRENT AHEAD AHEAD'],
    ['GENERATING_ARTEFACTS', approved, undefined, 'DONE DONE CURRENT AHEAD'],
    ['GENERATING_ARTEFACTS', [], undefined, 'AHEAD AHEAD AHEAD AHEAD'],
    ['ARCHIVED', released, undefined, 'DONE DONE DONE DONE'],
    ['ARCHIVED', [change(1, 'CONFIGURING', 'ARCHIVED')], undefined, 'DONE AHEAD AHEAD AHEAD'],
    ['ARCHIVED', [], 'APPROVED', 'DONE DONE DONE AHEAD'],
    ['ARCHIVED', [], undefined, 'AHEAD AHEAD AHEAD AHEAD'],
    ['LOCKED', approved, undefined, 'DONE DONE DONE AHEAD'],
    ['PLACEHOLDER', [], undefined, 'AHEAD AHEAD AHEAD AHEAD'],
  ] as const)('of %s with the log %j and %s before: %s', (state, logs, before, standings) => {
    expect(listStepStatuses(state, getLastStep(state, logs, before)).join(' ')).toBe(standings);
  });
});

test('each of these states is told by one name', () => {
  expect(anyStates.filter(isGeneratingState)).toEqual(['GENERATING_ARTEFACTS']);
  expect(anyStates.filter(isPlaceholderState)).toEqual(['PLACEHOLDER']);
  expect(anyStates.filter(isFirstStep)).toEqual(['CONFIGURING']);
});

test.each([undefined, null])('a state that is %s is not generating', (state) =>
  expect(isGeneratingState(state)).toBe(false),
);
