import { getExtentHeight, getExtentWidth, type Extent, type Point, getDistance } from './point.ts';
import { getContourCorner, countContourPieces, type Contour } from './contour.ts';

export type OutlineView = { readonly left: number; readonly top: number; readonly scale: number };

export type OutlineViewSize = { readonly width: number; readonly height: number };

const [minScale, maxScale] = [0.01, 2000] as const;

const clamped = (scale: number): number => Math.min(maxScale, Math.max(minScale, scale));

export function zoomToFit(extent: Extent, { width, height }: OutlineViewSize): OutlineView {
  const [wide, high] = [Math.max(getExtentWidth(extent), 0.1), Math.max(getExtentHeight(extent), 0.1)];
  const scale = clamped(Math.min(width / wide, height / high) * 0.86);
  return {
    left: (extent.left + extent.right) / 2 - width / scale / 2,
    top: (extent.top + extent.bottom) / 2 - height / scale / 2,
    scale,
  };
}

export const toOutlinePoint = ({ left, top, scale }: OutlineView, [x, y]: Point): Point => [
  left + x / scale,
  top + y / scale,
];

export const toPixelPoint = ({ left, top, scale }: OutlineView, [x, y]: Point): Point => [
  (x - left) * scale,
  (y - top) * scale,
];

export function zoomAroundPoint(lens: OutlineView, factor: number, at: Point): OutlineView {
  const scale = clamped(lens.scale * factor);
  const [x, y] = toOutlinePoint(lens, at);
  return { left: x - at[0] / scale, top: y - at[1] / scale, scale };
}

export const moveOutlineView = (lens: OutlineView, dx: number, dy: number): OutlineView => ({
  ...lens,
  left: lens.left - dx / lens.scale,
  top: lens.top - dy / lens.scale,
});

export function isInOutlineView(
  lens: OutlineView,
  place: Point,
  { width, height }: OutlineViewSize,
): boolean {
  const [x, y] = toPixelPoint(lens, place);
  return x >= 0 && y >= 0 && x <= width && y <= height;
}

export const centerOutlineView = (
  lens: OutlineView,
  [x, y]: Point,
  { width, height }: OutlineViewSize,
): OutlineView => ({
  ...lens,
  left: x - width / lens.scale / 2,
  top: y - height / lens.scale / 2,
});

export type RulerTick = { readonly at: number; readonly isNumbered: boolean };

const minGap = 64;

export function computeRulerStep(scale: number): number {
  const least = minGap / scale;
  const power = 10 ** Math.floor(Math.log10(least));
  return (([1, 2, 5] as const).find((times) => times * power >= least) ?? 10) * power;
}

export function listRulerTicks(from: number, length: number, scale: number): readonly RulerTick[] {
  const step = computeRulerStep(scale) / 5;
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor((from + length) / step) - first + 1);
  return Array.from({ length: count }, (_, index) => ({
    at: (first + index) * step,
    isNumbered: (first + index) % 5 === 0,
  }));
}

export const formatRulerTick = (at: number, scale: number): string =>
  String(Number(at.toFixed(Math.max(0, -Math.floor(Math.log10(computeRulerStep(scale)))))));

const short = (value: number): string => String(Number(value.toFixed(4)));

export function toPathData(contours: readonly Contour[]): string {
  const words: string[] = [];
  for (const { points, isClosed } of contours) {
    for (let at = 0; at < points.length; at += 2) {
      words.push(`${at === 0 ? 'M' : 'L'}${short(points[at] ?? 0)} ${short(points[at + 1] ?? 0)}`);
    }
    if (isClosed) words.push('Z');
  }
  return words.join('');
}

export function findSnapPoint(contours: readonly Contour[], place: Point, reach: number): Point {
  let [nearest, found] = [reach, place];
  for (const contour of contours) {
    const { left, top, right, bottom } = contour.extent;
    const isFar =
      place[0] < left - reach ||
      place[0] > right + reach ||
      place[1] < top - reach ||
      place[1] > bottom + reach;
    if (isFar) continue;
    for (let corner = 0; corner <= countContourPieces(contour); corner += 1) {
      const at = getContourCorner(contour, corner);
      const away = getDistance(at, place);
      if (away < nearest) [nearest, found] = [away, at];
    }
  }
  return found;
}
