import type { Block, ProgramProblem } from './block.ts';
import { maxProgramEvents } from './budget.ts';
import { gCodes, formatCodeWord, type WorkOffsetPart } from './codes.ts';
import { programProblemTexts } from './programProblemTexts.ts';
import {
  getColumnValue,
  BEGIN_FLAGS_SHIFT,
  CYCLE_MOVE,
  valuesPerSegment,
  pushArc,
  ensureCapacity,
  SPINDLE_ON,
  type SegmentBuffer,
} from './toolpath.ts';

/**
 * `value` is a tool number, a speed in 1/min, a dwell in s, the number of the new zero, or a bit for each
 * axis whose position is lost.
 */
export type ProgramEvent = {
  readonly kind: 'TOOL' | 'SPINDLE' | 'SPINDLE_STOP' | 'DWELL' | 'STOP' | 'END' | 'LOST' | 'ZERO';
  readonly line: number;
  readonly segment: number;
  readonly value: number;
};

export type FeedMode = 'PER_MINUTE' | 'PER_REVOLUTION' | 'INVERSE_TIME';

export type MachineState = {
  readonly tape: SegmentBuffer;
  readonly maxSegments: number;
  readonly events: ProgramEvent[];
  readonly report: (problem: ProgramProblem) => void;
  readonly position: [number, number, number];
  /** One bit for each axis of unknown position: before its first move, after G28 or G53. */
  unknown: number;
  /** Offset by G92 of programmed coordinates, and the one that is suspended. */
  readonly offset: [number, number, number];
  readonly suspended: [number, number, number];
  readonly zeros: Map<string, number>;
  zero: number;
  zeroName: string;
  /** Coordinate system, G54 to G59.3, in tenths. */
  system: number;
  readonly zeroParts: Map<WorkOffsetPart, string>;
  suspendedPart: string | undefined;
  motion: number;
  plane: 0 | 1 | 2;
  /** Length of a programmed unit in mm; 25.4 under G20. */
  unit: number;
  isIncremental: boolean;
  isArcAbsolute: boolean;
  feedMode: FeedMode;
  feed: number;
  /** F under G95, in mm per revolution. */
  feedPerTurn: number;
  spindleSpeed: number;
  isSpindleOn: boolean;
  /** Present spindle speed in 1/min: 0 while it stands still, NaN where the speed is unknown. */
  turningSpeed: number;
  tool: number;
  nextTool: number;
  /** G98: a cycle returns to the height where it began, not to R. */
  returnsToStart: boolean;
  cycleStart: number;
  readonly cycleWords: Map<string, number>;
  unitsStatedOn: number | undefined;
  movedWithoutUnits: number | undefined;
  /** Line at which the limit of segments was reached; no segment is recorded after it. */
  fullOn: number | undefined;
};

export function createMachineState(
  tape: SegmentBuffer,
  maxSegments: number,
  report: (problem: ProgramProblem) => void,
): MachineState {
  return {
    tape,
    maxSegments,
    events: [],
    report,
    position: [0, 0, 0],
    unknown: 7,
    offset: [0, 0, 0],
    suspended: [0, 0, 0],
    zeros: new Map([['G54', 0]]),
    zero: 0,
    zeroName: 'G54',
    system: gCodes.G54,
    zeroParts: new Map(),
    suspendedPart: undefined,
    motion: gCodes.G80,
    plane: 0,
    unit: 1,
    isIncremental: false,
    isArcAbsolute: false,
    feedMode: 'PER_MINUTE',
    feed: 0,
    feedPerTurn: 0,
    spindleSpeed: 0,
    isSpindleOn: false,
    turningSpeed: 0,
    tool: 0,
    nextTool: 0,
    returnsToStart: true,
    cycleStart: 0,
    cycleWords: new Map(),
    unitsStatedOn: undefined,
    movedWithoutUnits: undefined,
    fullOn: undefined,
  };
}

/** Records an event with its value in the unit of its kind (1/min, s, a number, bits), up to the limit. */
export const recordEvent = (
  machine: MachineState,
  kind: ProgramEvent['kind'],
  line: number,
  value = 0,
): void => {
  if (machine.events.length >= maxProgramEvents) return;
  machine.events.push({ kind, line, segment: machine.tape.length, value });
};

export const hasLetter = (block: Block, axis: number): boolean => (block.letters & (1 << axis)) !== 0;

export const getLetterValue = (block: Block, axis: number): number => getColumnValue(block.values, axis);

const firstAxis = 23;

