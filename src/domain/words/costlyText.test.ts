import { expect, test } from 'vitest';
import { isCostlyText } from './costlyText.ts';

test.each<[what: string, text: string, isCostly: boolean]>([
  ['nothing', '', false],
  ['a program', 'G1 X40 F200\n'.repeat(10_000), false],
  ['letters of any script with their marks', 'é à ñ กี่ ক্ষি שָׁלוֹם مَرْحَبًا e\u0301\u0323'.repeat(500), false],
  ['flags, families and skin tones', '👩🏻‍👩🏿‍👧🏽‍👦🏾 🇩🇰 🏴󠁧󠁢󠁳󠁣󠁴󠁿 '.repeat(500), false],
  ['two scripts in many lines', 'one שתיים three\n'.repeat(5000), false],
  ['99 marks on a letter', `a${'\u0301'.repeat(99)}b`, false],
  ['100 marks on a letter', `a${'\u0301'.repeat(100)}b`, true],
  ['different marks, and joiners between them', `a${'\u0301\u200D\u0323'.repeat(40)}`, true],
  ['skin tones on a face', `👩${'🏻'.repeat(100)}`, true],
  ['turns of direction in one line', 'aש'.repeat(1001), true],
  ['turns of direction with digits and blanks between', 'a1 ש2 '.repeat(1001), true],
])('%s: %#', (_, text, isCostly) => expect(isCostlyText(text)).toBe(isCostly));

test('a text of many megabytes is looked through in no time', () => {
  const text = `${'é'.repeat(50)}${'\u0301'.repeat(99)}ש `.repeat(20_000);
  const start = process.cpuUsage();
  isCostlyText(text);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(5000);
});
