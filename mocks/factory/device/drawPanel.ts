import {
  createLine,
  createPath,
  createText,
  type HexColor,
  type Drawing,
  type DrawingElement,
  transformOutline,
  createPolyline,
  type Outline,
  type Point,
} from '../drawing/drawing.ts';
import { createOpeningOutline, createScrewHoles } from './controls.ts';
import type { Device } from './device.ts';
import { parsePoints } from './symbols.ts';

const black: HexColor = '#14181f';
const fine: HexColor = '#6b7480';
const margin = { left: 10, right: 26, top: 10, bottom: 22 };

export function drawPanel(device: Device, title: string): Drawing {
  const [width, depth] = device.model.size;
  const middle: Point = [margin.left + width / 2, margin.bottom + depth / 2];
  const put = (outline: Outline): Outline => transformOutline(outline, middle);
  const letter = Math.max(2.6, width / 90);
  const holes = device.controls.flatMap(({ kind, position }) => [
    createOpeningOutline(kind.opening, position),
    ...createScrewHoles(kind, position),
  ]);
  return {
    width: width + margin.left + margin.right,
    height: depth + margin.top + margin.bottom,
    title,
    marks: [
      createPath([put(device.outline)], { fill: '#f4f6f8', stroke: black, width: 0.5 }),
      ...device.controls.flatMap(({ kind, position: [x, y], designator }): DrawingElement[] => {
        const at: Point = [middle[0] + x, middle[1] + y];
        const [reach, rise] = [kind.footprint[0] / 2, kind.footprint[1] / 2];
        return [
          centreLine([at[0] - reach, at[1]], [at[0] + reach, at[1]]),
          centreLine([at[0], at[1] - rise], [at[0], at[1] + rise]),
          createText(
            designator,
            [at[0] + reach * 0.3, at[1] + rise * (reach > 40 ? 0.2 : 0.72) + 0.6],
            letter * 0.8,
            '#1c4fa8',
          ),
        ];
      }),
      createPath(holes.map(put), { stroke: black, width: 0.35 }),
      ...level([margin.left, 9], [margin.left + width, 9], `${width}`, letter),
      ...upright(
        [margin.left + width + 14, margin.bottom],
        [margin.left + width + 14, margin.bottom + depth],
        `${depth}`,
        letter,
      ),
    ],
  };
}

const segment = (from: Point, to: Point, colour: HexColor, width: number): DrawingElement =>
  createLine([from, to], colour, width);

const centreLine = (from: Point, to: Point): DrawingElement => segment(from, to, '#c4cad3', 0.18);

const level = ([x1, y]: Point, [x2]: Point, value: string, letter: number): DrawingElement[] => [
  ...[x1, x2].map((x) => segment([x, y - 2], [x, margin.bottom - 2], fine, 0.18)),
  segment([x1, y], [x2, y], fine, 0.25),
  head([x1, y], 180),
  head([x2, y], 0),
  createText(value, [(x1 + x2) / 2, y + 1.4], letter, black, 'middle'),
];

const upright = ([x, y1]: Point, [, y2]: Point, value: string, letter: number): DrawingElement[] => [
  ...[y1, y2].map((y) => segment([x - 12, y], [x + 2, y], fine, 0.18)),
  segment([x, y1], [x, y2], fine, 0.25),
  head([x, y1], -90),
  head([x, y2], 90),
  createText(value, [x + 1.6, (y1 + y2) / 2 - letter / 2], letter, black),
];

function head(tip: Point, degrees: number): DrawingElement {
  const triangle = createPolyline(parsePoints('0,0 -3,0.8 -3,-0.8'), true);
  return createPath([transformOutline(triangle, tip, 1, degrees)], { fill: fine });
}
