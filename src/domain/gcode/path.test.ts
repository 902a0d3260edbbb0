import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeBounds } from './bounds.ts';
import { compareToolpaths } from './compareToolpaths.ts';
import { estimateDuration, findSegmentByTime } from './duration.ts';
import { flattenToolpath } from './flattenToolpath.ts';
import { interpretProgram } from './interpretProgram.ts';
import { interpretAfterHeader } from '../../../tests/factories/toolpath.ts';
import { getColumnValue, getToolpathSegmentLength, type Toolpath } from './toolpath.ts';

const pathOf = (...lines: string[]): Toolpath => interpretAfterHeader(lines).path;

describe('flatten', () => {
  test('straight segments keep their two ends', () => {
    const { corners, starts } = flattenToolpath(pathOf('G1 X1', 'Y2'), 0.01);
    expect([...starts]).toEqual([0, 2, 4, 6]);
    expect(Array.from(corners.slice(6))).toEqual([0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 2, 0]);
  });

  test.each([0.5, 0.05, 0.001])(
    'chords of an arc stay within %d mm, and its ends are its own',
    (tolerance) => {
      const { corners, starts } = flattenToolpath(pathOf('G1 X10', 'G3 X0 Y10 Z5 I-10'), tolerance);
      const [first, end] = [getColumnValue(starts, 2), getColumnValue(starts, 3)];
      const corner = (index: number): number[] => Array.from(corners.slice(index * 3, index * 3 + 3));
      expect(corner(first)).toEqual([10, 0, 0]);
      expect(corner(end - 1)).toEqual([0, 10, 5]);
      for (let index = first; index < end - 1; index += 1) {
        const [x = 0, y = 0, z = 0] = corner(index);
        const [nextX = 0, nextY = 0, nextZ = 0] = corner(index + 1);
        expect(Math.hypot(x, y)).toBeCloseTo(10, 4);
        expect(10 - Math.hypot((x + nextX) / 2, (y + nextY) / 2)).toBeLessThan(tolerance + 1e-5);
        expect(nextZ).toBeGreaterThan(z);
      }
    },
  );

  test('no tolerance at all is not endless', () => {
    const { starts } = flattenToolpath(pathOf('G1 X10', 'G3 I-10'), 0);
    expect(getColumnValue(starts, 3) - getColumnValue(starts, 2)).toBe(721);
    expect(flattenToolpath(pathOf('G1 X10', 'G3 I-10'), -1).starts).toEqual(starts);
  });

  test('a large arc of another plane turns in it', () => {
    const { corners } = flattenToolpath(pathOf('G1 Y10', 'G19 G3 Y0 Z10 J-10'), 0.01);
    for (let index = 4; index < corners.length / 3; index += 1) {
      expect(getColumnValue(corners, index * 3)).toBe(0);
      expect(
        Math.hypot(getColumnValue(corners, index * 3 + 1), getColumnValue(corners, index * 3 + 2)),
      ).toBeCloseTo(10, 4);
    }
  });
});

describe('bounds', () => {
  test.each([
    ['lines', ['G1 X5 Y-2 Z-1'], { x: [0, 5], y: [-2, 0], z: [-1, 0] }],
    ['a circle bulges', ['G1 X10', 'G3 I-10'], { x: [-10, 10], y: [-10, 10], z: [0, 0] }],
    ['half a circle on one side', ['G1 X10', 'G3 X-10 I-10'], { x: [-10, 10], y: [0, 10], z: [0, 0] }],
    ['clockwise', ['G1 X10', 'G2 X-10 I-10'], { x: [-10, 10], y: [-10, 0], z: [0, 0] }],
    ['many turns', ['G1 X10', 'G2 I-10 P50'], { x: [-10, 10], y: [-10, 10], z: [0, 0] }],
    ['in G18', ['G1 X10', 'G18 G3 X-10 I-10'], { x: [-10, 10], y: [0, 0], z: [-10, 0] }],
  ])('%s', (_, lines, box) => {
    const bounds = computeBounds(pathOf(...lines));
    for (const axis of ['x', 'y', 'z'] as const) {
      expect(bounds?.[axis][0]).toBeCloseTo(box[axis][0] ?? 0, 9);
      expect(bounds?.[axis][1]).toBeCloseTo(box[axis][1] ?? 0, 9);
    }
  });

  test('only cutting moves', () => {
    const path = pathOf('G0 X50', 'G1 X60');
    expect(computeBounds(path, 'CUTTING')?.x).toEqual([50, 60]);
    expect(computeBounds(path)?.x).toEqual([0, 60]);
  });

  test('an axis that was never placed has none', () => {
    expect(computeBounds(interpretProgram('G21 G0 X1 Y1').path)).toBeUndefined();
    expect(computeBounds(interpretProgram('').path)).toBeUndefined();
  });

  test('they hold every corner of the flattened path', () => {
    const coordinate = fc.integer({ min: -90, max: 90 });
    const arc = fc.tuple(fc.constantFrom('G2', 'G3'), coordinate, coordinate, coordinate);
    fc.assert(
      fc.property(fc.array(arc, { minLength: 1, maxLength: 8 }), (all) => {
        const path = pathOf(...all.map(([word, x, y, z]) => `${word} X${x} Y${y} Z${z} R200`));
        const bounds = computeBounds(path);
        const { corners } = flattenToolpath(path, 0.01);
        corners.forEach((value, index) => {
          const range = bounds?.[(['x', 'y', 'z'] as const)[(index % 3) as 0 | 1 | 2]] ?? [0, 0];
          expect(value).toBeGreaterThan(range[0] - 1e-3);
          expect(value).toBeLessThan(range[1] + 1e-3);
        });
      }),
    );
  });
});

