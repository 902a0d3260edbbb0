import { moveAlongArc } from './arc.ts';
import { bits, newBlock, place, readBlock, type Block, type Problem } from './block.ts';
import { notDrawn, silent } from './codes.ts';
import { drill, dwellSeconds, isCycle } from './cycle.ts';
import {
  axisWords,
  codeWord,
  has,
  hasAxis,
  moveTo,
  newMachine,
  record,
  targetOf,
  valueOf,
  type Machine,
  type ProgramEvent,
} from './machine.ts';
import { FEED, lengthOf, newTape, RAPID, toolpathOf, type Toolpath } from './toolpath.ts';

/** What a program does. Problems are in the order of their lines, at most `mostProblems` of them. */
export type Program = {
  readonly path: Toolpath;
  readonly problems: readonly Problem[];
  /** How many problems there are beyond those listed. */
  readonly moreProblems: number;
  readonly events: readonly ProgramEvent[];
  readonly lineCount: number;
  /** The line with G20 or G21. */
  readonly unitsStatedOn: number | undefined;
  /** The first line that moved before the units were stated: taken for mm. */
  readonly movedWithoutUnits: number | undefined;
  readonly endedOn: number | undefined;
  /** The first line with words behind the end. */
  readonly wordsAfterEnd: number | undefined;
};

export type InterpretOptions = {
  /** Whether lines that begin with a slash are left out, as with the switch on the machine. */
  readonly skipsDeleted?: boolean;
};

const mostProblems = 1000;
/** A longer program is drawn up to here, about 250 MB of moves. */
const mostSegments = 4_000_000;

/**
 * Runs a program of G-code (RS-274, ISO 6983) and gives its moves. It never throws: what cannot be read, drawn or
 * done becomes a problem with its line, word and a sentence, and the rest is drawn. Machine moves (G28, G30, G53)
 * make no segments, for where the machine's zero lies is not known; offsets G54 to G59.3 share one zero.
 */
export function interpret(text: string, options: InterpretOptions = {}): Program {
  const problems: Problem[] = [];
  let moreProblems = 0;
  const report = (problem: Problem): void => {
    if (problems.length < mostProblems) problems.push(problem);
    else moreProblems += 1;
  };
  const tape = newTape(Math.max(64, text.length >> 5));
  const machine = newMachine(tape, report);
  const block = newBlock();
  for (let index = 0; index < text.length;) {
    index = readBlock(text, index, block, report);
    if (options.skipsDeleted === true && block.isDeleted) continue;
    if (machine.endedOn !== undefined) noteWordsAfterEnd(machine, block);
    else if (!block.isBroken) run(machine, block);
    if (tape.length > mostSegments) {
      const sentence = `The program is too long: it is drawn up to line ${block.line}.`;
      report({ kind: 'NOT_DRAWN', line: block.line, word: '', sentence });
      break;
    }
  }
  const { unitsStatedOn, movedWithoutUnits, endedOn, wordsAfterEnd, events } = machine;
  const path = toolpathOf(tape);
  const facts = { unitsStatedOn, movedWithoutUnits, endedOn, wordsAfterEnd };
  return { path, problems, moreProblems, events, lineCount: block.line, ...facts };
}

function noteWordsAfterEnd(machine: Machine, block: Block): void {
  if (block.letters !== 0 || block.g.length > 0 || block.m.length > 0) machine.wordsAfterEnd ??= block.line;
}

const atF = place('F');
const atS = place('S');
const atT = place('T');
const atP = place('P');
const atX = place('X');
const otherAxes = bits('ABCUVW');
const centreWords = bits('IJK');

/** Does what a line says, in the order a control does it: settings, tool, spindle, dwell, modes, moves, the end. */
function run(machine: Machine, block: Block): void {
  if (block.letters & otherAxes) reportOtherAxes(machine, block);
  const { motion: before } = machine;
  const moved = setModes(machine, block);
  setRates(machine, block);
  for (const code of block.m) runBeforeMove(machine, block, code);
  if (moved.dwell && has(block, atP)) record(machine, 'DWELL', block.line, dwellSeconds(valueOf(block, atP)));
  else if (moved.dwell && has(block, atX)) record(machine, 'DWELL', block.line, valueOf(block, atX));
  if (moved.special !== 0) runSpecial(machine, block, moved.special);
  else if (!moved.dwell && !moved.skips && asksToMove(machine, block)) {
    const first = machine.tape.length;
    move(machine, block, before);
    if (machine.feedMode === 'INVERSE_TIME' && machine.motion !== 0) setInverseFeed(machine, block, first);
  }
  for (const code of block.m) runAfterMove(machine, block, code);
}

