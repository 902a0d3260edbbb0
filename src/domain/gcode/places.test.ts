import { describe, expect, test } from 'vitest';
import { computeBounds } from './bounds.ts';
import type { Program } from './interpretProgram.ts';
import { runPreflight } from './preflight.ts';
import { interpretAfterHeader, formatSegment } from '../../../tests/factories/toolpath.ts';
import { getColumnValue, isSegmentKnown } from './toolpath.ts';

/** Moves with both ends at known positions, each with its zero where that is not G54. */
function known({ path, zeros }: Program): string[] {
  return Array.from({ length: path.length }, (_, segment) => segment).flatMap((segment) => {
    if (!isSegmentKnown(path, segment)) return [];
    const name = zeros[getColumnValue(path.zeros, segment)];
    return [(name === 'G54' ? '' : `${name}: `) + formatSegment(path, segment)];
  });
}
const drawn = (...lines: string[]): string[] => known(interpretAfterHeader(['G1', ...lines]));

describe('only what is known to be somewhere is drawn', () => {
  test.each<[string, string[], string[]]>([
    ['after G53 until the axis is given', ['G53 G0 Z0', 'G1 X5', 'Z2', 'X6'], ['feed 5,0,2 6,0,2']],
    ['a cut that comes from the machine’s zero', ['G53 G0 Z0', 'G1 X5 Z-1', 'X6'], ['feed 5,0,-1 6,0,-1']],
    ['after G28 of all axes', ['G28', 'G1 X1 Y1', 'X2', 'Z1', 'X3'], ['feed 2,1,1 3,1,1']],
    ['after G28 of one axis', ['G91 G28 Z0', 'G90 G1 X5', 'Z1', 'X6'], ['feed 5,0,1 6,0,1']],
    ['after G30', ['G30', 'G1 X1 Y1 Z1', 'X2'], ['feed 1,1,1 2,1,1']],
    [
      'a step from nowhere leads nowhere',
      ['G53 G0 Z0', 'G91 G1 Z-5', 'X5', 'G90 Z1', 'X6'],
      ['feed 5,0,1 6,0,1'],
    ],
    ['a probe stops somewhere', ['G38.2 Z-10', 'G1 X5', 'Z1', 'X6'], ['feed 5,0,1 6,0,1']],
    ['a subprogram ends somewhere', ['M98 P1', 'G1 X1 Y1', 'Z1', 'X2'], ['feed 1,1,1 2,1,1']],
    ['a macro ends somewhere', ['G65 P1 X1', 'G1 X1 Y1 Z1', 'X2'], ['feed 1,1,1 2,1,1']],
    ['a line that is left out', ['G1 X#1', 'Y5', 'X1', 'Y6'], ['feed 1,5,0 1,6,0']],
    ['a line that cannot be read', ['G1 Y X1', 'X2', 'Y1', 'X3'], ['feed 2,1,0 3,1,0']],
    ['two codes that exclude each other', ['G0 G1 X5', 'Y1', 'X1', 'Y2'], ['feed 1,1,0 1,2,0']],
    ['a spline ends where it says', ['G5 X5 Y5 I1 J1 P1 Q1', 'G1 X6'], ['feed 5,5,0 6,5,0']],
    ['a loop ends somewhere', ['o1 while [#1 LT 3]', 'G1 X1', 'Y1 Z1', 'X2'], ['feed 1,1,1 2,1,1']],
    ['an arc from nowhere', ['G53 G0 X0', 'G2 X5 I2', 'G1 X6'], ['feed 5,0,0 6,0,0']],
    [
      'a drilling cycle at a height that was lost returns to it',
      ['G53 G0 Z0', 'G98 G81 X5 Y0 Z-3 R2', 'G80', 'G1 Z1', 'X6'],
      ['rapid 0,0,2 5,0,2', 'feed 5,0,2 5,0,-3', 'feed 5,0,1 6,0,1'],
    ],
    ['an incremental cycle at a height that was lost', ['G53 G0 Z0', 'G91 G81 X5 Z-3 R2'], []],
  ])('%s', (_, lines, moves) => {
    expect(drawn(...lines)).toEqual(moves);
  });
});

