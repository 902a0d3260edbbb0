import { describe, expect, test } from 'vitest';
import { interpretProgram } from './interpretProgram.ts';
import {
  interpretAfterHeader,
  formatArc,
  interpretMoves,
  formatSegments,
} from '../../../tests/factories/toolpath.ts';
import { getColumnValue, BEGIN_FLAGS_SHIFT, findLineSegments, SPINDLE_ON } from './toolpath.ts';

describe('straight moves', () => {
  test.each<[string, string[], string[]]>([
    ['G0 and G1', ['G0 X1', 'G1 Y2 Z-1'], ['rapid 0,0,0 1,0,0', 'feed 1,0,0 1,2,-1']],
    ['the motion holds', ['G1 X1', 'X2', 'Y1'], ['feed 0,0,0 1,0,0', 'feed 1,0,0 2,0,0', 'feed 2,0,0 2,1,0']],
    ['G91 adds', ['G91 G1 X1', 'X1', 'G90 X1'], ['feed 0,0,0 1,0,0', 'feed 1,0,0 2,0,0', 'feed 2,0,0 1,0,0']],
    ['G20 is inches', ['G20 G1 X1', 'G21 X1'], ['feed 0,0,0 25.4,0,0', 'feed 25.4,0,0 1,0,0']],
    ['a line without axes moves nothing', ['G1 F100', 'M8', 'T1', '(X5)'], []],
    ['G80 holds no motion', ['G80', 'X1'], []],
    ['a deleted line is run', ['/G1 X1'], ['feed 0,0,0 1,0,0']],
    ['nothing behind the end', ['G1 X1 M30', 'X2'], ['feed 0,0,0 1,0,0']],
    ['a broken line moves nothing, and its motion holds', ['G1 X1 Y', 'X2 Y0'], ['feed 2,0,0 2,0,0']],
  ])('%s', (_, lines, segments) => expect(interpretMoves(lines)).toEqual(segments));

  test('a deleted line can be left out', () => {
    expect(interpretMoves(['/G1 X1', 'G1 X2'], { skipsDeleted: true })).toEqual(['feed 0,0,0 2,0,0']);
  });

  test('an axis is where its first move ends', () => {
    expect(formatSegments(interpretProgram('G21 G0 Z50\nX10 Y5\nZ2').path)).toEqual([
      'rapid 0,0,50 0,0,50',
      'rapid 10,5,50 10,5,50',
      'rapid 10,5,50 10,5,2',
    ]);
  });
});

