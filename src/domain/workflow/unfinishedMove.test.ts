import { describe, expect, test } from 'vitest';
import { anyStates, type AnyState } from '../configuration/state.ts';
import { configurationEvents, type EventFacts } from './event.ts';
import { eventRecords } from './eventRecords.ts';
import { isQuoteHalfDone, isQuoteMoveEvent, findUnfinishedMove } from './unfinishedMove.ts';

describe('the call of the quoting system that goes with an event', () => {
  const calls = Object.fromEntries(
    configurationEvents.flatMap((event) => {
      const { quoteCall }: EventFacts = eventRecords[event];
      return quoteCall === 'NONE' ? [] : [[event, `${quoteCall.operation} ${quoteCall.when}`]];
    }),
  );
  test('stands in the table, and most events have none', () => {
    expect(calls).toEqual({
      ACCEPT_QUOTE: 'quoteSubmit BEFORE',
      REQUEST_REVIEW: 'quoteReject BEFORE',
      APPROVE_CONFIGURATION: 'quoteApprove BEFORE',
      UNAPPROVE: 'quoteReject BEFORE',
      DUPLICATE: 'quoteClone BEFORE',
      DELETE: 'quoteDelete AFTER',
      GENERATE: 'quoteGenerateOutputs INSTEAD',
    });
  });
  test('moves the quote for four of them', () => {
    expect(configurationEvents.filter(isQuoteMoveEvent)).toEqual([
      'ACCEPT_QUOTE',
      'REQUEST_REVIEW',
      'APPROVE_CONFIGURATION',
      'UNAPPROVE',
    ]);
  });
});

describe('findUnfinishedMove', () => {
  const known: Record<string, string> = {
    'CONFIGURING WAITING_FOR_APPROVAL': 'ACCEPT_QUOTE',
    'CONFIGURING APPROVED': 'ACCEPT_QUOTE',
    'WAITING_FOR_APPROVAL APPROVED': 'APPROVE_CONFIGURATION',
    'WAITING_FOR_APPROVAL CONFIGURING': 'REQUEST_REVIEW',
    'APPROVED WAITING_FOR_APPROVAL': 'UNAPPROVE',
    'APPROVED CONFIGURING': 'UNAPPROVE',
  };
  const quoteStates: readonly AnyState[] = [
    'CONFIGURING',
    'GENERATING_ARTEFACTS',
    'WAITING_FOR_APPROVAL',
    'APPROVED',
    'ARCHIVED',
  ];
  const pairs = anyStates.flatMap((state) => quoteStates.map((quoteState) => [state, quoteState] as const));
  test.each(pairs)('%s, its quote %s', (state, quoteState) => {
    expect(findUnfinishedMove(state, quoteState)?.event).toBe(known[`${state} ${quoteState}`]);
  });
  test('nothing is known without the quote', () => {
    expect(anyStates.filter((state) => findUnfinishedMove(state, undefined))).toEqual([]);
  });
  test('says which half is done', () => {
    expect(findUnfinishedMove('WAITING_FOR_APPROVAL', 'APPROVED')).toEqual({
      event: 'APPROVE_CONFIGURATION',
      text: 'The quote has been approved, the configuration not yet.',
    });
  });
});

test.each([
  ['ACCEPT_QUOTE', 'CONFIGURING', 'CONFIGURING', false],
  ['ACCEPT_QUOTE', 'CONFIGURING', 'WAITING_FOR_APPROVAL', true],
  ['ACCEPT_QUOTE', 'CONFIGURING', 'GENERATING_ARTEFACTS', false],
  ['APPROVE_CONFIGURATION', 'WAITING_FOR_APPROVAL', 'WAITING_FOR_APPROVAL', false],
  ['APPROVE_CONFIGURATION', 'WAITING_FOR_APPROVAL', 'CONFIGURING', false],
  ['REQUEST_REVIEW', 'WAITING_FOR_APPROVAL', 'APPROVED', false],
  ['UNAPPROVE', 'APPROVED', 'APPROVED', false],
  ['UNAPPROVE', 'APPROVED', 'WAITING_FOR_APPROVAL', true],
] as const)('the half of %s from %s with the quote in %s: %s', (event, state, quoteState, done) => {
  expect(isQuoteHalfDone(event, state, quoteState)).toBe(done);
});
