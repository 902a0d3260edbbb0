import type { Block, Problem } from './block.ts';
import { at, OF_CYCLE, perSegment, reserve, SPINDLE_ON, type Tape } from './toolpath.ts';

/** Something a program does beside moving. `value` is a tool number, a speed in 1/min or seconds of dwell. */
export type ProgramEvent = {
  readonly kind: 'TOOL' | 'SPINDLE' | 'SPINDLE_STOP' | 'DWELL' | 'STOP' | 'END' | 'MACHINE_MOVE' | 'OFFSET';
  readonly line: number;
  /** How many segments there were before it. */
  readonly segment: number;
  readonly value: number;
};

export type FeedMode = 'PER_MINUTE' | 'PER_REVOLUTION' | 'INVERSE_TIME';

/** What the control remembers from line to line. Lengths in mm, feeds in mm/min. */
export type Machine = {
  readonly tape: Tape;
  readonly events: ProgramEvent[];
  readonly report: (problem: Problem) => void;
  readonly position: [number, number, number];
  /** One bit for each axis whose place in work coordinates is not known: before the first move, after G28 or G53. */
  unknown: number;
  /** What G92 adds to programmed coordinates, and what it would add if it were not suspended. */
  readonly offset: [number, number, number];
  readonly suspended: [number, number, number];
  /** G code of the motion in tenths; 800 for none. */
  motion: number;
  plane: 0 | 1 | 2;
  /** mm for each programmed unit; 25.4 under G20. */
  unit: number;
  isIncremental: boolean;
  isArcAbsolute: boolean;
  feedMode: FeedMode;
  feed: number;
  spindleSpeed: number;
  isTurning: boolean;
  tool: number;
  nextTool: number;
  /** G98: a cycle returns to where it began, not to R. */
  returnsToStart: boolean;
  /** Height across the plane before the first of several cycles. */
  cycleStart: number;
  /** The words of a cycle that hold until it is cancelled, by letter. */
  readonly cycleWords: Map<string, number>;
  unitsStatedOn: number | undefined;
  /** The first line that moved before the units were stated. */
  movedWithoutUnits: number | undefined;
  endedOn: number | undefined;
  wordsAfterEnd: number | undefined;
};

export function newMachine(tape: Tape, report: (problem: Problem) => void): Machine {
  return {
    tape,
    events: [],
    report,
    position: [0, 0, 0],
    unknown: 7,
    offset: [0, 0, 0],
    suspended: [0, 0, 0],
    motion: 800,
    plane: 0,
    unit: 1,
    isIncremental: false,
    isArcAbsolute: false,
    feedMode: 'PER_MINUTE',
    feed: 0,
    spindleSpeed: 0,
    isTurning: false,
    tool: 0,
    nextTool: 0,
    returnsToStart: true,
    cycleStart: 0,
    cycleWords: new Map(),
    unitsStatedOn: undefined,
    movedWithoutUnits: undefined,
    endedOn: undefined,
    wordsAfterEnd: undefined,
  };
}

export const record = (machine: Machine, kind: ProgramEvent['kind'], line: number, value = 0): void => {
  machine.events.push({ kind, line, segment: machine.tape.length, value });
};

/** The word of a code in tenths: 911 is G91.1. */
export const codeWord = (letter: 'G' | 'M', code: number): string => `${letter}${code / 10}`;

export const has = (block: Block, axis: number): boolean => (block.letters & (1 << axis)) !== 0;
export const valueOf = (block: Block, axis: number): number => at(block.values, axis);

const firstAxis = 23;

/** Where the line wants axis 0, 1 or 2 to go, in work coordinates; where it is when the line does not say. */
export function targetOf(machine: Machine, block: Block, axis: 0 | 1 | 2): number {
  if (!has(block, firstAxis + axis)) return machine.position[axis];
  const given = valueOf(block, firstAxis + axis) * machine.unit;
  return given + (machine.isIncremental ? machine.position[axis] : machine.offset[axis]);
}

export const axisWords = 7 << firstAxis;
export const hasAxis = (block: Block): boolean => (block.letters & axisWords) !== 0;

export type Move = { readonly kind: number; readonly arc?: number; readonly ofCycle?: boolean };

/**
 * Moves to a place and keeps the segment. An axis that was not known begins where it ends; the axes in `placed`
 * are known from here on.
 */
export function moveTo(
  machine: Machine,
  line: number,
  to: readonly [number, number, number],
  move: Move,
  placed: number,
): void {
  const { tape, position } = machine;
  reserve(tape);
  const index = tape.length;
  const point = index * perSegment;
  for (let axis = 0; axis < 3; axis += 1) {
    const target = at3(to, axis);
    const bit = 1 << axis;
    tape.points[point + axis] = machine.unknown & bit && placed & bit ? target : at3(position, axis);
    tape.points[point + 3 + axis] = target;
  }
  machine.unknown &= ~placed;
  position[0] = to[0];
  position[1] = to[1];
  position[2] = to[2];
  tape.kinds[index] = move.kind;
  tape.flags[index] =
    machine.unknown | (machine.isTurning ? SPINDLE_ON : 0) | (move.ofCycle === true ? OF_CYCLE : 0);
  tape.lines[index] = line;
  tape.feeds[index] = move.kind === 0 ? 0 : machine.feed;
  tape.tools[index] = machine.tool;
  tape.arcOf[index] = move.arc ?? -1;
  tape.length = index + 1;
}

const at3 = (three: readonly [number, number, number], axis: number): number => three[axis] ?? 0;
