import { expect, test } from 'vitest';
import { isWholeProgram } from './wholeProgram.ts';

test.each([
  ['%\nG0 X1\nM30\n%\n', true],
  ['G0 X1\nN90 M02', true],
  ['G0 X1\nm2 (done)', true],
  ['G0 X1\n(M30)', false],
  ['G0 X1\n; M30', false],
  ['G0 X1', false],
  [`M30\n${'G1 X1\n'.repeat(100)}`, false],
  ['', false],
])('%j', (text, whole) => expect(isWholeProgram(text)).toBe(whole));
