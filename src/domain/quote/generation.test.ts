import { expect, test } from 'vitest';
import { isGenerating, quoteStateName, toGenerations } from './generation.ts';
import { priceText } from './price.ts';

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
  ['default', 'default'],
  [{ id: 1, name: 'Archived' }, 'Archived'],
  [{ id: 1 }, ''],
  [null, ''],
])('the name of the state %j is %j', (state, name) => expect(quoteStateName(state)).toBe(name));

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

test.each([
  [0, '0 SEK'],
  [12_340.5, '12,340.5 SEK'],
  [1.239, '1.24 SEK'],
  [Number.NaN, '–'],
  [null, '–'],
  [undefined, '–'],
])('%j is %j', (amount, text) => expect(priceText(amount)).toBe(text));
