import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCsv } from './csv.ts';

/** Reads CSV by RFC 4180, as far as `formatCsv` uses it. */
function read(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, cell = '', end] of text.slice(1).matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    row.push(cell.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

test('a byte order mark, quoted cells, line ends after every row', () => {
  expect(
    formatCsv([
      ['Configuration', 'Count'],
      ['OU1234', 2],
    ]),
  ).toBe('\uFEFF"Configuration","Count"\r\n"OU1234","2"\r\n');
  expect(formatCsv([])).toBe('\uFEFF');
});

test('quotes, commas and line ends inside a cell', () => {
  expect(formatCsv([['a "b", c\r\nd']])).toBe('\uFEFF"a ""b"", c\r\nd"\r\n');
});

describe('no cell is a formula', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['|cmd', "'|cmd"],
    ['\tx', "'\tx"],
    ['\rx', "'\rx"],
    ['\nx', "'\nx"],
    ['  =1', "'  =1"],
    ['\u00A0=1', "'\u00A0=1"],
    ['\uFEFF=1', "'\uFEFF=1"],
    ['＝1', "'＝1"],
    ['＠x', "'＠x"],
    ['a=1', 'a=1'],
    ['1-1', '1-1'],
    ["'=1", "'=1"],
    ['', ''],
  ])('%j is written %j', (cell, written) => expect(read(formatCsv([[cell]]))).toEqual([[written]]));
  test('numbers stay numbers', () => expect(formatCsv([[-1]])).toBe('\uFEFF"-1"\r\n'));
});

test('every table reads back as it was, but for the apostrophes', () => {
  const cells = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[=+\-@|",\r\n \t'a]*$/));
  fc.assert(
    fc.property(fc.array(fc.array(cells, { minLength: 1 }), { maxLength: 5 }), (rows) => {
      const back = read(formatCsv(rows));
      expect(back.map((row) => row.length)).toEqual(rows.map((row) => row.length));
      for (const [index, cell] of back.flat().entries()) {
        expect([cell, cell.replace(/^'/, '')]).toContain(rows.flat()[index]);
        expect(cell).not.toMatch(/^(?:[\t\r\n]|[\s\uFEFF]*[=+\-@|])/);
      }
    }),
  );
});
