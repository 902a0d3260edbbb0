import { expect, test } from 'vitest';
import { isEmailAddress, isSameAddress } from './emailAddress.ts';

test.each([
  ['approver@maker.example', true],
  [' approver+portal@maker.example ', true],
  ['a@b', false],
  ['approver', false],
  ['@maker.example', false],
  ['approver@', false],
  ['two words@maker.example', false],
  ['', false],
])('“%s” has the form of an address: %s', (text, expected) => expect(isEmailAddress(text)).toBe(expected));

test.each([
  ['a@b.example', ' A@B.example ', true],
  ['a@b.example', 'a@c.example', false],
])('“%s” and “%s” are the same: %s', (one, other, expected) =>
  expect(isSameAddress(one, other)).toBe(expected),
);
