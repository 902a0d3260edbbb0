import { expect, test } from 'vitest';
import { updateCalls, updateCallTexts } from './update.ts';

test.each([
  [true, 'READY', ['STATE', 'DATA', 'OUTPUTS', 'STATE']],
  [true, 'DECORATING', ['STATE', 'DATA', 'OUTPUTS', 'STATE']],
  [true, 'NEW_STATE', ['STATE', 'DATA', 'OUTPUTS', 'STATE']],
  [true, 'NOT_AVAILABLE', ['STATE']],
  [true, 'ARCHIVED', ['STATE']],
  [false, 'READY', ['DATA', 'OUTPUTS', 'STATE']],
  [false, 'DECORATING', ['DATA', 'OUTPUTS', 'STATE']],
  [false, 'NOT_AVAILABLE', []],
  [false, 'ARCHIVED', []],
])('known: %s, to be %s: %j', (isKnown, state, calls) => {
  expect(updateCalls(isKnown, state)).toEqual(calls);
});

test('each call has words of its own', () => {
  expect(updateCallTexts(['STATE', 'DATA', 'OUTPUTS', 'STATE'])).toEqual([
    'Set the state',
    'Save the data',
    'Save the outputs',
    'Set the state again',
  ]);
  expect(updateCallTexts(['DATA', 'OUTPUTS', 'STATE']).at(-1)).toBe('Set the state');
});
