import { expect, test } from 'vitest';
import { foldToEnd, foldToStart } from './fold.ts';

test.each(['', 'Short.', 'One\ntwo\nthree\nfour', 'x'.repeat(240)])('a short text stays whole', (text) => {
  expect(foldToStart(text)).toEqual({ text, folded: false });
  expect(foldToEnd(text)).toEqual({ text, folded: false });
});

test('of a long line the beginning is shown, or the end', () => {
  const line = `a${'-'.repeat(9998)}z`;
  const start = foldToStart(line);
  expect(start).toMatchObject({ folded: true, text: expect.stringMatching(/^a-+…$/) });
  expect(start.text).toHaveLength(241);
  expect(foldToEnd(line)).toMatchObject({ folded: true, text: expect.stringMatching(/^…-+z$/) });
});

test('of many lines four are shown', () => {
  const text = ['1', '2', '3', '4', '5', '6'].join('\n');
  expect(foldToStart(text)).toEqual({ folded: true, text: '1\n2\n3\n4…' });
  expect(foldToEnd(text)).toEqual({ folded: true, text: '3\n4\n5\n6' });
});

test('no character is cut in two', () => {
  expect(foldToStart(`${'x'.repeat(239)}🏗🏗`).text).toBe(`${'x'.repeat(239)}…`);
});
