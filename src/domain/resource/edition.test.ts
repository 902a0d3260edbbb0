import { expect, test } from 'vitest';
import { editionOf } from './edition.ts';

test.each([
  ['', 0x81_1c_9d_c5],
  ['a', 0xe4_0c_29_2c],
  ['foobar', 0xbf_9c_f9_68],
])('the edition of %j is its FNV-1a sum', (text, sum) => {
  expect(editionOf(text)).toBe(sum);
});

test('texts that differ in one character are two editions', () => {
  const texts = ['{"a": 1}', '{"a": 2}', '{"b": 1}', '{"a": 1} ', '{"a":1 }'];
  expect(new Set(texts.map(editionOf)).size).toBe(texts.length);
});
