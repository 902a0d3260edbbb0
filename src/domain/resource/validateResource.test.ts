import { describe, expect, test } from 'vitest';
import { createFaultyTextRefusal, unchangedTextRefusal } from '../words/textRefusal.ts';
import { validateResourceText, validateResource } from './validateResource.ts';

describe('the verdict on the text of a resource', () => {
  test.each([
    ['ANY', '{"a": 1}', [], []],
    ['ANY', '{"a": }', [1], []],
    ['DEVICE_ERRORS', '[\n{"productFamily": "G6", "errorId": "E1"},\n{"errorId": "E1"}\n]', [], [3]],
    ['DEVICE_ERRORS', '{}', [], [1]],
    ['DEVICE_ERRORS', '[', [1], []],
    ['constructor', '{}', [], []],
  ])('%s with %j', (name, text, faults, doubts) => {
    const verdict = validateResource(name, text);
    expect(verdict.faults.map(({ line }) => line)).toEqual(faults);
    expect(verdict.doubts.map(({ line }) => line)).toEqual(doubts);
  });

  test.each([
    ['{}', '{}', unchangedTextRefusal],
    ['{}', '{ }', undefined],
    [
      '{}',
      '{\n1}',
      createFaultyTextRefusal(
        'Line 2: A name in double quotes is expected here; after the last field there is no comma.',
      ),
    ],
  ])('%j to %j: %j', (stored, text, refusal) =>
    expect(validateResourceText('ANY', stored, text)).toEqual(refusal),
  );
});
