import { expect, test, describe } from 'vitest';
import {
  stateAppearances,
  type StateAppearance,
  getStateColor,
  toSentenceCase,
  formatState,
} from './stateAppearances.ts';

const looks = Object.entries(stateAppearances).flatMap(([noun, ofNoun]) =>
  Object.entries<StateAppearance>(ofNoun).map(([state, look]) => ({ noun, state, look })),
);

test.each(looks)('$state of $noun looks like that of every other noun', ({ state, look }) => {
  for (const other of looks.filter((each) => each.state === state)) expect(other.look).toEqual(look);
});

describe.each([
  [
    'amber',
    [
      'CONFIGURING',
      'DECORATING',
      'DRAFT',
      'IN_PRODUCTION',
      'Opened',
      'PENDING',
      'PROSPECT',
      'Passed',
      'SPARE',
      'UNDER_DEVELOPMENT',
      'WAITING_FOR_APPROVAL',
      'GENERATING_ARTEFACTS',
      'OPEN',
      'Pending File Upload',
    ],
  ],
  ['green', ['APPROVED', 'Approved', 'PRODUCED', 'READY', 'RELEASED']],
  ['blue', ['ACTIVE', 'CUSTOMER', 'EXECUTED', 'Escalated', 'READY_FOR_PRODUCTION']],
  ['red', ['LOCKED', 'NOT_AVAILABLE', 'REJECTED', 'Rejected', 'FAILED']],
  ['grey', ['ARCHIVED', 'PLACEHOLDER', 'RETIRED', 'SUPERSEDED', 'CLOSED', 'opened', '', 'constructor']],
])('%s', (colour, states) => {
  test.each(states)('%s', (state) => expect(getStateColor(state)).toBe(colour));
});

test.each([
  ['PENDING', 'Pending'],
  ['RELEASED', 'Released'],
  ['READY', 'Ready'],
  ['DECORATING', 'Decorating'],
  ['LOCKED', 'Error'],
  ['RETIRED', 'Archived'],
  ['ACTIVE', 'Active'],
  ['UNDER_DEVELOPMENT', 'Draft'],
  ['NOT_AVAILABLE', 'Not available'],
  ['ARCHIVED', 'Archived'],
  ['WAITING_FOR_APPROVAL', 'Waiting for approval'],
  ['GENERATING_ARTEFACTS', 'Generating artefacts'],
  ['Pending File Upload', 'Pending File Upload'],
  ['Opened', 'Opened'],
  ['constructor', 'constructor'],
  ['', ''],
])('%s reads %s', (state, text) => expect(formatState(state)).toBe(text));

test.each([
  ['BAD_REQUEST', 'Bad request'],
  ['API_NOT_FOUND_ERROR', 'Api not found error'],
  ['already words', 'Already words'],
  ['_', ''],
])('%s in sentence case', (code, text) => expect(toSentenceCase(code)).toBe(text));