describe('length and time', () => {
  test.each([
    ['a line', ['G1 X3 Y4'], 5],
    ['a circle', ['G1 X10', 'G3 I-10'], 20 * Math.PI],
    ['a helix', ['G1 X10', 'G3 Z-5 I-10'], Math.hypot(20 * Math.PI, 5)],
    ['two turns', ['G1 X10', 'G3 I-10 P2'], 40 * Math.PI],
  ])('%s', (_, lines, length) => {
    const path = pathOf(...lines);
    expect(getToolpathSegmentLength(path, path.length - 1)).toBeCloseTo(length, 9);
  });

  test('a program takes its moves, dwells and tool changes', () => {
    const program = interpretAfterHeader(['T1 M6', 'G1 X10 F600', 'G4 P2', 'G0 X0', 'M30']);
    const { ends, total } = estimateDuration(program, { rapid: 6000, toolChange: 5 });
    expect([...ends].map((seconds) => Number(seconds.toFixed(6)))).toEqual([0, 6, 8.1]);
    expect(total).toBeCloseTo(8.1, 9);
    expect(estimateDuration(interpretAfterHeader(['G4 P3'])).total).toBeCloseTo(3, 9);
  });

  test('a moment has its segment', () => {
    const { ends } = estimateDuration(interpretAfterHeader(['G1 X10 F600', 'X20', 'X30']));
    expect([-1, 0, 0.5, 1, 2.9, 99].map((seconds) => findSegmentByTime(ends, seconds))).toEqual([
      0, 1, 1, 2, 3, 3,
    ]);
    expect(findSegmentByTime(new Float64Array(0), 1)).toBe(-1);
  });
});

describe('compare', () => {
  const stored = ['G1 X1 F100', 'X2', 'X3', 'G2 X4 Y1 I1'];
  const counts = (edited: readonly string[]): string => {
    const { equal, removed, added, isReordered } = compareToolpaths(pathOf(...stored), pathOf(...edited));
    return `${equal} ${removed} ${added}${isReordered ? ' reordered' : ''}`;
  };
  test.each<[string, string[], string]>([
    ['the same', stored, '5 0 0'],
    ['comments and lines', ['(a)', '', ...stored], '5 0 0'],
    ['one inserted between', [...stored.slice(0, 2), 'Y1', 'Y0', ...stored.slice(2)], '5 0 2'],
    ['one end moved', [...stored.slice(0, 2), 'X3.5', 'G2 X4 Y1 I0.5 J0.75'], '3 2 2'],
    ['another feed', ['G1 X1 F200', ...stored.slice(1)], '1 4 4'],
    ['another radius', [...stored.slice(0, 3), 'G2 X4 Y1 R2'], '4 1 1'],
    ['less than a thousandth', ['G1 X1.0001 F100', 'X2', 'X3', 'G2 X4 Y1 I1'], '5 0 0'],
    ['nothing left', [], '1 4 0'],
    ['the same cut twice', [...stored, 'G1 X3 Y0', 'G2 X4 Y1 I1'], '5 0 2'],
    ['a square begun at another corner', ['G1 X2 F100', 'X3', 'G2 X4 Y1 I1'], '3 2 1'],
  ])('%s', (_, edited, expected) => expect(counts(edited)).toBe(expected));

  test('another order', () => {
    const holes = (...xs: number[]): Toolpath =>
      pathOf('G0 Z5', ...xs.map((x) => `G0 Z5 X${x}\nG1 Z-1\nG0 Z5`));
    expect(compareToolpaths(holes(1, 2, 3), holes(3, 2, 1)).isReordered).toBe(true);
    expect(compareToolpaths(holes(1, 2, 3), holes(1, 2, 3, 4)).isReordered).toBe(false);
  });

  test('which ones', () => {
    const { storedKept, editedKept } = compareToolpaths(pathOf('G1 X1', 'X2'), pathOf('G1 X1', 'X3'));
    expect([[...storedKept], [...editedKept]]).toEqual([
      [1, 1, 0],
      [1, 1, 0],
    ]);
  });

  test('every segment is counted once, and turning the two round swaps what is added and removed', () => {
    const path = fc
      .array(fc.constantFrom('G1 X1', 'G1 X2', 'G1 Y1', 'G0 X0 Y0', 'G3 I1', 'G1 X1 F100'), { maxLength: 20 })
      .map((lines) => pathOf(...lines));
    fc.assert(
      fc.property(path, path, (one, other) => {
        const there = compareToolpaths(one, other);
        const back = compareToolpaths(other, one);
        expect(there.equal + there.removed).toBe(one.length);
        expect(there.equal + there.added).toBe(other.length);
        expect([back.equal, back.added, back.removed]).toEqual([there.equal, there.removed, there.added]);
        expect(there.storedKept.reduce((sum, kept) => sum + kept, 0)).toBe(there.equal);
        expect(compareToolpaths(one, one)).toMatchObject({ equal: one.length, isReordered: false });
      }),
    );
  });
});
