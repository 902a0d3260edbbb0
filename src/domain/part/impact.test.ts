import { expect, test } from 'vitest';
import { describePartImpact, describeStateChange, groupUsageByState } from './impact.ts';

const row = (state: string) => ({ configurationId: 'OU1234', revision: '0A', count: 1, state });

test('those ready for production come first, archived ones last', () => {
  const states = ['ARCHIVED', 'CONFIGURING', 'LOCKED', 'READY_FOR_PRODUCTION', 'APPROVED', 'CONFIGURING'];
  expect(groupUsageByState(states.map(row)).map(({ state, rows }) => [state, rows.length])).toEqual([
    ['READY_FOR_PRODUCTION', 1],
    ['APPROVED', 1],
    ['CONFIGURING', 2],
    ['LOCKED', 1],
    ['ARCHIVED', 1],
  ]);
});

test.each([
  [[], 'No configuration uses it.'],
  [['CONFIGURING'], '1 revision uses it, none of them ready for production.'],
  [['CONFIGURING', 'READY_FOR_PRODUCTION'], '2 revisions use it, 1 of them ready for production.'],
])('%j: %s', (states, text) => {
  expect(describePartImpact(groupUsageByState(states.map(row)))).toBe(text);
});

test.each([
  ['READY', 'READY', /stays as it is/],
  ['DECORATING', 'READY', /can be chosen for new/],
  ['READY', 'DECORATING', /^It can no longer be chosen\. Configurations that use it keep it\.$/],
  ['READY', 'ARCHIVED', /are not saved with it\.$/],
  ['DECORATING', 'NOT_AVAILABLE', /^It cannot be chosen\./],
])('from %s to %s: %s', (from, to, text) => {
  expect(describeStateChange(from, to)).toMatch(text);
});
