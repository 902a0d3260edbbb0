import { cornerOf, pieceCount, type Contour } from './contour.ts';
import { distance, type Point } from './point.ts';

const short = (value: number): string => String(Number(value.toFixed(4)));

/** Lines as path data in mm, made of their corners and of nothing from the source. */
export function pathDataOf(contours: readonly Contour[]): string {
  const words: string[] = [];
  for (const { points, isClosed } of contours) {
    for (let at = 0; at < points.length; at += 2) {
      words.push(`${at === 0 ? 'M' : 'L'}${short(points[at] ?? 0)} ${short(points[at + 1] ?? 0)}`);
    }
    if (isClosed) words.push('Z');
  }
  return words.join('');
}

/** The corner or end nearest to a place, no further away than `reach`, both in mm; the place itself without one. */
export function snapped(contours: readonly Contour[], place: Point, reach: number): Point {
  let [nearest, found] = [reach, place];
  for (const contour of contours) {
    const { left, top, right, bottom } = contour.extent;
    const isFar =
      place[0] < left - reach ||
      place[0] > right + reach ||
      place[1] < top - reach ||
      place[1] > bottom + reach;
    if (isFar) continue;
    for (let corner = 0; corner <= pieceCount(contour); corner += 1) {
      const at = cornerOf(contour, corner);
      const away = distance(at, place);
      if (away < nearest) [nearest, found] = [away, at];
    }
  }
  return found;
}
