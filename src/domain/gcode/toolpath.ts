/** How a segment is moved. */
export const RAPID = 0;
export const FEED = 1;
export const CLOCKWISE = 2;
export const COUNTER_CLOCKWISE = 3;

/**
 * What else there is to know of a segment, as bits. The first three say which of X, Y and Z has no known place in work
 * coordinates: before its first move, and after a machine move.
 */
export const UNKNOWN_Z = 4;
export const SPINDLE_ON = 8;
/** The segment belongs to a canned cycle. */
export const OF_CYCLE = 16;

/** The planes by number: the axes that span them, and the one across; 0 is X. */
export const planes = [
  { first: 0, second: 1, across: 2 },
  { first: 2, second: 0, across: 1 },
  { first: 1, second: 2, across: 0 },
] as const;

/** Numbers kept for each segment in `points`: from x, y, z to x, y, z. */
export const perSegment = 6;
/** Numbers kept for each arc in `arcs`: plane, centre (first, second), radius at start and end, start angle, sweep. */
export const perArc = 7;

/**
 * The moves of a program in work coordinates, mm, in the order of their lines; columns, so that a worker can hand
 * them over. A sweep is in radians, positive counter-clockwise; a full circle is one of 2π.
 */
export type Toolpath = {
  readonly length: number;
  readonly kinds: Uint8Array;
  readonly flags: Uint8Array;
  /** From 1. */
  readonly lines: Uint32Array;
  readonly points: Float64Array;
  /** mm/min; 0 for rapids, and where the program gave none. */
  readonly feeds: Float32Array;
  readonly tools: Uint16Array;
  /** Which arc a segment is; -1 for a straight one. */
  readonly arcOf: Int32Array;
  readonly arcs: Float64Array;
};

/** A toolpath that still grows. */
export type Tape = {
  length: number;
  arcCount: number;
  kinds: Uint8Array;
  flags: Uint8Array;
  lines: Uint32Array;
  points: Float64Array;
  feeds: Float32Array;
  tools: Uint16Array;
  arcOf: Int32Array;
  arcs: Float64Array;
};

export function newTape(capacity: number): Tape {
  return {
    length: 0,
    arcCount: 0,
    kinds: new Uint8Array(capacity),
    flags: new Uint8Array(capacity),
    lines: new Uint32Array(capacity),
    points: new Float64Array(capacity * perSegment),
    feeds: new Float32Array(capacity),
    tools: new Uint16Array(capacity),
    arcOf: new Int32Array(capacity),
    arcs: new Float64Array(64 * perArc),
  };
}

type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array | Float64Array;

function grown<Of extends Column>(column: Of, larger: Of): Of {
  larger.set(column);
  return larger;
}

/** Makes room for one more segment. */
export function reserve(tape: Tape): void {
  const { length } = tape;
  if (length < tape.kinds.length) return;
  const capacity = Math.max(64, length * 2);
  tape.kinds = grown(tape.kinds, new Uint8Array(capacity));
  tape.flags = grown(tape.flags, new Uint8Array(capacity));
  tape.lines = grown(tape.lines, new Uint32Array(capacity));
  tape.points = grown(tape.points, new Float64Array(capacity * perSegment));
  tape.feeds = grown(tape.feeds, new Float32Array(capacity));
  tape.tools = grown(tape.tools, new Uint16Array(capacity));
  tape.arcOf = grown(tape.arcOf, new Int32Array(capacity));
}

/** Keeps an arc and gives its number. */
export function pushArc(tape: Tape, arc: readonly number[]): number {
  const at = tape.arcCount * perArc;
  if (at === tape.arcs.length) tape.arcs = grown(tape.arcs, new Float64Array(at * 2));
  tape.arcs.set(arc, at);
  tape.arcCount += 1;
  return tape.arcCount - 1;
}

/** The tape cut to what is on it. */
export function toolpathOf(tape: Tape): Toolpath {
  const { length } = tape;
  return {
    length,
    kinds: tape.kinds.slice(0, length),
    flags: tape.flags.slice(0, length),
    lines: tape.lines.slice(0, length),
    points: tape.points.slice(0, length * perSegment),
    feeds: tape.feeds.slice(0, length),
    tools: tape.tools.slice(0, length),
    arcOf: tape.arcOf.slice(0, length),
    arcs: tape.arcs.slice(0, tape.arcCount * perArc),
  };
}

/** The number in a column; 0 beyond its end. */
export const at = (column: Column, index: number): number => column[index] ?? 0;

/** How far a segment goes, mm. */
export function lengthOf(path: Toolpath, segment: number): number {
  const from = segment * perSegment;
  const dx = at(path.points, from + 3) - at(path.points, from);
  const dy = at(path.points, from + 4) - at(path.points, from + 1);
  const dz = at(path.points, from + 5) - at(path.points, from + 2);
  const arc = at(path.arcOf, segment) * perArc;
  if (arc < 0) return Math.hypot(dx, dy, dz);
  const radius = (at(path.arcs, arc + 3) + at(path.arcs, arc + 4)) / 2;
  const across = [dx, dy, dz][planes[planeOf(path, arc)].across] ?? 0;
  return Math.hypot(radius * at(path.arcs, arc + 6), across);
}

/** The plane of the arc that begins at `arc` in the arcs. */
export function planeOf(path: Toolpath, arc: number): 0 | 1 | 2 {
  const plane = at(path.arcs, arc);
  return plane === 1 || plane === 2 ? plane : 0;
}

/** The segments a line made, as [first, one past the last]; equal where it made none. */
export function segmentsOfLine(path: Toolpath, line: number): readonly [number, number] {
  return [firstAfter(path.lines, line - 1), firstAfter(path.lines, line)];
}

function firstAfter(lines: Uint32Array, line: number): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (at(lines, middle) > line) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The line that made a segment, from 1; undefined where there is no such segment. */
export const lineOfSegment = (path: Toolpath, segment: number): number | undefined => path.lines[segment];
