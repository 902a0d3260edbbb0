import { describe, expect, test } from 'vitest';
import { interpretProgram } from './interpretProgram.ts';
import { runPreflight, type PreflightCheck, type PreflightOptions } from './preflight.ts';

const good = [
  '%',
  'O1001 (PLATE)',
  'G21 G17 G90 G94',
  'T1 M6',
  'S6000 M3',
  'G0 X0 Y0 Z20',
  'Z2',
  'G1 Z-2 F100',
  'X30',
  'G3 X40 Y10 I0 J10',
  'G0 Z20',
  'M5',
  'M30',
  '%',
];

/** Checks that do not pass, with outcome, sentence and lines. */
function findings(lines: readonly string[], options?: PreflightOptions): string[] {
  return runPreflight(interpretProgram(lines.join('\n')), options)
    .results.filter(({ outcome, check }) => outcome !== 'PASSED' && !(check === 'ENVELOPE' && !options))
    .map(({ check, outcome, sentence, lines: at }) => `${check} ${outcome} [${at.join()}] ${sentence}`);
}

const replaced = (line: number, ...by: string[]): string[] => good.toSpliced(line - 1, 1, ...by);

test('a program with everything in order passes every check', () => {
  const { results, bounds, seconds } = runPreflight(interpretProgram(good.join('\n')), {
    envelope: { x: 100, y: 100, z: 100 },
  });
  expect(results.map(({ outcome }) => outcome)).toEqual(results.map(() => 'PASSED'));
  expect(results.map(({ check }) => check)).toEqual<PreflightCheck[]>([
    'READABLE',
    'DRAWN',
    'UNITS',
    'FEED',
    'SPINDLE',
    'RAPID_BELOW_ZERO',
    'ARCS',
    'PLACE',
    'ZERO',
    'END',
    'ENVELOPE',
  ]);
  expect(bounds).toEqual({ x: [0, 40], y: [0, 10], z: [-2, 20] });
  expect(seconds).toBeCloseTo(8 + 4 * 0.6 + 18 + (5 * Math.PI * 60) / 100 + (18 + 22 - 4 / 60) * 0.006, 0);
});

describe('what is found', () => {
  test.each<[string, string[], string]>([
    [
      'no units',
      replaced(3, 'G17 G90'),
      'UNITS FAILED [6] Line 6 moves before G20 or G21 says in which units; taken for mm.',
    ],
    [
      'no feed',
      replaced(8, 'G1 Z-2'),
      'FEED FAILED [8,9,10] Line 8 cuts without a feed, and 2 more lines do.',
    ],
    [
      'spindle off',
      replaced(5, 'S6000'),
      'SPINDLE FAILED [8,9,10] Line 8 cuts below Z0 while the spindle is off, and 2 more lines do.',
    ],
    [
      'spindle without a speed',
      replaced(5, 'M3'),
      'SPINDLE FAILED [8,9,10] Line 8 cuts below Z0 while the spindle is off, and 2 more lines do.',
    ],
    [
      'rapid down',
      replaced(7, 'Z-1'),
      'RAPID_BELOW_ZERO FAILED [7] Line 7 moves down or sideways below Z0 at rapid rate.',
    ],
    [
      'rapid sideways',
      replaced(11, 'G0 X50', 'Z20'),
      'RAPID_BELOW_ZERO FAILED [11] Line 11 moves down or sideways below Z0 at rapid rate.',
    ],
    ['arc', replaced(10, 'G3 X40.1 Y10 I0 J10'), 'ARCS FAILED [10] Line 10 has an arc that does not close.'],
    [
      'no end',
      good.slice(0, 11),
      'END FAILED [11] The program has no end: M2, M30 or a closing % is missing, so it may not be whole.',
    ],
    [
      'words behind the end',
      [...good, 'G0 X1'],
      'END WARNING [15] The program ends on line 13, so line 15 is never run.',
    ],
    ['unreadable', replaced(9, 'Q', 'X30'), 'READABLE FAILED [9] Line 9 cannot be read or done.'],
    [
      'not drawn',
      replaced(9, 'G41 X30 D1'),
      'DRAWN WARNING [9] Line 9 asks for something that is not drawn.',
    ],
  ])('%s', (_, lines, finding) => expect(findings(lines)).toEqual([finding]));

  test('a machine too small', () => {
    expect(findings(good, { envelope: { x: 30, y: 100, z: 10 } })).toEqual([
      'ENVELOPE FAILED [] It needs 40.0 × 10.0 × 22.0 mm, but the machine travels only 30 mm in X and 10 mm in Z.',
    ]);
  });

  test('a machine nobody described', () => {
    expect(runPreflight(interpretProgram(good.join('\n'))).results.at(-1)).toEqual({
      check: 'ENVELOPE',
      outcome: 'NOT_CHECKED',
      sentence: 'It needs 40.0 × 10.0 × 22.0 mm; the travel of the machine has not been entered.',
      lines: [],
    });
  });

  test('nothing at all has no end either', () => {
    expect(findings([''])).toEqual([
      'END FAILED [0] The program has no end: M2, M30 or a closing % is missing, so it may not be whole.',
    ]);
  });
});

describe('what is no fault', () => {
  test.each<[string, string[]]>([
    [
      'pecks come down in their own hole',
      replaced(8, 'G83 X0 Y0 Z-9 R2 Q2 F100', 'G80', 'G0 Z2', 'G1 Z-2 F100'),
    ],
    ['up out of the work at rapid rate', replaced(11, 'G0 Z20', 'X0 Y0')],
    ['feed in the air with the spindle off', replaced(5, 'G0 X0 Y0 Z20', 'G1 X5 F500', 'S6000 M3')],
  ])('%s', (_, lines) => expect(findings(lines)).toEqual([]));
});