describe('arcs', () => {
  test.each<[string, string[], string, string]>([
    ['G3, a quarter', ['G1 X10', 'G3 X0 Y10 I-10'], 'ccw 10,0,0 0,10,0', '0 0 10 90'],
    ['G2, three quarters', ['G1 X10', 'G2 X0 Y10 I-10 J0'], 'cw 10,0,0 0,10,0', '0 0 10 -270'],
    ['a full circle', ['G1 X10', 'G2 I-10'], 'cw 10,0,0 10,0,0', '0 0 10 -360'],
    ['a full circle with its end', ['G1 X10', 'G3 X10 Y0 I-10'], 'ccw 10,0,0 10,0,0', '0 0 10 360'],
    ['a helix', ['G1 X10', 'G3 X10 Y0 Z-2 I-10'], 'ccw 10,0,0 10,0,-2', '0 0 10 360'],
    ['three turns', ['G1 X10', 'G3 X10 Y0 Z-2 I-10 P3'], 'ccw 10,0,0 10,0,-2', '0 0 10 1080'],
    ['R, the shorter way', ['G1 X10', 'G3 X0 Y10 R10'], 'ccw 10,0,0 0,10,0', '0 0 10 90'],
    ['R, the longer way', ['G1 X10', 'G3 X0 Y10 R-10'], 'ccw 10,0,0 0,10,0', '10 10 10 270'],
    ['R clockwise', ['G1 X10', 'G2 X0 Y10 R10'], 'cw 10,0,0 0,10,0', '10 10 10 -90'],
    ['R clockwise, the longer way', ['G1 X10', 'G2 X0 Y10 R-10'], 'cw 10,0,0 0,10,0', '0 0 10 -270'],
    ['R, half a circle', ['G1 X10', 'G3 X-10 R10'], 'ccw 10,0,0 -10,0,0', '0 0 10 180'],
    ['G90.1, the centre itself', ['G90.1', 'G1 X10 Y5', 'G3 X0 Y15 I0 J5'], 'ccw 10,5,0 0,15,0', '0 5 10 90'],
    [
      'G91.1, the way to it',
      ['G90.1', 'G91.1', 'G1 X10', 'G3 X0 Y10 I-10'],
      'ccw 10,0,0 0,10,0',
      '0 0 10 90',
    ],
    ['G91', ['G91', 'G1 X10', 'G3 X-10 Y10 I-10'], 'ccw 10,0,0 0,10,0', '0 0 10 90'],
    ['G20', ['G20', 'G1 X1', 'G3 X0 Y1 I-1'], 'ccw 25.4,0,0 0,25.4,0', '0 0 25.4 90'],
    ['G18 turns from Z to X', ['G1 Z10', 'G18 G3 Z0 X10 K-10'], 'ccw 0,0,10 10,0,0', '0 0 10 90'],
    ['G18 clockwise', ['G1 X10', 'G18 G2 X0 Z10 I-10'], 'cw 10,0,0 0,0,10', '0 0 10 -90'],
    ['G19 turns from Y to Z', ['G1 Y10', 'G19 G3 Y0 Z10 J-10'], 'ccw 0,10,0 0,0,10', '0 0 10 90'],
    ['G19 helix along X', ['G1 Y10', 'G19 G3 Y0 Z10 X4 J-10'], 'ccw 0,10,0 4,0,10', '0 0 10 90'],
  ])('%s', (_, lines, segment, arc) => {
    const { path, problems } = interpretAfterHeader(lines);
    expect(problems).toEqual([]);
    expect(formatSegments(path).at(-1)).toBe(segment);
    expect(formatArc(path, path.length - 1)).toBe(arc);
  });

  test.each([
    ['no centre', 'G2 X5 Y5', 'The arc has no centre: it takes I and J, or R.'],
    ['no centre in G18', 'G18 G2 X5 Z5', 'The arc has no centre: it takes K and I, or R.'],
    ['both', 'G2 X5 Y5 I5 R5', 'An arc has either R or I, J and K, not both.'],
    ['R too short', 'G2 X30 R10', 'R is 10.000 mm, but the ends are 30.000 mm apart.'],
    ['R without an end', 'G2 X0 Y0 R10', 'An arc with R cannot end where it began.'],
    ['no radius', 'G2 X5 Y5 I0 J0', 'The arc has a radius of 0.'],
    ['off its circle', 'G2 X10.02 Y0 I5', 'The arc ends 0.020 mm off its circle of radius 5.000 mm.'],
  ])('%s is told', (_, line, sentence) => {
    const { problems, path } = interpretAfterHeader([line]);
    expect(problems).toEqual([{ kind: 'ARC', line: 2, word: 'G2', sentence }]);
    expect(path.length).toBe(2);
  });

  test('rounding to three digits is not', () => {
    expect(interpretAfterHeader(['G3 X14.142 Y14.142 I0 J20']).problems).toHaveLength(1);
    expect(interpretAfterHeader(['G3 X14.142 Y5.858 I0 J20']).problems).toEqual([]);
  });

  test('an arc from nowhere is told', () => {
    expect(interpretProgram('G21 G2 X10 I5').problems.map(({ sentence }) => sentence)).toEqual([
      'The arc begins at a place that is not known.',
    ]);
  });
});

