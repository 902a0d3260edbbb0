import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxProgramEvents, maxSegmentsPerLine } from './budget.ts';
import { compareToolpaths } from './compareToolpaths.ts';
import { flattenToolpath } from './flattenToolpath.ts';
import { interpretProgram } from './interpretProgram.ts';
import { hasProgramEnd } from './programEnd.ts';
import { runPreflight } from './preflight.ts';
import { interpretAfterHeader } from '../../../tests/factories/toolpath.ts';

describe('a line that asks for too much is told, and the rest is drawn', () => {
  test.each([
    ['pecks × repeats', 'G83 X0 Y0 Z-5 R0 Q0.001 L10000', /^It asks for 2e\+8 moves, more than the 100000/],
    ['pecks', 'G73 X0 Y0 Z-900 R0 Q0.00001', /^It asks for 3e\+8 moves/],
    ['repeats', 'G91 G81 X1 Z-1 R0 L1000000000', /^It asks for 1e\+10 moves/],
    ['turns', 'G2 I5 P1000000000', /^It turns more than 1000 times/],
    ['a helix', 'G3 I5 Z-1 P99999', /^It turns more than 1000 times/],
    ['a peck that no number can take', 'G83 X0 Y0 Z-1 R0 Q0.000000000000000001', /^It asks for .* moves/],
  ])('%s', (_, line, sentence) => {
    const program = interpretAfterHeader(['G1 X1', line, 'G90 G1 X5 Y0 Z0', 'X6']);
    expect(program.problems).toEqual([
      {
        kind: 'NOT_DRAWN',
        line: 3,
        word: line.match(/G(?!9)\d+/)?.[0],
        sentence: expect.stringMatching(sentence),
      },
    ]);
    expect([...program.path.lines]).toEqual([1, 2, 4, 5]);
    expect(runPreflight(program).results.find(({ check }) => check === 'DRAWN')).toMatchObject({
      outcome: 'WARNING',
      lines: [3],
    });
  });

  test('pecks too small for the height they start at end', () => {
    const { path } = interpretAfterHeader(['G83 X0 Y0 Z999999999999 R999999999999.0001 Q0.00001']);
    expect(path.length).toBeLessThan(100);
  });

  test('what a line of a real program asks for is drawn', () => {
    const { path, problems } = interpretAfterHeader(['G91 G83 X2 Z-30 R-1 Q0.5 L100', 'G90 G2 I5 P50']);
    expect(problems).toEqual([]);
    expect(path.length).toBeGreaterThan(100 * 59 * 3);
  });
});

describe('a program of very many moves', () => {
  test('is drawn as far as there is room, and read to its end', () => {
    const { path, problems, endedOn, lineCount } = interpretProgram(
      `G21 G0 X0 Y0 Z0\n${'G1 X1\nX2\nG2 I5\n'.repeat(500)}M3 S1\nM30\n`,
      { limit: 1000 },
    );
    expect(path.length).toBe(1000);
    expect(problems).toEqual([
      {
        kind: 'NOT_DRAWN',
        line: 1001,
        word: '',
        sentence: 'The program has more than 1000 moves: it is drawn up to this line.',
      },
    ]);
    expect(endedOn).toBe(lineCount);
  });

  test('nor does it keep every stop', () => {
    expect(interpretProgram('M0\n'.repeat(maxProgramEvents + 100)).events).toHaveLength(maxProgramEvents);
  });

  test('its arcs are drawn coarser when there are too many', () => {
    const { path } = interpretAfterHeader(Array.from({ length: 2000 }, () => 'G2 I99999 P900'));
    const { corners, starts } = flattenToolpath(path, 0.05, 100_000);
    expect(corners.length / 3).toBeLessThanOrEqual(100_000 + 2 * path.length);
    expect(corners.length / 3).toBeGreaterThan(50_000);
    expect(starts).toHaveLength(path.length + 1);
    expect(corners.every(Number.isFinite)).toBe(true);
  });

  test('arcs that differ only in their radius are compared as quickly', () => {
    const arcs = Array.from({ length: 10_000 }, (_, index) => `G2 X${index % 2} R${1 + index / 100}`);
    const { equal, isReordered } = compareToolpaths(
      interpretAfterHeader(arcs).path,
      interpretAfterHeader(arcs.toReversed()).path,
    );
    expect([equal > 0, isReordered]).toEqual([true, true]);
  });
});

test('however the numbers of a program multiply, its segments stay within the budget', () => {
  const huge = fc.constantFrom('0.0000001', '0.001', '1', '7', '1000', '99999', '1000000000', '-1000000000');
  const word = fc.tuple(fc.constantFrom(...'X Y Z I J K R Q P L F S T'.split(' ')), huge);
  const code = fc.constantFrom(
    'G73',
    'G81',
    'G82',
    'G83',
    'G87',
    'G2',
    'G3',
    'G1',
    'G91',
    'G90',
    'G20',
    'G99',
    'G18',
  );
  const line = fc
    .tuple(code, fc.uniqueArray(word, { maxLength: 7, selector: ([letter]) => letter }))
    .map(([first, words]) => [first, ...words.map((each) => each.join(''))].join(' '));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
      const { path } = interpretAfterHeader(lines);
      expect(path.length).toBeLessThanOrEqual(1 + lines.length * maxSegmentsPerLine);
      expect(path.points.every(Number.isFinite)).toBe(true);
      const { corners } = flattenToolpath(path, 0.05, 50_000);
      expect(corners.length / 3).toBeLessThanOrEqual(50_000 + 2 * path.length);
    }),
    { numRuns: 300 },
  );
});

describe('strange files have an answer', () => {
  const large = 300_000;
  test.each([
    ['a line of program numbers', 'O1'.repeat(large / 2)],
    ['a line of comments', '()'.repeat(large / 2)],
    ['a line of comments within comments', '('.repeat(large) + ')'.repeat(large)],
    ['comments that are not closed', '(\n'.repeat(large)],
    ['a number of a million digits', `X${'1'.repeat(large)}`],
    ['a million blanks', `X${' '.repeat(large)}1`],
    ['one word a million times', 'X1'.repeat(large / 2)],
    ['one code a million times', 'G1'.repeat(large / 2)],
    ['a line of foreign characters', 'é'.repeat(large)],
    ['NUL', '\u0000'.repeat(large)],
    ['UTF-16 read as Latin-1', 'G\u00000\u0000 \u0000X\u00001\u0000\n\u0000'.repeat(large / 10)],
    ['lines without an end of theirs', 'X'.repeat(large)],
    ['brackets', `X${'['.repeat(large)}`],
  ])('%s', (_, text) => {
    const { problems, path } = interpretProgram(text);
    expect(problems.length + (path.length === 0 ? 1 : 0)).toBeGreaterThan(0);
    expect(hasProgramEnd(text)).toBe(false);
  });

  test.each(['\n', '\r\n', '\r'])('lines that end with %j', (end) => {
    const { lineCount, path, problems } = interpretProgram(
      ['\uFEFFG21 G0 X1', '', 'X2', 'M30', ''].join(end),
    );
    expect([lineCount, path.length, problems]).toEqual([4, 2, []]);
  });
});
