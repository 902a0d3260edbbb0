import { expect, test } from 'vitest';
import { createDecisionWatcher } from './status.ts';

const from = new Date('2026-02-03T10:00:00Z');
const seen = (ticketId: string, ticketStatus: string, at = '2026-02-01T10:00:00Z') => ({
  ticketId,
  ticketStatus,
  actions: [{ created: at }],
});

test('a request that was open and is decided counts, once', () => {
  const watch = createDecisionWatcher(from);
  expect(watch([seen('T-7', 'OPEN')], false)).toBe(false);
  expect(watch([seen('T-7', 'ACCEPTED')], false)).toBe(true);
  expect(watch([seen('T-7', 'ACCEPTED')], false)).toBe(false);
});

test('a request that has gone from the list of those that are open counts', () => {
  const watch = createDecisionWatcher(from);
  expect(watch([seen('T-7', 'OPEN'), seen('T-8', 'REGISTERED_ON_JIRA')], true)).toBe(false);
  expect(watch([seen('T-8', 'REGISTERED_ON_JIRA')], false)).toBe(false);
  expect(watch([seen('T-8', 'REGISTERED_ON_JIRA')], true)).toBe(true);
  expect(watch([seen('T-8', 'REGISTERED_ON_JIRA')], true)).toBe(false);
});

test.each([
  ['2026-02-03T10:20:00Z', true],
  ['2026-02-03T09:56:00Z', true],
  ['2026-02-02T10:00:00Z', false],
  ['soon', false],
])('a request that is first seen decided at %s counts: %s', (at, counts) => {
  expect(createDecisionWatcher(from)([seen('T-9', 'ACCEPTED', at)], false)).toBe(counts);
});
