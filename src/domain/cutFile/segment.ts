import { transformDirection, transformPoint, type AffineMatrix } from './affineMatrix.ts';
import { interpolatePoint, getDistance, type Extent, type Point } from './point.ts';

/**
 * An arc is `centre + cos(t)·u + sin(t)·v` from `start` over `turn` radians, so that it stays an arc when
 * transformed.
 */
export type Segment =
  | { readonly kind: 'LINE'; readonly from: Point; readonly to: Point }
  | {
      readonly kind: 'CUBIC';
      readonly from: Point;
      readonly one: Point;
      readonly two: Point;
      readonly to: Point;
    }
  | {
      readonly kind: 'ARC';
      readonly centre: Point;
      readonly u: Point;
      readonly v: Point;
      readonly start: number;
      readonly turn: number;
    };

type Arc = Extract<Segment, { kind: 'ARC' }>;
type Cubic = Extract<Segment, { kind: 'CUBIC' }>;

const onArc = ({ centre, u, v }: Arc, angle: number): Point => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [centre[0] + cos * u[0] + sin * v[0], centre[1] + cos * u[1] + sin * v[1]];
};

function onCubic({ from, one, two, to }: Cubic, at: number): Point {
  const rest = 1 - at;
  const [a, b, c, d] = [rest * rest * rest, 3 * rest * rest * at, 3 * rest * at * at, at * at * at];
  return [
    a * from[0] + b * one[0] + c * two[0] + d * to[0],
    a * from[1] + b * one[1] + c * two[1] + d * to[1],
  ];
}

export function getSegmentPoint(segment: Segment, at: number): Point {
  switch (segment.kind) {
    case 'LINE':
      return interpolatePoint(segment.from, segment.to, at);
    case 'CUBIC':
      return at <= 0 ? segment.from : at >= 1 ? segment.to : onCubic(segment, at);
    case 'ARC':
      return onArc(segment, segment.start + segment.turn * at);
  }
}

export function transformSegment(matrix: AffineMatrix, segment: Segment): Segment {
  const at = (point: Point): Point => transformPoint(matrix, point);
  switch (segment.kind) {
    case 'LINE':
      return { kind: 'LINE', from: at(segment.from), to: at(segment.to) };
    case 'CUBIC':
      return {
        kind: 'CUBIC',
        from: at(segment.from),
        one: at(segment.one),
        two: at(segment.two),
        to: at(segment.to),
      };
    case 'ARC':
      return {
        ...segment,
        centre: at(segment.centre),
        u: transformDirection(matrix, segment.u),
        v: transformDirection(matrix, segment.v),
      };
  }
}

function cubicTurns(p0: number, p1: number, p2: number, p3: number): readonly number[] {
  const a = p3 - 3 * p2 + 3 * p1 - p0;
  const b = 2 * (p2 - 2 * p1 + p0);
  const c = p1 - p0;
  if (Math.abs(a) < 1e-12 * (Math.abs(b) + Math.abs(c))) return b === 0 ? [] : [-c / b];
  const root = Math.sqrt(b * b - 4 * a * c);
  if (Number.isNaN(root)) return [];
  // The root without cancellation is computed first; the other one follows from it.
  const q = -(b + (b < 0 ? -root : root)) / 2;
  return q === 0 ? [0] : [q / a, c / q];
}

function arcTurns(u: number, v: number, { start, turn }: Arc): readonly number[] {
  const first = Math.atan2(v, u);
  const low = Math.min(start, start + turn);
  const steps = Math.ceil((low - first) / Math.PI);
  return [0, 1, 2].map((more) => (first + (steps + more) * Math.PI - start) / turn);
}

export function getSegmentExtent(segment: Segment): Extent {
  const shares = [0, 1];
  if (segment.kind === 'CUBIC') {
    const { from, one, two, to } = segment;
    shares.push(...cubicTurns(from[0], one[0], two[0], to[0]), ...cubicTurns(from[1], one[1], two[1], to[1]));
  } else if (segment.kind === 'ARC') {
    const { u, v } = segment;
    shares.push(...arcTurns(u[0], v[0], segment), ...arcTurns(u[1], v[1], segment));
  }
  const points = shares.filter((at) => at >= 0 && at <= 1).map((at) => getSegmentPoint(segment, at));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

function speedAt(segment: Arc | Cubic, at: number): number {
  if (segment.kind === 'ARC') {
    const { u, v, start, turn } = segment;
    const [cos, sin] = [Math.cos(start + turn * at), Math.sin(start + turn * at)];
    return Math.abs(turn) * Math.hypot(cos * v[0] - sin * u[0], cos * v[1] - sin * u[1]);
  }
  const { from, one, two, to } = segment;
  const rest = 1 - at;
  const along = (axis: 0 | 1): number =>
    rest * rest * (one[axis] - from[axis]) +
    2 * rest * at * (two[axis] - one[axis]) +
    at * at * (to[axis] - two[axis]);
  return 3 * Math.hypot(along(0), along(1));
}

/** Nodes and weights of Gauss-Legendre quadrature with five nodes. */
const gauss = [
  [0, 0.568_888_888_888_888_9],
  [-0.538_469_310_105_683_1, 0.478_628_670_499_366_47],
  [0.538_469_310_105_683_1, 0.478_628_670_499_366_47],
  [-0.906_179_845_938_664, 0.236_926_885_056_189_08],
  [0.906_179_845_938_664, 0.236_926_885_056_189_08],
] as const;

function lengthBetween(segment: Arc | Cubic, from: number, to: number): number {
  const half = (to - from) / 2;
  return (
    half * gauss.reduce((sum, [at, weight]) => sum + weight * speedAt(segment, from + half * (1 + at)), 0)
  );
}

/** Halves a segment until its length no longer changes; only sharp bends need many steps. */
function refined(segment: Arc | Cubic, from: number, to: number, whole: number, depth: number): number {
  const middle = (from + to) / 2;
  const [left, right] = [lengthBetween(segment, from, middle), lengthBetween(segment, middle, to)];
  if (depth === 0 || Math.abs(left + right - whole) <= 1e-7) return left + right;
  return refined(segment, from, middle, left, depth - 1) + refined(segment, middle, to, right, depth - 1);
}

export function getSegmentLength(segment: Segment): number {
  if (segment.kind === 'LINE') return getDistance(segment.from, segment.to);
  return refined(segment, 0, 1, lengthBetween(segment, 0, 1), 14);
}

const maxPieces = 2000;

export function countSegmentPieces(segment: Segment, tolerance: number): number {
  if (segment.kind === 'LINE') return 1;
  if (segment.kind === 'ARC') {
    const reach = Math.hypot(...segment.u, ...segment.v);
    return clamped(Math.abs(segment.turn) * Math.sqrt(reach / (8 * tolerance)));
  }
  const { from, one, two, to } = segment;
  const bend = (a: Point, b: Point, c: Point): number =>
    Math.hypot(a[0] - 2 * b[0] + c[0], a[1] - 2 * b[1] + c[1]);
  return clamped(Math.sqrt((0.75 * Math.max(bend(from, one, two), bend(one, two, to))) / tolerance));
}

const clamped = (count: number): number => Math.min(maxPieces, Math.max(1, Math.ceil(count)));
