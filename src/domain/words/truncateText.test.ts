import { expect, test } from 'vitest';
import { truncateStart, truncateEnd } from './truncateText.ts';

test.each(['', 'Short.', 'One\ntwo\nthree\nfour', 'x'.repeat(240)])('a short text stays whole', (text) => {
  expect(truncateEnd(text)).toEqual({ text, folded: false });
  expect(truncateStart(text)).toEqual({ text, folded: false });
});

test('of a long line the beginning is shown, or the end', () => {
  const line = `a${'-'.repeat(9998)}z`;
  const start = truncateEnd(line);
  expect(start).toMatchObject({ folded: true, text: expect.stringMatching(/^a-+…$/) });
  expect(start.text).toHaveLength(241);
  expect(truncateStart(line)).toMatchObject({ folded: true, text: expect.stringMatching(/^…-+z$/) });
});

test('of many lines four are shown', () => {
  const text = ['1', '2', '3', '4', '5', '6'].join('\n');
  expect(truncateEnd(text)).toEqual({ folded: true, text: '1\n2\n3\n4…' });
  expect(truncateStart(text)).toEqual({ folded: true, text: '3\n4\n5\n6' });
});

test('no character is cut in two', () => {
  expect(truncateEnd(`${'x'.repeat(239)}🏗🏗`).text).toBe(`${'x'.repeat(239)}…`);
});
