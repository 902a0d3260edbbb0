import { describe, expect, test } from 'vitest';
import { paint } from './canvas.ts';
import { code128 } from './code128.ts';
import { box, disc, line, text } from './drawing.ts';
import type { Mark } from './drawing.ts';
import { circle, flatten, place, polyline, rectangle, roundedPolygon } from './outline.ts';
import type { Outline } from './outline.ts';
import { strokes, strokeWidth } from './strokeFont.ts';

/** The signed area inside an outline: positive when it runs counter-clockwise. */
function area(outline: Outline): number {
  const points = flatten(outline, 0.0005);
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

test.each([
  ['circle', circle([3, 4], 10), Math.PI * 25],
  ['rectangle', rectangle([1, 2], 6, 4), 24],
  ['rounded rectangle', rectangle([1, 2], 20, 10, 3), 200 - (4 - Math.PI) * 9],
  ['pill', rectangle([0, 0], 20, 10, 5), 100 + Math.PI * 25],
  [
    'triangle',
    roundedPolygon([
      [0, 0, 0],
      [4, 0, 0],
      [0, 3, 0],
    ]),
    6,
  ],
  [
    'clockwise square',
    roundedPolygon([
      [0, 0, 1],
      [0, 8, 1],
      [8, 8, 1],
      [8, 0, 1],
    ]),
    -(64 - (4 - Math.PI)),
  ],
  ['moved, doubled, turned circle', place(circle([1, 0], 2), [5, 5], 2, 30), Math.PI * 4],
] as const)('area of a %s', (_, outline, expected) => {
  expect(area(outline)).toBeCloseTo(expected, 1);
});

/** How much of a white sheet of 20 by 20 mm the marks blacken, mm². */
function blackened(marks: readonly Mark[], pixelsPerMm = 8): number {
  const { data } = paint({ width: 20, height: 20, title: '', marks }, pixelsPerMm);
  return data.reduce((sum, value) => sum + (255 - value), 0) / 255 / 3 / pixelsPerMm ** 2;
}

test.each([
  ['box', [box([10, 10], 8, 5, { fill: '#000000' })], 40],
  ['box between pixels', [box([10.03, 10.07], 8.01, 5.02, { fill: '#000000' })], 40.21],
  ['disc', [disc([10, 10], 12, { fill: '#000000' })], Math.PI * 36],
  ['box half off the sheet', [box([0, 10], 8, 5, { fill: '#000000' })], 20],
  ['box off the sheet', [box([40, 10], 8, 5, { fill: '#000000' })], 0],
  [
    'line with round ends',
    [
      line(
        [
          [4, 4],
          [16, 4],
        ],
        '#000000',
        2,
      ),
    ],
    24 + Math.PI,
  ],
  [
    'dot',
    [
      line(
        [
          [10, 10],
          [10, 10],
        ],
        '#000000',
        4,
      ),
    ],
    Math.PI * 4,
  ],
  ['ring', [disc([10, 10], 10, { stroke: '#000000', width: 1 })], Math.PI * 10],
] satisfies [string, Mark[], number][])('%s covers what it should', (_, marks, expected) => {
  expect(Math.abs(blackened(marks) - expected)).toBeLessThan(0.1 + expected * 0.01);
});

test('an outline within another is a hole', () => {
  const marks: Mark[] = [
    { kind: 'PATH', outlines: [rectangle([10, 10], 10, 10), rectangle([10, 10], 4, 4)], fill: '#000000' },
  ];
  expect(blackened(marks)).toBeCloseTo(84, 1);
});

describe('lettering', () => {
  test('every letter that labels use has a glyph of its own', () => {
    const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:-_/+=()#%°'");
    const drawn = letters.map((letter) => JSON.stringify(strokes(letter, [0, 0], 6)));
    expect(new Set(drawn).size).toBe(letters.length - 1); // O and 0 are one shape
    expect(drawn).not.toContain(JSON.stringify(strokes('ü', [0, 0], 6)));
  });

  test('words stand between their ends wherever they are anchored', () => {
    const width = strokeWidth('MAXI', 3);
    const left = (anchor: 'start' | 'middle' | 'end'): number =>
      Math.min(...strokes('MAXI', [50, 0], 3, anchor).flatMap((each) => flatten(each).map(([x]) => x)));
    expect([left('start'), left('middle'), left('end')]).toEqual([
      expect.closeTo(50, 5),
      expect.closeTo(50 - width / 2, 5),
      expect.closeTo(50 - width, 5),
    ]);
  });

  test('nothing is written for no words', () => {
    expect([strokes('', [0, 0], 5), strokeWidth('', 5)]).toEqual([[], 0]);
    expect(blackened([text('', [1, 1], 5, '#000000')])).toBe(0);
  });
});

describe('Code 128', () => {
  test('known symbols: start B, the letters, their check symbol, stop', () => {
    // A is 33, so the check symbol is (104 + 33) mod 103 = 34, which is B.
    expect(code128('A').join('')).toBe(['211214', '111323', '131123', '2331112'].join(''));
  });

  test('every symbol is eleven modules wide, the stop thirteen', () => {
    const all = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
    const widths = code128(all);
    const sum = widths.reduce((total, value) => total + value, 0);
    expect(sum).toBe(11 * 97 + 13);
    expect(widths.length).toBe(6 * 97 + 7);
  });
});

test('a polyline keeps its points', () => {
  expect(
    flatten(
      polyline([
        [0, 0],
        [1, 2],
        [3, 3],
      ]),
    ),
  ).toEqual([
    [0, 0],
    [1, 2],
    [3, 3],
  ]);
});
