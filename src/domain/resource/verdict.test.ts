import { describe, expect, test } from 'vitest';
import { faultyText, unchangedText } from '../words/textRefusal.ts';
import { resourceRefusal, resourceVerdict } from './verdict.ts';

describe('the verdict on the text of a resource', () => {
  test.each([
    ['ANY', '{"a": 1}', [], []],
    ['ANY', '{"a": }', [1], []],
    ['DEVICE_ERRORS', '[\n{"productFamily": "G6", "errorId": "E1"},\n{"errorId": "E1"}\n]', [], [3]],
    ['DEVICE_ERRORS', '{}', [], [1]],
    ['DEVICE_ERRORS', '[', [1], []],
    ['constructor', '{}', [], []],
  ])('%s with %j', (name, text, faults, doubts) => {
    const verdict = resourceVerdict(name, text);
    expect(verdict.faults.map(({ line }) => line)).toEqual(faults);
    expect(verdict.doubts.map(({ line }) => line)).toEqual(doubts);
  });

  test.each([
    ['{}', '{}', unchangedText],
    ['{}', '{ }', undefined],
    [
      '{}',
      '{\n1}',
      faultyText('Line 2: A name in double quotes is expected here; after the last field there is no comma.'),
    ],
  ])('%j to %j: %j', (stored, text, refusal) =>
    expect(resourceRefusal('ANY', stored, text)).toEqual(refusal),
  );
});
