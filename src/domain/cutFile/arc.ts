import type { Point } from './point.ts';
import type { Segment } from './segment.ts';

/** The measures of an arc as path data give them; its tilt is in degrees. */
export type ArcMeasures = {
  readonly rx: number;
  readonly ry: number;
  readonly tilt: number;
  readonly isLarge: boolean;
  /** On the screen, where y grows downwards. */
  readonly isClockwise: boolean;
};

/**
 * The arc between two points. Radii that are too small to reach are enlarged, as SVG asks; without a radius it is a
 * line, and between a point and itself it is nothing.
 */
export function arcSegment(from: Point, to: Point, measures: ArcMeasures): Segment | 'LINE' | undefined {
  if (from[0] === to[0] && from[1] === to[1]) return undefined;
  let [rx, ry] = [Math.abs(measures.rx), Math.abs(measures.ry)];
  if (rx === 0 || ry === 0) return 'LINE';
  const tilt = (measures.tilt * Math.PI) / 180;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  // Half the way, in axes along the radii.
  const [x, y] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const missing = Math.hypot(x / rx, y / ry);
  if (missing > 1) [rx, ry] = [rx * missing, ry * missing];
  const reach = (x / rx) ** 2 + (y / ry) ** 2;
  const side = measures.isLarge === measures.isClockwise ? -1 : 1;
  const factor = side * Math.sqrt(Math.max(0, 1 / reach - 1));
  const [cx, cy] = [(factor * rx * y) / ry, (-factor * ry * x) / rx];
  const start = Math.atan2((y - cy) / ry, (x - cx) / rx);
  const end = Math.atan2((-y - cy) / ry, (-x - cx) / rx);
  const full = 2 * Math.PI;
  const forward = (((end - start) % full) + full) % full;
  const turn = measures.isClockwise ? forward : forward - full;
  return {
    kind: 'ARC',
    centre: [cos * cx - sin * cy + (from[0] + to[0]) / 2, sin * cx + cos * cy + (from[1] + to[1]) / 2],
    u: [rx * cos, rx * sin],
    v: [-ry * sin, ry * cos],
    start,
    turn,
  };
}

/** A whole ellipse around a point, or a part of it from an angle on. */
export const ellipseArc = (
  centre: Point,
  rx: number,
  ry: number,
  start = 0,
  turn = 2 * Math.PI,
): Segment => ({
  kind: 'ARC',
  centre,
  u: [rx, 0],
  v: [0, ry],
  start,
  turn,
});
