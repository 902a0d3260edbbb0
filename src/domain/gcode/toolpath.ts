/** Values of the column `kinds`. */
export const RAPID = 0;
export const FEED = 1;
export const CLOCKWISE = 2;
export const COUNTER_CLOCKWISE = 3;

/** Bits of `flags`. The lowest three: X, Y, Z unknown at the end; shifted left, at the beginning. */
export const UNKNOWN_Z = 4;
export const SPINDLE_ON = 8;
export const CYCLE_MOVE = 16;
/** Number of bits between the flags of a segment's end and those of its beginning. */
export const BEGIN_FLAGS_SHIFT = 5;
const anyUnknown = 7 | (7 << BEGIN_FLAGS_SHIFT);

export const toolpathPlanes = [
  { first: 0, second: 1, across: 2 },
  { first: 2, second: 0, across: 1 },
  { first: 1, second: 2, across: 0 },
] as const;

/** Numbers of a segment in `points`: from x, y, z to x, y, z. */
export const valuesPerSegment = 6;
/** Numbers of an arc in `arcs`: plane, centre (first, second), start and end radius, start angle, sweep. */
export const valuesPerArc = 7;

/** Columns of a toolpath: numbers per segment, and their array. All other lists of columns follow this. */
const columns = {
  kinds: { per: 1, make: (length: number): Uint8Array => new Uint8Array(length) },
  flags: { per: 1, make: (length: number): Uint8Array => new Uint8Array(length) },
  lines: { per: 1, make: (length: number): Uint32Array => new Uint32Array(length) },
  points: { per: valuesPerSegment, make: (length: number): Float64Array => new Float64Array(length) },
  /** Feed in mm/min; 0 for rapids, and where the program gave none. */
  feeds: { per: 1, make: (length: number): Float32Array => new Float32Array(length) },
  tools: { per: 1, make: (length: number): Uint32Array => new Uint32Array(length) },
  zeros: { per: 1, make: (length: number): Uint8Array => new Uint8Array(length) },
  arcOf: { per: 1, make: (length: number): Int32Array => new Int32Array(length) },
} as const;
type ColumnName = keyof typeof columns;
type Columns = { -readonly [Name in ColumnName]: ReturnType<(typeof columns)[Name]['make']> };
type Column = Columns[ColumnName];

/** A toolpath that still grows; its columns may be longer than `length`. */
export type SegmentBuffer = Columns & { length: number; arcCount: number; arcs: Float64Array };

/**
 * Segments in mm, in the order of lines, each from its zero; in columns, so that a worker can transfer them.
 * Sweeps are in radians, positive counter-clockwise, 2π for a full circle.
 */
export type Toolpath = Readonly<Omit<SegmentBuffer, 'arcCount'>>;

function columnsOf(make: (name: ColumnName) => Column): Columns {
  const names = Object.keys(columns).filter((name): name is ColumnName => name in columns);
  // Each column is made by its own row of the table; the compiler loses that behind the key.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Columns;
}

const columnFor = (name: ColumnName, segments: number): Column =>
  columns[name].make(segments * columns[name].per);

export const createSegmentBuffer = (capacity: number): SegmentBuffer => ({
  length: 0,
  arcCount: 0,
  arcs: new Float64Array(64 * valuesPerArc),
  ...columnsOf((name) => columnFor(name, capacity)),
});

export function ensureCapacity(tape: SegmentBuffer): void {
  const { length } = tape;
  if (length < tape.kinds.length) return;
  const grown = columnsOf((name) => {
    const larger = columnFor(name, Math.max(64, length * 2));
    larger.set(tape[name]);
    return larger;
  });
  Object.assign(tape, grown);
}

export function pushArc(tape: SegmentBuffer, arc: readonly number[]): number {
  const at = tape.arcCount * valuesPerArc;
  if (at === tape.arcs.length) {
    const larger = new Float64Array(at * 2);
    larger.set(tape.arcs);
    tape.arcs = larger;
  }
  tape.arcs.set(arc, at);
  tape.arcCount += 1;
  return tape.arcCount - 1;
}

export const toToolpath = (tape: SegmentBuffer): Toolpath => ({
  length: tape.length,
  arcs: tape.arcs.slice(0, tape.arcCount * valuesPerArc),
  ...columnsOf((name) => tape[name].slice(0, tape.length * columns[name].per)),
});

export const getColumnValue = (column: Column, index: number): number => column[index] ?? 0;

export const isSegmentKnown = (path: Toolpath, segment: number): boolean =>
  (getColumnValue(path.flags, segment) & anyUnknown) === 0;

export const listWorkOffsets = (path: Toolpath): readonly number[] => [...new Set(path.zeros)];

/** Zero of the first segment of known position, else of the first segment; 0 where nothing moves. */
export function getInitialWorkOffset(path: Toolpath): number {
  for (let segment = 0; segment < path.length; segment += 1) {
    if (isSegmentKnown(path, segment)) return getColumnValue(path.zeros, segment);
  }
  return getColumnValue(path.zeros, 0);
}

export function getToolpathSegmentLength(path: Toolpath, segment: number): number {
  const from = segment * valuesPerSegment;
  const dx = getColumnValue(path.points, from + 3) - getColumnValue(path.points, from);
  const dy = getColumnValue(path.points, from + 4) - getColumnValue(path.points, from + 1);
  const dz = getColumnValue(path.points, from + 5) - getColumnValue(path.points, from + 2);
  const arc = getColumnValue(path.arcOf, segment) * valuesPerArc;
  if (arc < 0) return Math.hypot(dx, dy, dz);
  const radius = (getColumnValue(path.arcs, arc + 3) + getColumnValue(path.arcs, arc + 4)) / 2;
  const across = [dx, dy, dz][toolpathPlanes[getArcPlane(path, arc)].across] ?? 0;
  return Math.hypot(radius * getColumnValue(path.arcs, arc + 6), across);
}

export function getArcPlane(path: Toolpath, arc: number): 0 | 1 | 2 {
  const plane = getColumnValue(path.arcs, arc);
  return plane === 1 || plane === 2 ? plane : 0;
}

export function findLineSegments(path: Toolpath, line: number): readonly [number, number] {
  return [firstAfter(path.lines, line - 1), firstAfter(path.lines, line)];
}

function firstAfter(lines: Uint32Array, line: number): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (getColumnValue(lines, middle) > line) high = middle;
    else low = middle + 1;
  }
  return low;
}
