import { expect, test } from 'vitest';
import { isEmailAddress, isSameEmail } from './emailAddress.ts';

test.each([
  ['approver@maker.example', true],
  [' approver+portal@maker.example ', true],
  ['a@b', false],
  ['approver', false],
  ['@maker.example', false],
  ['approver@', false],
  ['two words@maker.example', false],
  ['björn.åkesson@mälar-kran.example', true],
  ['Κώστας@εταιρεία.example', true],
  ['service/night@customer.example', true],
  ["o'hara@customer.example", true],
  ['crane@werk.xn--vermgensberater-ctb', true],
  ['.crane@customer.example', false],
  ['crane..driver@customer.example', false],
  ['crane@-customer.example', false],
  ['"two words"@customer.example', false],
  ['crane@customer@maker.example', false],
  ['crane\u202Edriver@customer.example', false],
  ['crane\u200Bdriver@customer.example', false],
  ['crane<driver>@customer.example', false],
  [`${'a'.repeat(60_000)}@`, false],
  [` ${'a'.repeat(240)}@maker.example `, true],
  [`${'a'.repeat(241)}@maker.example`, false],
  ['', false],
])('“%s” has the form of an address: %s', (text, expected) => expect(isEmailAddress(text)).toBe(expected));

test.each([
  ['a@b.example', ' A@B.example ', true],
  ['a@b.example', 'a@c.example', false],
  ['bj\u00F6rn@b.example', 'BJO\u0308RN@b.example', true],
  ['bj\u00F6rn@b.example', 'bjorn@b.example', false],
  ['a@b.example', '\uFF41@b.example', false],
])('“%s” and “%s” are the same: %s', (one, other, expected) =>
  expect(isSameEmail(one, other)).toBe(expected),
);
