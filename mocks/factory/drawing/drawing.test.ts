import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { drawBarcode } from '../device/drawOverlay.ts';
import { paintOnCanvas } from './canvas.ts';
import {
  createBox,
  createDisc,
  createPath,
  createText,
  type DrawingElement,
  createCircle,
  flattenOutline,
  transformOutline,
  createPolyline,
  createRectangle,
  createRoundedPolygon,
  type Outline,
} from './drawing.ts';

/** Signed area of an outline: positive if counter-clockwise. */
function area(outline: Outline): number {
  const points = flattenOutline(outline, 0.0005);
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

test.each([
  ['circle', createCircle([3, 4], 10), Math.PI * 25],
  ['rectangle', createRectangle([1, 2], 6, 4), 24],
  ['rounded rectangle', createRectangle([1, 2], 20, 10, 3), 200 - (4 - Math.PI) * 9],
  ['pill', createRectangle([0, 0], 20, 10, 5), 100 + Math.PI * 25],
  [
    'triangle',
    createRoundedPolygon([
      [0, 0, 0],
      [4, 0, 0],
      [0, 3, 0],
    ]),
    6,
  ],
  [
    'clockwise square',
    createRoundedPolygon([
      [0, 0, 1],
      [0, 8, 1],
      [8, 8, 1],
      [8, 0, 1],
    ]),
    -(64 - (4 - Math.PI)),
  ],
  ['moved, doubled, turned circle', transformOutline(createCircle([1, 0], 2), [5, 5], 2, 30), Math.PI * 4],
] as const)('area of a %s', (_, outline, expected) => {
  expect(area(outline)).toBeCloseTo(expected, 1);
});

/** Area in mm² that the elements blacken on a white sheet of 20 by 20 mm. */
function blackened(marks: readonly DrawingElement[], pixelsPerMm = 8): number {
  const side = 20 * pixelsPerMm;
  const pen = createCanvas(side, side).getContext('2d');
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, side, side);
  pen.transform(pixelsPerMm, 0, 0, -pixelsPerMm, 0, side);
  paintOnCanvas(pen, { width: 20, height: 20, title: '', marks });
  const { data } = pen.getImageData(0, 0, side, side);
  return data.reduce((sum, value) => sum + (255 - value), 0) / 255 / 3 / pixelsPerMm ** 2;
}

test.each([
  ['box', [createBox([10, 10], 8, 5, { fill: '#000000' })], 40],
  ['disc', [createDisc([10, 10], 12, { fill: '#000000' })], Math.PI * 36],
  ['box half off the sheet', [createBox([0, 10], 8, 5, { fill: '#000000' })], 20],
  ['ring', [createDisc([10, 10], 10, { stroke: '#000000', width: 1 })], Math.PI * 10],
  [
    'outline within another',
    [createPath([createRectangle([10, 10], 10, 10), createRectangle([10, 10], 4, 4)], { fill: '#000000' })],
    84,
  ],
] satisfies [string, DrawingElement[], number][])('%s covers what it should', (_, marks, expected) => {
  expect(Math.abs(blackened(marks) - expected)).toBeLessThan(0.1 + expected * 0.01);
});

test('words are seen, and stand where they are anchored', () => {
  const within = (anchor: 'start' | 'middle' | 'end'): number =>
    blackened([createText('MAXI', [20, 8], 3, '#000000', anchor)]);
  expect(within('start')).toBe(0);
  expect(within('middle')).toBeGreaterThan(3);
  expect(within('end')).toBeGreaterThan(within('middle'));
});

test('a barcode is that of its content: start B, the letters, their check symbol, stop', () => {
  const { outlines } = drawBarcode('A', [0, 0], 46, 5) as Extract<DrawingElement, { kind: 'PATH' }>;
  // A is 33, so the check symbol is (104 + 33) mod 103 = 34, which is B. Every other width is a bar.
  const bars = Array.from('2112141113231311232331112', Number).filter((_, index) => index % 2 === 0);
  expect(
    outlines.map(
      (bar) =>
        Math.max(...flattenOutline(bar).map(([x]) => x)) - Math.min(...flattenOutline(bar).map(([x]) => x)),
    ),
  ).toEqual(bars.map((width) => expect.closeTo(width, 5)));
});

test('a polyline keeps its points', () => {
  expect(
    flattenOutline(
      createPolyline([
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
