import { distance, joinedExtent, type Extent, type Point } from './point.ts';
import { extentOf, piecesOf, pointAt, segmentLength, type Segment } from './segment.ts';

export type Contour = {
  readonly element: number;
  readonly isClosed: boolean;
  readonly length: number;
  readonly extent: Extent;
  readonly points: Float64Array;
};

export const meeting = 0.01;

const tolerance = 0.002;

export const piecesNeeded = (segments: readonly Segment[]): number =>
  segments.reduce((sum, segment) => sum + piecesOf(segment, tolerance), 0);

/** A line of segments in mm as it is cut; closed also where its ends meet without saying so. */
export function contourOf(
  element: number,
  segments: readonly Segment[],
  saysClosed: boolean,
): Contour | undefined {
  const extent = joinedExtent(segments.map(extentOf));
  if (!extent) return undefined;
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last) return undefined;
  const begin = pointAt(first, 0);
  const corners: Point[] = [begin];
  for (const segment of segments) {
    const pieces = piecesOf(segment, tolerance);
    for (let piece = 1; piece <= pieces; piece += 1) {
      const corner = pointAt(segment, piece / pieces);
      // Pieces without a length have no direction, and their neighbours would seem to meet.
      if (distance(corner, corners.at(-1) ?? begin) > 1e-6) corners.push(corner);
    }
  }
  const isClosed = saysClosed || distance(begin, pointAt(last, 1)) <= meeting;
  const length = segments.reduce((sum, segment) => sum + segmentLength(segment), 0);
  return { element, isClosed, length, extent, points: Float64Array.from(corners.flat()) };
}

export const pieceCount = ({ points }: Contour): number => points.length / 2 - 1;

export const cornerOf = ({ points }: Pick<Contour, 'points'>, index: number): Point => [
  points[2 * index] ?? 0,
  points[2 * index + 1] ?? 0,
];

export const endsOf = (contour: Contour): readonly [Point, Point] => [
  cornerOf(contour, 0),
  cornerOf(contour, pieceCount(contour)),
];
