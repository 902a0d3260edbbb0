import {
  getColumnValue,
  getInitialWorkOffset,
  valuesPerArc,
  valuesPerSegment,
  getArcPlane,
  toolpathPlanes,
  RAPID,
  type Toolpath,
} from './toolpath.ts';

type Range = readonly [lowest: number, highest: number];

export type Bounds = { readonly x: Range; readonly y: Range; readonly z: Range };

/**
 * Bounding box of the moves from one zero, with the bulge of arcs. Axes of unknown position are skipped;
 * undefined where the position of an axis is never known.
 */
export function computeBounds(
  path: Toolpath,
  which: 'ALL' | 'CUTTING' = 'ALL',
  zero = getInitialWorkOffset(path),
): Bounds | undefined {
  const lowest = [Infinity, Infinity, Infinity];
  const highest = [-Infinity, -Infinity, -Infinity];
  const include = (axis: number, value: number): void => {
    if (value < (lowest[axis] ?? 0)) lowest[axis] = value;
    if (value > (highest[axis] ?? 0)) highest[axis] = value;
  };
  for (let segment = 0; segment < path.length; segment += 1) {
    if (getColumnValue(path.zeros, segment) !== zero) continue;
    if (which === 'CUTTING' && getColumnValue(path.kinds, segment) === RAPID) continue;
    const point = segment * valuesPerSegment;
    for (let axis = 0; axis < 3; axis += 1) {
      if (getColumnValue(path.flags, segment) & (1 << axis)) continue;
      include(axis, getColumnValue(path.points, point + axis));
      include(axis, getColumnValue(path.points, point + 3 + axis));
    }
    if (getColumnValue(path.arcOf, segment) >= 0)
      includeBulge(path, getColumnValue(path.arcOf, segment) * valuesPerArc, include);
  }
  const range = (axis: number): Range => [lowest[axis] ?? 0, highest[axis] ?? 0];
  if (lowest.some((value) => value === Infinity)) return undefined;
  return { x: range(0), y: range(1), z: range(2) };
}

const quarter = Math.PI / 2;

/** Includes the points of an arc that lie farthest along an axis: those at whole quarters of a turn. */
function includeBulge(path: Toolpath, arc: number, include: (axis: number, value: number) => void): void {
  const { first, second } = toolpathPlanes[getArcPlane(path, arc)];
  const start = getColumnValue(path.arcs, arc + 5);
  const sweep = getColumnValue(path.arcs, arc + 6);
  const from = Math.min(start, start + sweep);
  const to = Math.max(start, start + sweep);
  const last = Math.min(Math.floor(to / quarter), Math.ceil(from / quarter) + 3);
  for (let turn = Math.ceil(from / quarter); turn <= last; turn += 1) {
    const share = (turn * quarter - start) / sweep;
    const radius =
      getColumnValue(path.arcs, arc + 3) * (1 - share) + getColumnValue(path.arcs, arc + 4) * share;
    include(first, getColumnValue(path.arcs, arc + 1) + radius * Math.cos(turn * quarter));
    include(second, getColumnValue(path.arcs, arc + 2) + radius * Math.sin(turn * quarter));
  }
}
