import { describe, expect, test } from 'vitest';
import { anyStates } from '../configuration/state.ts';
import {
  getCloneAccountNumber,
  configuratorId,
  mapQuoteState,
  createCommit,
  quoteCurrency,
  getRequiredQuoteName,
  formatQuoteStateName,
  quoteWorkflowId,
  getConfigurationDisplayState,
} from './quote.ts';

describe('mapQuoteState', () => {
  test.each([
    ['default', 'CONFIGURING'],
    ['Awaiting for quote approval', 'CONFIGURING'],
    ['Generating quote outputs', 'GENERATING_ARTEFACTS'],
    ['Generating modified quote outputs', 'GENERATING_ARTEFACTS'],
    ['Generating configuration outputs', 'GENERATING_ARTEFACTS'],
    ['Awaiting for configuration approval', 'WAITING_FOR_APPROVAL'],
    ['Awaiting for archiving', 'APPROVED'],
    ['Archived', 'ARCHIVED'],
    ['xyz', 'CONFIGURING'],
    ['', 'CONFIGURING'],
    ['constructor', 'CONFIGURING'],
    ['  ARCHIVED ', 'ARCHIVED'],
    ['awaiting FOR archiving', 'APPROVED'],
  ])('“%s” → %s', (name, state) => expect(mapQuoteState(name)).toBe(state));
});

describe('getConfigurationDisplayState', () => {
  const decided = ['CONFIGURING', 'WAITING_FOR_APPROVAL', 'GENERATING_ARTEFACTS', 'APPROVED'];
  test.each(anyStates)('%s', (state) => {
    expect(getConfigurationDisplayState(state, 'Awaiting for archiving')).toBe(
      decided.includes(state) ? 'APPROVED' : state,
    );
    expect(getConfigurationDisplayState(state, undefined)).toBe(state);
  });
});

test.each([
  ['default', 'Configuring'],
  [' Default', 'Configuring'],
  ['Awaiting for archiving', 'Awaiting for archiving'],
  ['Waiting for payment', 'Waiting for payment'],
  ['', ''],
])('the state %j of the quoting system is read as %j', (name, text) =>
  expect(formatQuoteStateName(name)).toBe(text),
);

test('a commit names its author and its second, in UTC', () => {
  const author = { name: 'Application Engineer', email: 'application.engineer@maker.example' };
  expect(createCommit(author, new Date('2024-03-05T14:30:09.999Z'))).toEqual({
    authorName: 'Application Engineer',
    authorEmail: 'application.engineer@maker.example',
    date: '2024-03-05@14:30:09',
  });
});

test('a quote is renamed to its configuration and revision, unless it is called that already', () => {
  expect(getRequiredQuoteName('New quote', 'C01234', '0A')).toBe('C01234/0A');
  expect(getRequiredQuoteName('C01234/0A', 'C01234', '0A')).toBeUndefined();
});

test.each([
  ['9999999', '9999999', '3005019'],
  ['4000001', '9999999', '4000001'],
  ['4000001', '', '4000001'],
  ['', '', ''],
])('the clone of a quote for %s, where %s is special, is for %s', (accountNumber, special, cloned) => {
  expect(getCloneAccountNumber(accountNumber, special)).toBe(cloned);
});

test('constants of the quoting system', () => {
  expect([quoteCurrency, quoteWorkflowId, configuratorId]).toEqual(['SEK', 6, 41]);
});
