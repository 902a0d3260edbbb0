import { expect, test } from 'vitest';
import { isGenerating, toGenerations } from './generation.ts';

test.each([
  ['Generating configuration outputs', true],
  [{ id: 3, name: ' generating QUOTE outputs' }, true],
  ['Awaiting for archiving', false],
  [{ name: null }, false],
  [null, false],
  [undefined, false],
])('a quote in %j is generating: %j', (state, generating) =>
  expect(isGenerating({ id: 1, state })).toBe(generating),
);

test.each([
  [undefined, []],
  ['', []],
  ['broken', []],
  ['{}', []],
  [
    '[{"configurationId": "C01234", "quoteId": 7}, {"quoteId": 7}, null, "C0"]',
    [{ configurationId: 'C01234', quoteId: 7 }],
  ],
])('a tab that kept %j has these generations', (text, found) => expect(toGenerations(text)).toEqual(found));