describe('zeros at a distance that is not known', () => {
  test.each<[string, string[], string[]]>([
    [
      'G55 is not drawn on the zero of G54',
      ['X1', 'G55 X2 Y0 Z0', 'X3', 'G54 X4 Y0 Z0', 'X5'],
      ['feed 0,0,0 1,0,0', 'G55: feed 2,0,0 3,0,0', 'feed 4,0,0 5,0,0'],
    ],
    ['G54 again is no other zero', ['X1', 'G54 X2'], ['feed 0,0,0 1,0,0', 'feed 1,0,0 2,0,0']],
    ['G59.3', ['G59.3 X1 Y1 Z1', 'X2'], ['G59.3: feed 1,1,1 2,1,1']],
    ['G10 L2', ['G10 L2 P1 X5', 'G1 X1 Y1 Z1', 'X2'], ['G54, G10 of line 3: feed 1,1,1 2,1,1']],
    ['G10 L1 is about a tool', ['G10 L1 P1 R5', 'X2'], ['feed 0,0,0 2,0,0']],
    ['G52', ['G52 X5', 'G1 X1 Y1 Z1', 'X2'], ['G54, G52 of line 3: feed 1,1,1 2,1,1']],
    [
      'G68, and G69 back',
      ['G68 X0 Y0 R45', 'G1 X1 Y1 Z1', 'X2', 'G69', 'X1 Y1 Z1', 'X2'],
      ['G54, G68 of line 3: feed 1,1,1 2,1,1', 'feed 1,1,1 2,1,1'],
    ],
    [
      'a further system that nobody here knows',
      ['X1', 'G54.1 P3', 'G1 X5 Y0 Z0', 'X6'],
      ['feed 0,0,0 1,0,0', 'G54, G54.1 of line 4: feed 5,0,0 6,0,0'],
    ],
    ['mirroring', ['G51.1 X0', 'G1 X5 Y0 Z0', 'X6'], ['G54, G51.1 of line 3: feed 5,0,0 6,0,0']],
    ['a tilted plane', ['G68.2 X0 Y0 Z0', 'G1 X5 Y0 Z0', 'X6'], ['G54, G68.2 of line 3: feed 5,0,0 6,0,0']],
    ['the length of a tool', ['X1', 'G43 H1', 'X2', 'Z5', 'X3'], ['feed 0,0,0 1,0,0', 'feed 2,0,5 3,0,5']],
    ['the length of a tool, with Z', ['G43 H1 Z5', 'X3'], ['feed 0,0,5 3,0,5']],
    ['the length of a tool taken back', ['G49', 'X2', 'Z5', 'X3'], ['feed 2,0,5 3,0,5']],
    ['G92 where the place is known', ['X1', 'G92 X0', 'X1'], ['feed 0,0,0 1,0,0', 'feed 1,0,0 2,0,0']],
    [
      'G92 where it is not',
      ['X1', 'G28', 'G92 X0 Y0 Z0', 'X1', 'G92.1', 'X1 Y0 Z0', 'X2'],
      ['feed 0,0,0 1,0,0', 'G54, G92 of line 5: feed 0,0,0 1,0,0', 'feed 1,0,0 2,0,0'],
    ],
    [
      'G92.1 leaves nothing for G92.3',
      ['X1', 'G92 X0', 'G92.1', 'G92.3', 'X2'],
      ['feed 0,0,0 1,0,0', 'feed 1,0,0 2,0,0'],
    ],
    ['G92.2 leaves it', ['X1', 'G92 X0', 'G92.2', 'G92.3', 'X2'], ['feed 0,0,0 1,0,0', 'feed 1,0,0 3,0,0']],
  ])('%s', (_, lines, moves) => expect(drawn(...lines)).toEqual(moves));

  test('the box is that of the first zero, or of the one asked for', () => {
    const { path, zeros } = interpretAfterHeader(['G1 X9', 'G55 X20 Y0 Z0', 'X30']);
    expect(computeBounds(path)?.x).toEqual([0, 9]);
    expect(computeBounds(path, 'ALL', zeros.indexOf('G55'))?.x).toEqual([20, 30]);
  });

  test('very many share the last', () => {
    const lines = Array.from({ length: 400 }, (_, index) => `G52 X${index}\nG1 X1 Y1 Z1\nX2`);
    const { path, zeros } = interpretAfterHeader(lines);
    expect(zeros).toHaveLength(201);
    expect(zeros.at(-1)).toBe('others');
    expect(getColumnValue(path.zeros, path.length - 1)).toBe(200);
  });
});

describe('the list before a program is run says so', () => {
  const found = (...lines: string[]): string[] =>
    runPreflight(interpretAfterHeader(['S100 M3', ...lines, 'M30']))
      .results.filter(({ check, outcome }) => (check === 'PLACE' || check === 'ZERO') && outcome !== 'PASSED')
      .map(
        ({ check, outcome, sentence, lines: about }) => `${check} ${outcome} [${about.join()}] ${sentence}`,
      );

  test.each<[string, string[], string[]]>([
    ['nothing is lost', ['G1 X5', 'G54'], []],
    [
      'a machine move between cuts',
      ['G1 X5', 'G28', 'G0 X0 Y0 Z0', 'G1 X5'],
      [
        'PLACE NOT_CHECKED [4] Behind line 4 the place of the tool is not known until it is given again: the path has a break there.',
      ],
    ],
    [
      'a cut from there',
      ['G1 X5', 'G28', 'X5 Y0', 'X6', 'Z0'],
      [
        'PLACE WARNING [5,6,7] Line 5 cuts at a place that is not known, where the path has a break, and 2 more lines do.',
      ],
    ],
    [
      'two zeros',
      ['G1 X5', 'G55', 'G0 X0 Y0 Z0', 'G1 X5'],
      [
        'ZERO NOT_CHECKED [4] The moves count from G54 and from G55. The distance between them is not known, so each is drawn by itself.',
      ],
    ],
  ])('%s', (_, lines, findings) => expect(found(...lines)).toEqual(findings));

  test('a machine that is large enough for each zero may be too small for all', () => {
    const program = interpretAfterHeader(['G1 X5', 'G55', 'G0 X0 Y0 Z0', 'G1 X50', 'M30']);
    const results = (x: number) => runPreflight(program, { envelope: { x, y: 9, z: 9 } }).results.at(-1);
    expect(results(9)).toMatchObject({ outcome: 'NOT_CHECKED' });
    expect(results(4)).toMatchObject({ outcome: 'FAILED' });
  });
});

describe('behind the end', () => {
  test.each([
    ['a closing percent sign', ['G1 X1', '%', 'X2', 'nothing of a program, { }']],
    ['M30', ['G1 X1', 'M30', 'X2', 'nothing of a program, { }']],
  ])('nothing is run after %s', (_, lines) => {
    const { path, problems, wordsAfterEnd, endedOn = 0 } = interpretAfterHeader(lines);
    expect(path.length).toBe(2);
    expect(problems).toEqual([]);
    expect(wordsAfterEnd).toBe(endedOn + 1);
  });
});
