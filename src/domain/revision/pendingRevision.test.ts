import { expect, test } from 'vitest';
import { mayHavePending } from './pendingRevision.ts';

test.each([
  ['CONFIGURING', 'ACTIVE', true],
  ['WAITING_FOR_APPROVAL', 'ACTIVE', true],
  ['APPROVED', 'ACTIVE', true],
  ['CONFIGURING', 'PENDING', false],
  ['READY_FOR_PRODUCTION', 'ACTIVE', false],
  ['ARCHIVED', 'ACTIVE', false],
] as const)('a row in %s that shows its %s revision may have a pending one: %s', (state, shown, expected) => {
  expect(mayHavePending({ configurationState: state, revisionState: shown })).toBe(expected);
});
