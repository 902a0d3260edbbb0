import { describe, expect, test } from 'vitest';
import { stateColour } from './stateColour.ts';

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
  test.each(states)('%s', (state) => expect(stateColour(state)).toBe(colour));
});