/** A full circle may name just its centre. */
const asksToMove = ({ motion }: Machine, block: Block): boolean =>
  hasAxis(block) || ((motion === 20 || motion === 30) && (block.letters & centreWords) !== 0);

function reportOtherAxes(machine: Machine, block: Block): void {
  const letter = 'ABCUVW'.split('').find((each) => has(block, place(each))) ?? '';
  const word = `${letter}${valueOf(block, place(letter))}`;
  const sentence = `Axis ${letter} is not drawn.`;
  machine.report({ kind: 'NOT_DRAWN', line: block.line, word, sentence });
}

function setRates(machine: Machine, block: Block): void {
  if (has(block, atS)) machine.spindleSpeed = valueOf(block, atS);
  if (has(block, atT)) machine.nextTool = valueOf(block, atT);
  if (machine.feedMode === 'INVERSE_TIME') machine.feed = 0;
  else if (has(block, atF)) {
    const turns = machine.feedMode === 'PER_REVOLUTION' ? machine.spindleSpeed : 1;
    machine.feed = valueOf(block, atF) * machine.unit * turns;
  }
}

/** With G93 a line takes 1/F minutes, so its feed is F times the length of what it made. */
function setInverseFeed({ tape }: Machine, block: Block, first: number): void {
  if (!has(block, atF)) return;
  let length = 0;
  for (let segment = first; segment < tape.length; segment += 1) length += lengthOf(tape, segment);
  tape.feeds.fill(length * valueOf(block, atF), first, tape.length);
}

type Modes = { special: number; dwell: boolean; skips: boolean };

/** Takes over the modes of a line; what it wants done once is given back. */
function setModes(machine: Machine, block: Block): Modes {
  const modes: Modes = { special: 0, dwell: false, skips: false };
  for (const code of block.g) setMode(machine, block, code, modes);
  return modes;
}

function setMode(machine: Machine, block: Block, code: number, modes: Modes): void {
  if (code === 0 || code === 10 || code === 20 || code === 30) machine.motion = code;
  else if (code === 800 || isCycle(code)) machine.motion = code;
  else if (code === 40) modes.dwell = true;
  else if (specials.has(code)) modes.special = code;
  else if (settings[code]) settings[code](machine, block);
  else if (!silent.has(code)) {
    const reason = notDrawn(code);
    const { sentence } = reason;
    machine.report({ kind: 'NOT_DRAWN', line: block.line, word: codeWord('G', code), sentence });
    if (reason.takesAxes) modes.skips = true;
    if (reason.isMotion) machine.motion = code;
  }
}

/** G codes that use the axis words of their line for something else than a move. */
const specials = new Set([280, 300, 530, 920, 921, 922, 923]);

/** G codes that only set something. */
const settings: Record<number, ((machine: Machine, block: Block) => void) | undefined> = {
  170: (machine) => void (machine.plane = 0),
  180: (machine) => void (machine.plane = 1),
  190: (machine) => void (machine.plane = 2),
  200: (machine, { line }) => setUnit(machine, line, 25.4),
  210: (machine, { line }) => setUnit(machine, line, 1),
  900: (machine) => void (machine.isIncremental = false),
  901: (machine) => void (machine.isArcAbsolute = true),
  910: (machine) => void (machine.isIncremental = true),
  911: (machine) => void (machine.isArcAbsolute = false),
  930: (machine) => void (machine.feedMode = 'INVERSE_TIME'),
  940: (machine) => void (machine.feedMode = 'PER_MINUTE'),
  950: (machine) => void (machine.feedMode = 'PER_REVOLUTION'),
  980: (machine) => void (machine.returnsToStart = true),
  990: (machine) => void (machine.returnsToStart = false),
  ...Object.fromEntries(
    [540, 550, 560, 570, 580, 590, 591, 592, 593].map((code) => [
      code,
      (machine: Machine, { line }: Block) => record(machine, 'OFFSET', line, code / 10),
    ]),
  ),
};

