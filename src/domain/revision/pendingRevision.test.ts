import { expect, test } from 'vitest';
import { mayHavePending, rowAsSeen } from './pendingRevision.ts';

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

test.each([
  ['ACTIVE', undefined],
  ['PENDING', '0A'],
] as const)('of a row in work that shows its %s revision the revision seen is %s', (revisionState, seen) => {
  const row = { configurationState: 'CONFIGURING', revisionState, revision: '0A' } as const;
  expect(rowAsSeen(row)).toEqual({ ...row, revision: seen });
});
