import { parseSvgNumbers, type SvgElement } from '../content/svgElement.ts';
import { createEllipseArc, parsePathData, type PathParseResult, type Subpath } from './pathData.ts';
import { parseSvgLength, type Viewport } from './coordinateSystem.ts';
import type { Point } from './point.ts';
import type { Segment } from './segment.ts';

const nothing: PathParseResult = { subpaths: [], isBroken: false };
const broken: PathParseResult = { subpaths: [], isBroken: true };

function through(points: readonly Point[], isClosed: boolean): readonly Subpath[] {
  const [first] = points;
  const way = isClosed && first ? [...points, first] : points;
  const segments = way.slice(1).flatMap((to, index): Segment[] => {
    const from = way[index] ?? to;
    return from[0] === to[0] && from[1] === to[1] ? [] : [{ kind: 'LINE', from, to }];
  });
  return segments.length > 0 ? [{ segments, isClosed }] : [];
}

function polygon(points: string, isClosed: boolean): PathParseResult {
  const numbers = parseSvgNumbers(points);
  const pairs = Array.from({ length: Math.floor(numbers.length / 2) }, (_, index): Point => [
    numbers[2 * index] ?? 0,
    numbers[2 * index + 1] ?? 0,
  ]);
  const isBroken = numbers.length % 2 === 1 || /[^\d\s,.eE+-]/.test(points);
  return { subpaths: through(pairs, isClosed), isBroken };
}

function measures(
  { attributes }: SvgElement,
  viewport: Viewport,
  names: readonly string[],
): readonly number[] | undefined {
  const read = names.map((name) => parseSvgLength(attributes[name] ?? '0', name, viewport));
  return read.every((each) => each !== undefined) ? read : undefined;
}

const quarter = Math.PI / 2;

function rounded(
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  ry: number,
): readonly Subpath[] {
  const [right, bottom] = [x + width, y + height];
  const side = (from: Point, to: Point): Segment[] =>
    from[0] === to[0] && from[1] === to[1] ? [] : [{ kind: 'LINE', from, to }];
  const corner = (cx: number, cy: number, turns: number): Segment =>
    createEllipseArc([cx, cy], rx, ry, turns * quarter, quarter);
  const segments = [
    ...side([x + rx, y], [right - rx, y]),
    corner(right - rx, y + ry, 3),
    ...side([right, y + ry], [right, bottom - ry]),
    corner(right - rx, bottom - ry, 0),
    ...side([right - rx, bottom], [x + rx, bottom]),
    corner(x + rx, bottom - ry, 1),
    ...side([x, bottom - ry], [x, y + ry]),
    corner(x + rx, y + ry, 2),
  ];
  return [{ segments, isClosed: true }];
}

/** A missing corner radius of a rectangle equals the other one; each is at most half a side. */
function rectangle(element: SvgElement, viewport: Viewport): PathParseResult {
  const read = measures(element, viewport, ['x', 'y', 'width', 'height']);
  if (!read) return broken;
  const [x = 0, y = 0, width = 0, height = 0] = read;
  if (width < 0 || height < 0) return broken;
  if (width === 0 || height === 0) return nothing;
  const { rx, ry } = element.attributes;
  const radius = (given: string | undefined, name: string): number | undefined =>
    given === undefined || given.trim() === 'auto' ? undefined : parseSvgLength(given, name, viewport);
  const [ownX, ownY] = [radius(rx, 'rx'), radius(ry, 'ry')];
  const cornerX = Math.min(ownX ?? ownY ?? 0, width / 2);
  const cornerY = Math.min(ownY ?? ownX ?? 0, height / 2);
  if (cornerX > 0 && cornerY > 0) {
    return { subpaths: rounded(x, y, width, height, cornerX, cornerY), isBroken: false };
  }
  const corners: readonly Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  return { subpaths: through(corners, true), isBroken: false };
}

function ellipse(element: SvgElement, viewport: Viewport): PathParseResult {
  const names = element.name === 'circle' ? ['cx', 'cy', 'r', 'r'] : ['cx', 'cy', 'rx', 'ry'];
  const read = measures(element, viewport, names);
  if (!read) return broken;
  const [cx = 0, cy = 0, rx = 0, ry = 0] = read;
  if (rx < 0 || ry < 0) return broken;
  if (rx === 0 || ry === 0) return nothing;
  return { subpaths: [{ segments: [createEllipseArc([cx, cy], rx, ry)], isClosed: true }], isBroken: false };
}

function line(element: SvgElement, viewport: Viewport): PathParseResult {
  const read = measures(element, viewport, ['x1', 'y1', 'x2', 'y2']);
  if (!read) return broken;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = read;
  const points: readonly Point[] = [
    [x1, y1],
    [x2, y2],
  ];
  return { subpaths: through(points, false), isBroken: false };
}

type Shape = (element: SvgElement, viewport: Viewport) => PathParseResult;

const shapes: Readonly<Record<string, Shape>> = {
  path: ({ attributes }) => parsePathData(attributes['d'] ?? ''),
  polygon: ({ attributes }) => polygon(attributes['points'] ?? '', true),
  polyline: ({ attributes }) => polygon(attributes['points'] ?? '', false),
  rect: rectangle,
  circle: ellipse,
  ellipse,
  line,
};

export const parseShape = (element: SvgElement, viewport: Viewport): PathParseResult | undefined =>
  Object.hasOwn(shapes, element.name) ? shapes[element.name]?.(element, viewport) : undefined;
