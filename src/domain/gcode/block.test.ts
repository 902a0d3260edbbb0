import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBlock, readBlock, type ProgramProblem } from './block.ts';

/** Words of each line of a text; a broken line is marked with "!", a block-deleted one with "/". */
function read(text: string): { lines: string[]; problems: string[] } {
  const lines: string[] = [];
  const problems: ProgramProblem[] = [];
  const block = createBlock();
  for (let at = 0; at < text.length;) {
    at = readBlock(text, at, block, (problem) => problems.push(problem));
    const letters = Array.from({ length: 26 }, (_, index) => index).filter(
      (index) => block.letters & (1 << index),
    );
    const words = [
      ...block.g.map((code) => `G${code / 10}`),
      ...block.m.map((code) => `M${code / 10}`),
      ...letters.map((index) => `${String.fromCharCode(65 + index)}${block.values[index]}`),
    ];
    lines.push(
      [block.isDeleted && '/', block.isBroken && '!', block.isPercent && '%', ...words]
        .filter(Boolean)
        .join(' '),
    );
  }
  return {
    lines,
    problems: problems.map(({ line, kind, word, sentence }) => `${line} ${kind} ${word}: ${sentence}`),
  };
}

describe('words', () => {
  test.each([
    ['G0X1Y2', 'G0 X1 Y2'],
    ['g0 x1 y2', 'G0 X1 Y2'],
    ['G 01 X 1.50', 'G1 X1.5'],
    ['G91.1', 'G91.1'],
    ['G90G54G17M3S1200', 'G90 G54 G17 M3 S1200'],
    ['X+.5 Y-.25 Z5.', 'X0.5 Y-0.25 Z5'],
    ['X-0', 'X0'],
    ['X00012.3400', 'X12.34'],
    ['X0.1 Y0.2 Z0.3', 'X0.1 Y0.2 Z0.3'],
    ['X123456789012.345', 'X123456789012.345'],
    ['X1234567890.12345678', 'X1234567890.1234567'],
    ['N10 G1 X1', 'G1 X1'],
    ['N10.5 G1 X1', 'G1 X1'],
    ['O1234', ''],
    ['O1234 (PART)', ''],
    ['(all of it) G1 (X5) X1 ; X9', 'G1 X1'],
    ['G1 X1;X9 (not closed', 'G1 X1'],
    ['(a ; b) X1', 'X1'],
    ['\tG1\t X1 \t', 'G1 X1'],
    ['/G1 X1', '/ G1 X1'],
    ['/2 G1 X1', '/ G1 X1'],
    ['  /  G1 X1', '/ G1 X1'],
    ['%', '%'],
    ['\uFEFF%', '%'],
    ['', ''],
  ])('%j', (text, words) => expect(read(`${text}\n`)).toEqual({ lines: [words], problems: [] }));
});

describe('lines end as an editor counts them', () => {
  test.each([
    ['X1\nX2\nX3', ['X1', 'X2', 'X3']],
    ['X1\r\nX2\r\n\r\nX3\r\n', ['X1', 'X2', '', 'X3']],
    ['X1\rX2', ['X1', 'X2']],
    ['X1(a\nX2', ['X1', 'X2']],
  ])('%j', (text, lines) => expect(read(text).lines).toEqual(lines));
});

describe('what cannot be read is named, with its line', () => {
  test.each([
    ['X', '1 MALFORMED X: X has no number.'],
    ['G1 X Y2', '1 MALFORMED X: X has no number.'],
    ['X-', '1 MALFORMED X-: X has no number.'],
    ['X.', '1 MALFORMED X.: X has no number.'],
    ['X1.2.3', '1 MALFORMED .3: The number .3 has no letter before it.'],
    ['X1 X2', '1 MALFORMED X2: X is given twice in one line.'],
    ['G1 X1*57', '1 MALFORMED *57: *57 is not a word of a program.'],
    ['G1 Xä', '1 MALFORMED Xä: X has no number.'],
    ['é', '1 MALFORMED é: é is not a word of a program.'],
    ['\u0000', '1 MALFORMED U+0000: The character U+0000 belongs to no program.'],
    ['\n\nX1 X2', '3 MALFORMED X2: X is given twice in one line.'],
    ['#1=5', '1 NOT_DRAWN #1=5: Variables are not worked out, so the line is left out.'],
    ['G1 X#1', '1 NOT_DRAWN X#1: X is worked out by the control, so the line is left out.'],
    ['G1 X[2*3]', '1 NOT_DRAWN X[2*3]: X is worked out by the control, so the line is left out.'],
    ['o100 sub', '1 NOT_DRAWN o100: Subprograms, branches and loops are not followed.'],
    ['O<probe> CALL [1]', '1 NOT_DRAWN O<probe>: Subprograms, branches and loops are not followed.'],
    ['X1 (open', '1 MALFORMED (open: The comment is not closed.'],
  ])('%j', (text, problem) => expect(read(text).problems).toEqual([problem]));

  test.each([
    ['G1 X Y2\nX3', ['! G1 Y2', 'X3']],
    ['G90G1X1.2.3Y5F100G21', ['! G90 G1 G21 F100 X1.2 Y5']],
    ['G0 X#<wide> Y-[#1 + 2*[3]] S900 M3', ['! G0 M3 S900']],
    ['X atan[1]/[2] G91', ['! G91']],
    ['G1.04 G90 X1', ['! G90 X1']],
    ['X1 X2 X3 G91', ['! G91 X3']],
    ['G1 @5 G90', ['! G1 G90']],
    ['G0 XY5 G90', ['! G0 G90 Y5']],
    ['#1 = sin[30] G91', ['! G91']],
    ['the table of G91', ['! G91']],
    ['G91 o1 while [#1 LT 5] G90', ['! G91']],
  ])('and the line is read on behind it: %j', (text, lines) => {
    const { lines: found, problems } = read(text);
    expect(found).toEqual(lines);
    expect(problems).toHaveLength(1);
  });
});

test('no text is too strange, and every line is counted', () => {
  const pieces = fc.constantFrom(
    'G1',
    'X',
    '-',
    '.',
    '1',
    '(',
    ')',
    ';',
    '%',
    '/',
    '#',
    '[',
    'o',
    ' ',
    '\n',
    '\r',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(text, (each) => {
      const ends = each.match(/\r\n|\r|\n/g)?.length ?? 0;
      const { lines } = read(each);
      expect(lines).toHaveLength(ends + (each === '' || /[\r\n]$/.test(each) ? 0 : 1));
    }),
    { numRuns: 500 },
  );
});

test('numbers are read as JavaScript reads them', () => {
  const numbers = fc.tuple(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.integer({ min: 0, max: 7 }));
  fc.assert(
    fc.property(numbers, ([mantissa, places]) => {
      const text = (mantissa / 10 ** places).toFixed(places);
      expect(read(`X${text}`).lines).toEqual([`X${Number(text) + 0}`]);
    }),
  );
});
