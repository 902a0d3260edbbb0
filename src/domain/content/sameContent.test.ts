import { expect, test } from 'vitest';
import { hasSameBytes } from './sameContent.ts';

test.each([
  ['', '', true],
  ['abc', 'abc', true],
  ['abc', 'abd', false],
  ['abc', 'ab', false],
  ['a\r\n', 'a\n', false],
])('%j and %j', (one, other, expected) => {
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  expect(hasSameBytes(bytes(one), bytes(other))).toBe(expected);
});
