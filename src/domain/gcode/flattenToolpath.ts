import { maxArcPieces } from './budget.ts';
import {
  getColumnValue,
  valuesPerArc,
  valuesPerSegment,
  getArcPlane,
  toolpathPlanes,
  type Toolpath,
} from './toolpath.ts';

/** A toolpath as straight lines: the corners of segment s are those from `starts[s]` to before `starts[s + 1]`. */
export type Polyline = {
  /** x, y, z of each corner, mm. */
  readonly corners: Float32Array;
  readonly starts: Uint32Array;
};

const quarter = Math.PI / 2;
/** Most pieces of a full turn, whatever the tolerance. */
const maxOfTurn = 720;

/**
 * Arcs become chords within `tolerance` mm; 0 or less is the finest. Where all arcs together would make more
 * than `most` pieces, all are drawn coarser alike.
 */
export function flattenToolpath(path: Toolpath, tolerance: number, limit = maxArcPieces): Polyline {
  const { length } = path;
  let wanted = 0;
  for (let segment = 0; segment < length; segment += 1) {
    if (getColumnValue(path.arcOf, segment) >= 0) wanted += piecesOf(path, segment, tolerance);
  }
  const share = Math.min(1, limit / wanted);
  const starts = new Uint32Array(length + 1);
  for (let segment = 0; segment < length; segment += 1) {
    const pieces = Math.max(1, Math.floor(share * piecesOf(path, segment, tolerance)));
    starts[segment + 1] = getColumnValue(starts, segment) + pieces + 1;
  }
  const corners = new Float32Array(getColumnValue(starts, length) * 3);
  for (let segment = 0; segment < length; segment += 1) {
    const first = getColumnValue(starts, segment) * 3;
    const last = (getColumnValue(starts, segment + 1) - 1) * 3;
    const point = segment * valuesPerSegment;
    for (let axis = 0; axis < 3; axis += 1) {
      corners[first + axis] = getColumnValue(path.points, point + axis);
      corners[last + axis] = getColumnValue(path.points, point + 3 + axis);
    }
    if (getColumnValue(path.arcOf, segment) >= 0) bend(path, segment, corners, first, last);
  }
  return { corners, starts };
}

function piecesOf(path: Toolpath, segment: number, tolerance: number): number {
  const arc = getColumnValue(path.arcOf, segment) * valuesPerArc;
  if (arc < 0) return 1;
  const radius = Math.max(getColumnValue(path.arcs, arc + 3), getColumnValue(path.arcs, arc + 4));
  const sweep = Math.abs(getColumnValue(path.arcs, arc + 6));
  const share = Math.min(1, Math.max(0, tolerance) / radius);
  const step = Math.min(quarter / 2, Math.max(2 * Math.acos(1 - share), (4 * quarter) / maxOfTurn));
  return Math.max(1, Math.ceil(sweep / step));
}

function bend(path: Toolpath, segment: number, corners: Float32Array, first: number, last: number): void {
  const arc = getColumnValue(path.arcOf, segment) * valuesPerArc;
  const plane = toolpathPlanes[getArcPlane(path, arc)];
  const pieces = (last - first) / 3;
  const begin = corners[first + plane.across] ?? 0;
  const climb = (corners[last + plane.across] ?? 0) - begin;
  for (let piece = 1; piece < pieces; piece += 1) {
    const share = piece / pieces;
    const angle = getColumnValue(path.arcs, arc + 5) + share * getColumnValue(path.arcs, arc + 6);
    const radius =
      getColumnValue(path.arcs, arc + 3) * (1 - share) + getColumnValue(path.arcs, arc + 4) * share;
    const corner = first + piece * 3;
    corners[corner + plane.first] = getColumnValue(path.arcs, arc + 1) + radius * Math.cos(angle);
    corners[corner + plane.second] = getColumnValue(path.arcs, arc + 2) + radius * Math.sin(angle);
    corners[corner + plane.across] = begin + share * climb;
  }
}
