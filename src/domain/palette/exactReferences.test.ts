import { expect, test } from 'vitest';
import { parseExactReferences } from './exactReferences.ts';

const named = (text: string): readonly string[] =>
  parseExactReferences(text).map((thing) => Object.values(thing).join(' '));

test.each([
  ['OU1234', ['CONFIGURATION OU1234']],
  ['ou1234', ['CONFIGURATION OU1234']],
  [' ou 1234 ', ['CONFIGURATION OU1234']],
  ['c012345', ['CONFIGURATION C012345']],
  ['12345_s', ['CONFIGURATION 12345_S']],
  ['12345abc', ['CONFIGURATION 12345ABC']],
  ['0123456', ['PRODUCT 0123456', 'CONFIGURATION 0123456']],
  ['2123456', ['CONFIGURATION 2123456']],
  ['p00003', ['PART P00003']],
  ['p00003-ou1234', ['CONFIGURATION OU1234', 'PART P00003']],
  ['P00022-OU1234', ['CONFIGURATION OU1234', 'PART P00003']],
])('%s names %j', (text, expected) => expect(named(text)).toEqual(expected));

test.each(['', ' ', '12', '1234', 'ou12', 'crane', 'P0003', 'P000033', 'OU1234 crane'])(
  '“%s” names nothing without doubt',
  (text) => expect(named(text)).toEqual([]),
);
