import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { interpretAfterHeader, interpretMoves, formatSegments } from '../../../tests/factories/toolpath.ts';
import { interpretProgram } from './interpretProgram.ts';
import { runPreflight } from './preflight.ts';
import { getColumnValue, SPINDLE_ON } from './toolpath.ts';

const readable = (lines: readonly string[]): string => {
  const { results } = runPreflight(interpretProgram(lines.join('\n')));
  const { outcome, lines: about } = results.find(({ check }) => check === 'READABLE') ?? {};
  return `${outcome} [${about?.join()}]`;
};

describe('G80 beside a motion', () => {
  test.each<[string, string[], string[]]>([
    [
      'the first line of a program takes G90 over behind a G91',
      ['G91', 'G0 G17 G40 G49 G80 G90', 'Z4', 'X5', 'X7'],
      ['rapid 0,0,4 0,0,4', 'rapid 0,0,4 5,0,4', 'rapid 5,0,4 7,0,4'],
    ],
    [
      'a retract behind drilling is done',
      ['G99 G81 X5 Z-3 R2', 'G80 G0 Z20', 'X9'],
      [
        'rapid 0,0,0 0,0,2',
        'rapid 0,0,2 5,0,2',
        'feed 5,0,2 5,0,-3',
        'rapid 5,0,-3 5,0,2',
        'rapid 5,0,2 5,0,20',
        'rapid 5,0,20 9,0,20',
      ],
    ],
    ['the motion holds with G80 behind it', ['G1 G80 X5', 'X6'], ['feed 0,0,0 5,0,0', 'feed 5,0,0 6,0,0']],
    ['an arc holds', ['G80 G2 X10 I5', 'X20 I5'], ['cw 0,0,0 10,0,0', 'cw 10,0,0 20,0,0']],
    ['in inches', ['G20 G80 G0 X1 G17', 'G1 X2'], ['rapid 0,0,0 25.4,0,0', 'feed 25.4,0,0 50.8,0,0']],
  ])('%s', (_, lines, segments) => expect(interpretMoves(lines)).toEqual(segments));

  test('is a warning that names the controls, since some of them refuse it', () => {
    const lines = ['G21', 'G00 G17 G40 G49 G80 G90', 'X1'];
    expect(readable(lines)).toBe('WARNING [2]');
    expect(interpretProgram(lines.join('\n')).problems).toEqual([
      {
        kind: 'DIALECT',
        line: 2,
        word: 'G80',
        sentence:
          'G0 and G80 stand in one line: Fanuc and Haas read both, NIST and LinuxCNC refuse the line.',
      },
    ]);
    expect(readable([...lines, 'G0 G1 X2'])).toBe('FAILED [4]');
  });

  test('excludes a cycle on every control', () => {
    expect(readable(['G21 G80 G81 X1 Z-1 R1'])).toBe('FAILED [1]');
  });
});