describe('offsets and machine moves', () => {
  test.each<[string, string[], string[]]>([
    ['G92 renames the place', ['G1 X10', 'G92 X0', 'G1 X5'], ['feed 0,0,0 10,0,0', 'feed 10,0,0 15,0,0']],
    ['G92.1 takes it back', ['G1 X10', 'G92 X0', 'G92.1', 'X5'], ['feed 0,0,0 10,0,0', 'feed 10,0,0 5,0,0']],
    [
      'G92.2 and G92.3 suspend it',
      ['G1 X10', 'G92 X0', 'G92.2', 'X5', 'G92.3', 'X5'],
      ['feed 0,0,0 10,0,0', 'feed 10,0,0 5,0,0', 'feed 5,0,0 15,0,0'],
    ],
    ['G92 in inches', ['G92 X0', 'G20 G92 X1', 'G1 X1'], ['feed 0,0,0 0,0,0']],
    ['G53 is no move of the work', ['G53 G0 Z0', 'G1 X1'], ['feed 0,0,0 1,0,0']],
    ['G28 alone', ['G28', 'G0 X5'], ['rapid 5,0,0 5,0,0']],
    ['G28 by way of a point', ['G28 Z10', 'G0 Z2'], ['rapid 0,0,0 0,0,10', 'rapid 0,0,2 0,0,2']],
    ['G91 G28 Z0 goes straight home', ['G91 G28 Z0', 'G90 G0 Z2'], ['rapid 0,0,2 0,0,2']],
    ['G30', ['G30 X5 Y5', 'G0 X0 Y0'], ['rapid 0,0,0 5,5,0', 'rapid 0,0,0 0,0,0']],
  ])('%s', (_, lines, segments) => expect(interpretMoves(lines)).toEqual(segments));

  test('what is not known is marked until the next move', () => {
    const { path, events } = interpretAfterHeader(['G1 Z-5', 'G53 G0 Z0', 'G0 X5', 'Z2', 'X6']);
    const ends = [...path.flags].map((flag) => flag & 7);
    const begins = [...path.flags].map((flag) => flag >> BEGIN_FLAGS_SHIFT);
    expect([begins, ends]).toEqual([
      [7, 0, 4, 4, 0],
      [0, 0, 4, 0, 0],
    ]);
    expect(events).toContainEqual({ kind: 'LOST', line: 3, segment: 2, value: 4 });
  });
});

describe('feed, spindle, tool, dwell and end', () => {
  const feeds = (...lines: string[]): number[] => [...interpretAfterHeader(lines).path.feeds].slice(1);
  test.each<[string, string[], number[]]>([
    ['rapids have none', ['G0 X1'], [0]],
    ['it holds', ['G1 X1', 'X2 F300', 'X3'], [600, 300, 300]],
    ['G20', ['G20 G1 X1 F10'], [254]],
    ['G95 by revolution', ['G95 S1000 G1 X1 F0.5'], [500]],
    ['G93 by the time of the line', ['G93 G1 X10 F2', 'X20 F4', 'X30'], [20, 40, 0]],
    ['G94 again', ['G93 G1 X10 F2', 'G94 X20 F100'], [20, 100]],
  ])('feed: %s', (_, lines, expected) => expect(feeds(...lines)).toEqual(expected));

  test('G93 takes an arc by its length', () => {
    const { path } = interpretAfterHeader(['G1 X10', 'G93 G3 I-10 F1']);
    expect(getColumnValue(path.feeds, 2)).toBeCloseTo(2 * Math.PI * 10, 4);
  });

  test('the spindle turns between M3 or M4 with a speed and M5', () => {
    const { path } = interpretAfterHeader(['M3 G1 X1', 'S500 M3 X2', 'M5 X3', 'M4 X4', 'M30']);
    expect([...path.flags].map((flag) => flag & SPINDLE_ON)).toEqual([0, 0, 8, 0, 8]);
  });

  test.each([
    ['F, then S', ['G95 F0.1', 'S1000', 'G1 X10'], 100],
    ['a new S', ['G95 S1000 F0.1', 'S100', 'G1 X10'], 10],
    ['S0', ['G95 S1000 F0.1', 'S0', 'G1 X10'], 0],
  ])('a feed for each turn follows the speed: %s', (_, lines, feed) => {
    expect(getColumnValue(interpretAfterHeader(lines).path.feeds, 1)).toBe(feed);
  });

  test('a tool is in use from M6 on', () => {
    const { path } = interpretAfterHeader(['T1 M6', 'G1 X1 T2', 'X2', 'M6', 'X3']);
    expect([...path.tools]).toEqual([0, 1, 1, 2]);
  });

  test('what happens beside moving', () => {
    const { events, endedOn, wordsAfterEnd } = interpretAfterHeader([
      'T4 M6',
      'S900 M3',
      'G4 P1.5',
      'G4 P500',
      'G4 X2',
      'G1 X1',
      'M5',
      'M1',
      'G55',
      'M2',
      '%',
      'G1 X2',
    ]);
    expect(events.map(({ kind, line, segment, value }) => [kind, line, segment, value].join(' '))).toEqual([
      'TOOL 2 1 4',
      'SPINDLE 3 1 900',
      'DWELL 4 1 1.5',
      'DWELL 5 1 0.5',
      'DWELL 6 1 2',
      'SPINDLE_STOP 8 2 0',
      'STOP 9 2 0',
      'ZERO 10 2 1',
      'END 11 2 0',
    ]);
    expect({ endedOn, wordsAfterEnd }).toEqual({ endedOn: 11, wordsAfterEnd: 13 });
  });

  test('units stated late', () => {
    const { unitsStatedOn, movedWithoutUnits } = interpretProgram('G0 X1\nX2\nG21\nX3');
    expect({ unitsStatedOn, movedWithoutUnits }).toEqual({ unitsStatedOn: 3, movedWithoutUnits: 1 });
  });
});