/** Target of axis 0, 1 or 2 in work coordinates; its present position where the line does not name it. */
export function getAxisTarget(machine: MachineState, block: Block, axis: 0 | 1 | 2): number {
  if (!hasLetter(block, firstAxis + axis)) return machine.position[axis];
  const given = getLetterValue(block, firstAxis + axis) * machine.unit;
  return given + (machine.isIncremental ? machine.position[axis] : machine.offset[axis]);
}

export const getTargetPosition = (machine: MachineState, block: Block): [number, number, number] => [
  getAxisTarget(machine, block, 0),
  getAxisTarget(machine, block, 1),
  getAxisTarget(machine, block, 2),
];

const axisWords = 7 << firstAxis;
export const hasAxisWord = (block: Block): boolean => (block.letters & axisWords) !== 0;

export const getAxisMask = (block: Block): number => (block.letters & axisWords) >> firstAxis;

/** One bit for each of X, Y and Z that the line names, whether or not its number could be read. */
export const getNamedAxisMask = ({ letters, unread }: Block): number =>
  ((letters | unread) & axisWords) >> firstAxis;

/** Axes known after the move of the line: an incremental move from an unknown position stays unknown. */
export const getKnownAxisMask = (machine: MachineState, block: Block): number =>
  machine.isIncremental ? getAxisMask(block) & ~machine.unknown : getAxisMask(block);

export function markAxesUnknown(machine: MachineState, line: number, axes: number): void {
  if (axes === 0) return;
  if ((machine.unknown & axes) !== axes) recordEvent(machine, 'LOST', line, axes);
  machine.unknown |= axes;
}

/** Most zeros of a program; all further ones share a number. */
const maxZeros = 200;

/** Switches to the zero of the coordinate system and its parts; all axes are unknown in another zero. */
export function updateWorkOffset(machine: MachineState, line: number): void {
  const { zeros } = machine;
  const name = [formatCodeWord('G', machine.system), ...[...machine.zeroParts.values()].toSorted()].join(
    ', ',
  );
  if (name === machine.zeroName) return;
  const number = zeros.get(name) ?? Math.min(zeros.size, maxZeros);
  if (!zeros.has(name)) zeros.set(number < maxZeros ? name : 'others', number);
  machine.zeroName = name;
  machine.zero = number;
  machine.unknown = 7;
  recordEvent(machine, 'ZERO', line, number);
}

type Place = readonly [number, number, number];
export type ToolMove = {
  readonly kind: number;
  readonly arc?: readonly number[];
  readonly ofCycle?: boolean;
};

export function setPosition(machine: MachineState, to: Place, placed: number): void {
  machine.unknown &= ~placed;
  machine.position[0] = to[0];
  machine.position[1] = to[1];
  machine.position[2] = to[2];
}

/**
 * An axis of unknown position begins where it ends, flagged; those in `placed` are known afterwards. Beyond
 * the limit of segments nothing is recorded.
 */
export function moveTool(
  machine: MachineState,
  line: number,
  to: Place,
  move: ToolMove,
  placed: number,
): void {
  const { tape, position } = machine;
  if (tape.length >= machine.maxSegments) {
    if (machine.fullOn === undefined) {
      const sentence = programProblemTexts.budget.program(machine.maxSegments);
      machine.report({ kind: 'NOT_DRAWN', line, word: '', sentence });
    }
    machine.fullOn ??= line;
    setPosition(machine, to, placed);
    return;
  }
  ensureCapacity(tape);
  const index = tape.length;
  const point = index * valuesPerSegment;
  const before = machine.unknown;
  for (let axis = 0; axis < 3; axis += 1) {
    const target = at3(to, axis);
    tape.points[point + axis] = before & placed & (1 << axis) ? target : at3(position, axis);
    tape.points[point + 3 + axis] = target;
  }
  setPosition(machine, to, placed);
  tape.kinds[index] = move.kind;
  tape.flags[index] =
    machine.unknown |
    (before << BEGIN_FLAGS_SHIFT) |
    (machine.turningSpeed === 0 ? 0 : SPINDLE_ON) |
    (move.ofCycle === true ? CYCLE_MOVE : 0);
  tape.lines[index] = line;
  tape.feeds[index] = move.kind === 0 ? 0 : machine.feed;
  tape.tools[index] = machine.tool;
  tape.zeros[index] = machine.zero;
  tape.arcOf[index] = move.arc ? pushArc(tape, move.arc) : -1;
  tape.length = index + 1;
}

const at3 = (three: Place, axis: number): number => three[axis] ?? 0;

export const reportRefusedCode = (
  machine: MachineState,
  { line }: Block,
  code: number,
  sentence: string,
): void => machine.report({ kind: 'REFUSED', line, word: formatCodeWord('G', code), sentence });
