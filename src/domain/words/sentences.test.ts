import { expect, test } from 'vitest';
import { joinSentences, splitTitle } from './sentences.ts';

test.each([
  [['The ID is taken.', 'Choose another id.'], 'The ID is taken. Choose another id.'],
  [['Not you', 'Ask somebody else'], 'Not you. Ask somebody else.'],
  [['Really?', undefined, '', 'Wait…'], 'Really? Wait…'],
  [[' Full ', undefined], 'Full.'],
  [[], ''],
])('%j', (texts, expected) => {
  expect(joinSentences(texts)).toBe(expected);
});

test.each([
  ['Not in use — This part is not used', 'Not in use', 'This part is not used'],
  ['Only a title', 'Only a title', ''],
  ['', '', ''],
])('“%s”', (whole, title, text) => expect(splitTitle(whole)).toEqual({ title, text }));