function setUnit(machine: Machine, line: number, unit: number): void {
  machine.unit = unit;
  machine.unitsStatedOn ??= line;
}

function runBeforeMove(machine: Machine, { line }: Block, code: number): void {
  if (code === 60) {
    machine.tool = machine.nextTool;
    record(machine, 'TOOL', line, machine.tool);
  } else if (code === 30 || code === 40) {
    machine.isTurning = machine.spindleSpeed > 0;
    record(machine, 'SPINDLE', line, machine.spindleSpeed);
  } else if (code === 50) {
    machine.isTurning = false;
    record(machine, 'SPINDLE_STOP', line);
  } else if (code === 970 || code === 980 || code === 990) {
    const sentence = 'Subprograms are not followed.';
    machine.report({ kind: 'NOT_DRAWN', line, word: codeWord('M', code), sentence });
  }
}

function runAfterMove(machine: Machine, { line }: Block, code: number): void {
  if (code === 0 || code === 10) record(machine, 'STOP', line);
  else if (code === 20 || code === 300) {
    machine.endedOn = line;
    machine.isTurning = false;
    record(machine, 'END', line);
  }
}

function move(machine: Machine, block: Block, before: number): void {
  const placed = (block.letters & axisWords) >> 23;
  const { line } = block;
  if (machine.unitsStatedOn === undefined) machine.movedWithoutUnits ??= line;
  const { motion } = machine;
  if (isCycle(motion)) drill(machine, block, !isCycle(before));
  else if (motion === 20 || motion === 30) moveAlongArc(machine, block, placed);
  else if (motion === 0 || motion === 10) {
    const to = [0, 1, 2].map((axis) => targetOf(machine, block, axis === 0 ? 0 : axis === 1 ? 1 : 2));
    const [x = 0, y = 0, z = 0] = to;
    moveTo(machine, line, [x, y, z], { kind: motion === 0 ? RAPID : FEED }, placed);
  } else if (motion === 800) {
    const sentence = 'There is nothing that says how to move: G0, G1, G2, G3 or a cycle.';
    machine.report({ kind: 'REFUSED', line, word: '', sentence });
  } else {
    const sentence = `The move belongs to ${codeWord('G', motion)}, which is not drawn.`;
    machine.report({ kind: 'NOT_DRAWN', line, word: codeWord('G', motion), sentence });
  }
}

/** Machine moves and shifts of the zero. */
function runSpecial(machine: Machine, block: Block, code: number): void {
  if (code === 530) leaveWork(machine, block, (block.letters & axisWords) >> 23);
  else if (code === 280 || code === 300) goHome(machine, block);
  else if (code === 920) shiftZero(machine, block);
  else if (code === 921) machine.offset.fill(0);
  else if (code === 922) {
    machine.suspended.splice(0, 3, ...machine.offset);
    machine.offset.fill(0);
  } else machine.offset.splice(0, 3, ...machine.suspended);
}

/** A place in machine coordinates: from here on the axes are somewhere in work coordinates. */
function leaveWork(machine: Machine, { line }: Block, axes: number): void {
  machine.unknown |= axes;
  record(machine, 'MACHINE_MOVE', line);
}

/** G28 and G30 go by way of the point that is given, and leave the work with the axes that are named, or with all. */
function goHome(machine: Machine, block: Block): void {
  const axes = (block.letters & axisWords) >> 23;
  const via = [
    targetOf(machine, block, 0),
    targetOf(machine, block, 1),
    targetOf(machine, block, 2),
  ] as const;
  const isAway = via.some((value, axis) => value !== machine.position[axis]);
  if (isAway) moveTo(machine, block.line, [...via], { kind: RAPID }, axes);
  leaveWork(machine, block, axes === 0 ? 7 : axes);
}

/** G92 gives the place where the tool is new coordinates. */
function shiftZero(machine: Machine, block: Block): void {
  for (const axis of [0, 1, 2] as const) {
    if (!has(block, atX + axis)) continue;
    machine.offset[axis] = machine.position[axis] - valueOf(block, atX + axis) * machine.unit;
  }
  machine.suspended.splice(0, 3, ...machine.offset);
}
