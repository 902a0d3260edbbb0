import { expect, test } from 'vitest';
import { isCalledOtherwise } from './operationMapping.ts';

test.each([
  ['another id', { operation: 'fetchPart' }, true],
  ['other names of parameters', { parameters: { partNumber: 'key' } }, true],
  ['another id in the access lists alone', { permission: 'readPart' }, false],
])('%s has an operation wait for the description, or not', (_, mapped, waits) => {
  expect(isCalledOtherwise({ partGet: mapped }, 'partGet')).toBe(waits);
  expect(isCalledOtherwise({ partGet: mapped }, 'partDelete')).toBe(false);
});

test('names of properties of every object stand for nothing', () => {
  expect(isCalledOtherwise({}, 'constructor')).toBe(false);
});