describe('a refused word leaves the rest of its line alone', () => {
  test.each<[string, string[], string[]]>([
    [
      'G90 beside two planes',
      ['G91', 'G17 G18 G90', 'G1 X3', 'X4'],
      ['feed 0,0,0 3,0,0', 'feed 3,0,0 4,0,0'],
    ],
    ['G20 beside a code that is no number', ['G20 G1.04', 'G1 X1'], ['feed 0,0,0 25.4,0,0']],
    ['G1 behind a variable', ['X#1 G1', 'X2', 'X3'], ['feed 2,0,0 2,0,0', 'feed 2,0,0 3,0,0']],
    [
      'G90 behind a word without a number',
      ['G91', 'XG90', 'X2', 'X3'],
      ['rapid 2,0,0 2,0,0', 'rapid 2,0,0 3,0,0'],
    ],
    ['G90 beside five M codes', ['G91', 'G90 M7 M8 M48 M50 M52', 'X2'], ['rapid 0,0,0 2,0,0']],
    [
      'of two codes of one group the last',
      ['G90 G91', 'X1', 'X1'],
      ['rapid 0,0,0 1,0,0', 'rapid 1,0,0 2,0,0'],
    ],
    [
      'G54 beside another motion',
      ['G55 X1 Y1 Z1', 'G0 G1 G54 X4', 'X5 Y0 Z0', 'X6'],
      ['rapid 1,1,1 1,1,1', 'feed 5,0,0 5,0,0', 'feed 5,0,0 6,0,0'],
    ],
    [
      'the depth of a cycle whose first hole is at an unknown place',
      ['G0 Z9', 'G99 G81 X#1 Z-3 R2', 'X5', 'X6'],
      [
        'rapid 0,0,0 0,0,9',
        'rapid 0,0,2 0,0,2',
        'rapid 5,0,2 5,0,2',
        'feed 5,0,2 5,0,-3',
        'rapid 5,0,-3 5,0,2',
        'rapid 5,0,2 6,0,2',
        'feed 6,0,2 6,0,-3',
        'rapid 6,0,-3 6,0,2',
      ],
    ],
  ])('%s', (_, lines, segments) => {
    expect(interpretMoves(lines)).toEqual(segments);
  });

  test('the depth of an earlier cycle does not stand in for one that cannot be read', () => {
    const lines = ['G99 G81 X1 Z-3 R2', 'G80', 'G81 X5 Z#1 R2', 'X6'];
    const { problems, path } = interpretAfterHeader(lines);
    expect(problems.map(({ line, sentence }) => `${line} ${sentence}`)).toEqual([
      '4 Z is worked out by the control, so the line is left out.',
      '5 G81 needs Z.',
    ]);
    expect(getColumnValue(path.lines, path.length - 1)).toBe(2);
  });

  test('a zero that is shifted by an unknown distance is another zero', () => {
    const { zeros, path } = interpretAfterHeader(['G92 X#1', 'X1']);
    expect(zeros[getColumnValue(path.zeros, path.length - 1)]).toBe('G54, G92 of line 2');
  });

  test('the tool, the spindle and the feed of the line hold', () => {
    const { path } = interpretAfterHeader(['T7 M6', 'X#5 S900 M3 F240', 'G1 X1 Y1 Z1']);
    const last = path.length - 1;
    expect([path.tools[last], path.feeds[last], getColumnValue(path.flags, last) & SPINDLE_ON]).toEqual([
      7,
      240,
      SPINDLE_ON,
    ]);
  });

  test('whatever it is, and wherever in its line it stands', () => {
    const modes: fc.Arbitrary<string[]> = fc.tuple(
      fc.constantFrom('G0', 'G1'),
      fc.constantFrom('G17', 'G18', 'G19'),
      fc.constantFrom('G20', 'G21'),
      fc.constantFrom('G54', 'G55'),
      fc.constantFrom('G98', 'G99'),
      fc.constantFrom('M3', 'M4', 'M5'),
      fc.constantFrom('S0', 'S800'),
      fc.constantFrom('F90', 'F250'),
    );
    const refused = fc.constantFrom(
      'X',
      'X-',
      'X.',
      'X#1',
      'X[1+2]',
      'Xsqrt[#<a>]',
      'X1 X2',
      'G1.04',
      '@5',
      '*71',
      'X1,5',
      'G40 G41',
    );
    fc.assert(
      fc.property(modes, refused, fc.nat(8), fc.constantFrom('', ' '), (words, word, place, blank) => {
        const after = ['G90 X1 Y1 Z1', 'X2 Y3', 'X4'];
        const tail = (line: string): unknown => {
          const { path, zeros } = interpretAfterHeader([line, ...after]);
          const from = path.length - 3;
          const kept = Array.from({ length: 3 }, (_, index) => from + index);
          return kept.map((segment) => [
            formatSegments(path)[segment]?.split(' ').with(1, '').join(' '),
            path.feeds[segment],
            getColumnValue(path.flags, segment) & SPINDLE_ON,
            zeros[getColumnValue(path.zeros, segment)],
          ]);
        };
        expect(tail(words.toSpliced(place, 0, word).join(blank))).toEqual(tail(words.join(' ')));
      }),
      { numRuns: 500 },
    );
  });
});
