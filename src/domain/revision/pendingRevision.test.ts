import { expect, test } from 'vitest';
import { canHavePendingRevision, otherRevisionTexts, toRowSnapshot } from './pendingRevision.ts';

test.each([
  ['CONFIGURING', 'ACTIVE', true],
  ['WAITING_FOR_APPROVAL', 'ACTIVE', true],
  ['APPROVED', 'ACTIVE', true],
  ['CONFIGURING', 'PENDING', false],
  ['READY_FOR_PRODUCTION', 'ACTIVE', false],
  ['ARCHIVED', 'ACTIVE', false],
] as const)('a row in %s that shows its %s revision may have a pending one: %s', (state, shown, expected) => {
  expect(canHavePendingRevision({ configurationState: state, revisionState: shown })).toBe(expected);
});

test.each([
  ['ACTIVE', undefined],
  ['PENDING', '0A'],
] as const)('of a row in work that shows its %s revision the revision seen is %s', (revisionState, seen) => {
  const row = { configurationState: 'CONFIGURING', revisionState, revision: '0A' } as const;
  expect(toRowSnapshot(row)).toEqual({ ...row, revision: seen });
});

test.each([
  ['CONFIGURING', true, 'Revision 0B is being edited,'],
  ['WAITING_FOR_APPROVAL', true, 'Revision 0B is waiting for approval,'],
  ['APPROVED', true, 'Revision 0B is approved and waiting for release,'],
  ['READY_FOR_PRODUCTION', false, 'Revision 0B is in force,'],
] as const)('in %s, pending or not (%s), the strip says: %s', (state, isPending, says) => {
  expect(otherRevisionTexts.says({ shown: '0A', working: '0B', isPending, state })).toContain(says);
});
