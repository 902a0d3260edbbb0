import { expect, test } from 'vitest';
import { addressesIn } from './addressesIn.ts';

test.each([
  ['a@x.example\nb@x.example', ['a@x.example', 'b@x.example']],
  [
    'a@x.example, b@x.example;c@x.example\td@x.example',
    ['a@x.example', 'b@x.example', 'c@x.example', 'd@x.example'],
  ],
  ['a@x.example b@x.example', ['a@x.example', 'b@x.example']],
  ['Ann Lee <ann@x.example>\r\n"Bob" <bob@x.example>', ['ann@x.example', 'bob@x.example']],
  ['"Ash, Ann" <ann@x.example>; "A; B" <b@x.example>', ['ann@x.example', 'b@x.example']],
  ['Ann <a@x.example> Bob <b@x.example> c@x.example', ['a@x.example', 'b@x.example', 'c@x.example']],
  ['"a@x.example","b@x.example"', ['a@x.example', 'b@x.example']],
  [
    "a@x.example\r'b@x.example'\u2028mailto:c@x.example\u0085(d@x.example)",
    ['a@x.example', 'b@x.example', 'c@x.example', 'd@x.example'],
  ],
  ['\uFEFF\u202Aa@x.example\u202C \u200Fb@x.example\u200B', ['a@x.example', 'b@x.example']],
  ["o'neil+1@x.example", ["o'neil+1@x.example"]],
  ['| a@x.example | b@x.example |', ['a@x.example', 'b@x.example']],
  ['(a@x.example). "b@x.example";', ['a@x.example', 'b@x.example']],
  ['a@x.example.\nb@x.example:', ['a@x.example', 'b@x.example']],
  ['Lindh, Åsa <asa@x.example>; Ek, Per <per@y.example>', ['asa@x.example', 'per@y.example']],
  ['Lindh, Åsa <asa@x.example>, Ek, Per <per@y.example>', ['asa@x.example', 'per@y.example']],
  [
    'a@x.example, Lindh, Åsa M. <asa@x.example>\nEk, Per <per@y.example>, b@x.example',
    ['a@x.example', 'asa@x.example', 'per@y.example', 'b@x.example'],
  ],
  ["'Lindh, Åsa' <asa@x.example>; 'Smith, Jr., Al' <al@x.example>", ['asa@x.example', 'al@x.example']],
  ['O\'Hara, Pat <pat@x.example>; "D\'Arc, Jo" <jo@x.example>', ['pat@x.example', 'jo@x.example']],
  ["'asa@x.example' <asa@x.example>; per@y.example <per@y.example>", ['asa@x.example', 'per@y.example']],
  ['asa@x.example (Lindh, Åsa), per@y.example [Ek; Per]', ['asa@x.example', 'per@y.example']],
  ['Lindh, Åsa (asa@x.example); Per Ek [mailto:per@y.example]', ['asa@x.example', 'per@y.example']],
  ['Åsa <asa@x.example> (Sales), Per <per@y.example> Service', ['asa@x.example', 'per@y.example']],
  ['nobody; Åsa <asa@x.example>, someone', ['nobody', 'asa@x.example', 'someone']],
  ['one, two, Åsa, Lindh <asa@x.example>', ['one', 'two', 'asa@x.example']],
  ['Lindh, Åsa\n<asa@x.example>;\r\nEk, Per\t<per@y.example>', ['asa@x.example', 'per@y.example']],
  ['a@x.example\n<b@x.example>\n<c@x.example>', ['a@x.example', 'b@x.example', 'c@x.example']],
  ['To: a@x.example, b@x.example\nE-mail: c@x.example', ['a@x.example', 'b@x.example', 'c@x.example']],
  [
    '1. a@x.example\n2) b@x.example\n• c@x.example\n- d@x.example',
    ['a@x.example', 'b@x.example', 'c@x.example', 'd@x.example'],
  ],
  [
    'a@x.example；b@x.example，c@x.example、d@x.example',
    ['a@x.example', 'b@x.example', 'c@x.example', 'd@x.example'],
  ],
  ['eva lind@x.example', ['eva lind@x.example']],
  ['no address', ['no address']],
  ['a < b', ['a < b']],
  [' \n,;', []],
])('“%s” has the addresses %o', (text, addresses) => expect(addressesIn(text)).toEqual(addresses));