describe('what is not drawn is named', () => {
  test.each([
    [
      'G41 D1 G1 X1',
      'G41',
      'Cutter compensation is not worked out: the path is drawn as it is programmed.',
      1,
    ],
    ['G5 X1 I1 J1', 'G5', 'Splines are not drawn.', 0],
    ['G5.2 X1', 'G5.2', 'Splines are not drawn.', 0],
    ['G10 L2 P1 X0', 'G10', 'Changed offsets and tool tables are not worked out.', 0],
    ['G33 Z-1 K1', 'G33', 'Threading is not drawn.', 0],
    ['G38.2 Z-10', 'G38.2', 'Probing ends where the probe touches, which is not known.', 0],
    [
      'G51 X0 Y0 P2',
      'G51',
      'Scaling is not worked out: what follows is drawn in its programmed size, from a zero of its own.',
      0,
    ],
    [
      'G52 X10',
      'G52',
      'A local shift of the zero is not worked out: what follows is drawn from a zero of its own.',
      0,
    ],
    ['G65 P100 X1', 'G65', 'Macros are not followed.', 0],
    [
      'G68 X0 Y0 R45',
      'G68',
      'Rotation is not worked out: what follows is drawn unrotated, from a zero of its own.',
      0,
    ],
    ['G76 X1 Z-1', 'G76', 'Threading is not drawn.', 0],
    ['G6.5 X1', 'G6.5', 'This code is not known.', 0],
    ['G-1 X1', 'G-1', 'This code is not known.', 0],
    ['M98 P100', 'M98', 'Subprograms are not followed.', 0],
    ['G1 X1 A90', 'A90', 'Axis A is not drawn.', 1],
  ])('%s', (line, word, sentence, segments) => {
    const { problems, path } = interpretAfterHeader([line]);
    expect(problems).toEqual([{ kind: 'NOT_DRAWN', line: 2, word, sentence }]);
    expect(path.length - 1).toBe(segments);
  });

  test('nor are the moves that belong to it, until another motion is given', () => {
    const { problems, path } = interpretAfterHeader(['G33 Z-1 K1', 'Z-2', 'G1 Z-3']);
    expect(problems.map(({ line }) => line)).toEqual([2, 3]);
    expect(path.length).toBe(2);
  });

  test('codes that change nothing on the picture are taken silently', () => {
    const { problems } = interpretAfterHeader([
      'G40 G49 G61',
      'G64 P0.1 G43 H1',
      'M7',
      'M8',
      'M9',
      'M48',
      'M49',
      'G94',
      'G97',
    ]);
    expect(problems).toEqual([]);
  });

  test('a move nobody said how to do', () => {
    expect(interpretProgram('G21 X1').problems).toEqual([
      {
        kind: 'REFUSED',
        line: 1,
        word: '',
        sentence: 'There is nothing that says how to move: G0, G1, G2, G3 or a cycle.',
      },
    ]);
  });

  test('of very many, the first are listed and the rest counted', () => {
    const { problems, moreProblems } = interpretProgram('X\n'.repeat(1500));
    expect([problems.length, moreProblems]).toEqual([1000, 500]);
  });
});

describe('lines and segments find each other', () => {
  const { path } = interpretAfterHeader(['G1 X1', '(nothing)', 'G99 G81 X2 Z-1 R1', 'G80', 'G1 X3']);
  test.each([
    [1, [0, 1]],
    [2, [1, 2]],
    [3, [2, 2]],
    [4, [2, 6]],
    [5, [6, 6]],
    [6, [6, 7]],
    [99, [7, 7]],
  ])('line %i', (line, segments) => expect(findLineSegments(path, line)).toEqual(segments));

  test('every segment is among those of its line', () => {
    for (let segment = 0; segment < path.length; segment += 1) {
      const line = path.lines[segment] ?? 0;
      const [first, end] = findLineSegments(path, line);
      expect(segment).toBeGreaterThanOrEqual(first);
      expect(segment).toBeLessThan(end);
    }
  });
});
