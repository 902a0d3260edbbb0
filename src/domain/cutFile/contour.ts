import { getDistance, mergeExtents, type Extent, type Point } from './point.ts';
import {
  getSegmentExtent,
  countSegmentPieces,
  getSegmentPoint,
  getSegmentLength,
  type Segment,
} from './segment.ts';

export type Contour = {
  readonly element: number;
  readonly isClosed: boolean;
  readonly length: number;
  readonly extent: Extent;
  readonly points: Float64Array;
};

export const meetingToleranceMm = 0.01;

const tolerance = 0.002;

export const countStraightPieces = (segments: readonly Segment[]): number =>
  segments.reduce((sum, segment) => sum + countSegmentPieces(segment, tolerance), 0);

/** A line to cut, in mm, in straight pieces; closed by its path or if its ends meet. Undefined if empty. */
export function buildContour(
  element: number,
  segments: readonly Segment[],
  saysClosed: boolean,
): Contour | undefined {
  const extent = mergeExtents(segments.map(getSegmentExtent));
  if (!extent) return undefined;
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last) return undefined;
  const begin = getSegmentPoint(first, 0);
  const corners: Point[] = [begin];
  for (const segment of segments) {
    const pieces = countSegmentPieces(segment, tolerance);
    for (let piece = 1; piece <= pieces; piece += 1) {
      const corner = getSegmentPoint(segment, piece / pieces);
      // A piece without length has no direction, so that its neighbours would seem to touch.
      if (getDistance(corner, corners.at(-1) ?? begin) > 1e-6) corners.push(corner);
    }
  }
  const isClosed = saysClosed || getDistance(begin, getSegmentPoint(last, 1)) <= meetingToleranceMm;
  const length = segments.reduce((sum, segment) => sum + getSegmentLength(segment), 0);
  return { element, isClosed, length, extent, points: Float64Array.from(corners.flat()) };
}

export const countContourPieces = ({ points }: Contour): number => points.length / 2 - 1;

export const getContourCorner = ({ points }: Pick<Contour, 'points'>, index: number): Point => [
  points[2 * index] ?? 0,
  points[2 * index + 1] ?? 0,
];

export const getContourEnds = (contour: Contour): readonly [Point, Point] => [
  getContourCorner(contour, 0),
  getContourCorner(contour, countContourPieces(contour)),
];
