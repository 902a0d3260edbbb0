import { describe, expect, test } from 'vitest';
import {
  anyStates,
  configurationStates,
  earlierSteps,
  isState,
  previousState,
  quoteOnlyStates,
  shownStep,
  stateNumber,
  workflowSteps,
} from './state.ts';

test('the states and the numbers of the first five', () => {
  expect(configurationStates).toEqual([
    'CONFIGURING',
    'WAITING_FOR_APPROVAL',
    'GENERATING_ARTEFACTS',
    'APPROVED',
    'READY_FOR_PRODUCTION',
    'ARCHIVED',
    'PLACEHOLDER',
    'LOCKED',
  ]);
  expect(stateNumber).toEqual({
    CONFIGURING: 1,
    WAITING_FOR_APPROVAL: 2,
    GENERATING_ARTEFACTS: 3,
    APPROVED: 4,
    READY_FOR_PRODUCTION: 5,
  });
});

test('the quote knows two more', () => {
  expect(quoteOnlyStates).toEqual(['IN_PRODUCTION', 'PRODUCED']);
  expect(anyStates).toEqual([...configurationStates, ...quoteOnlyStates]);
});

test('the workflow has four steps in order', () => {
  expect(workflowSteps).toEqual(['CONFIGURING', 'WAITING_FOR_APPROVAL', 'APPROVED', 'READY_FOR_PRODUCTION']);
});

describe('isState', () => {
  test.each(anyStates)('%s', (state) => expect(isState(state)).toBe(true));
  test.each(['', 'approved', 'ALL', 'constructor'])('not “%s”', (text) => expect(isState(text)).toBe(false));
});

describe('previousState', () => {
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
  ] as const)('%s → %s', (state, previous) => expect(previousState(state)).toBe(previous));
});

describe('earlierSteps', () => {
  test.each([
    ['CONFIGURING', []],
    ['WAITING_FOR_APPROVAL', ['CONFIGURING']],
    ['APPROVED', ['CONFIGURING', 'WAITING_FOR_APPROVAL']],
    ['READY_FOR_PRODUCTION', ['CONFIGURING', 'WAITING_FOR_APPROVAL', 'APPROVED']],
    ['LOCKED', workflowSteps],
    ['GENERATING_ARTEFACTS', []],
    ['ARCHIVED', []],
  ] as const)('%s', (state, steps) => expect(earlierSteps(state)).toEqual(steps));
});

describe('shownStep', () => {
  test.each(workflowSteps)('%s shows itself', (step) => expect(shownStep(step, 'CONFIGURING')).toBe(step));
  test('generating keeps the last known step', () => {
    expect(shownStep('GENERATING_ARTEFACTS', 'WAITING_FOR_APPROVAL')).toBe('WAITING_FOR_APPROVAL');
    expect(shownStep('GENERATING_ARTEFACTS')).toBeUndefined();
  });
  test('a quote in production is past the last step', () => {
    expect(shownStep('IN_PRODUCTION')).toBe('READY_FOR_PRODUCTION');
    expect(shownStep('PRODUCED')).toBe('READY_FOR_PRODUCTION');
  });
});
