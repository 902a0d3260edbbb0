import { expect, test } from 'vitest';
import { hasUserMovedState, hasUserStartedRevision } from './lostResponses.ts';

const me = 'one.engineer@maker.example';

test.each([
  ['APPROVED', me, true],
  ['APPROVED', 'One.Engineer@Maker.Example', true],
  ['APPROVED', 'another.engineer@maker.example', false],
  ['LOCKED', me, false],
] as const)('in %s by %s: moved by oneself %s', (configurationState, modifiedBy, moved) =>
  expect(hasUserMovedState(me, 'APPROVED', { configurationState, modifiedBy })).toBe(moved),
);

const named = (...names: string[]) => names.map((revisionName) => ({ revisionName }));

test.each([
  ['the next one, by oneself', me, '0B', named('0A', '0B'), true],
  ['the next one, by somebody else', 'x@maker.example', '0B', named('0A', '0B'), false],
  ['none', me, '0A', named('0A'), false],
  ['two', me, '0C', named('0A', '0B', '0C'), false],
])('%s has been begun', (_, modifiedBy, revision, revisions, begun) => {
  const now = { configurationState: 'CONFIGURING', modifiedBy, revision, revisions } as const;
  expect(hasUserStartedRevision(me, named('0A'), now)).toBe(begun);
});
