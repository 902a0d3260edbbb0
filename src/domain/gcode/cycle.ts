import { getLetterIndex, type Block } from './block.ts';
import { maxSegmentsPerLine } from './budget.ts';
import { gCodes, formatCodeWord } from './codes.ts';
import {
  getAxisMask,
  hasLetter,
  markAxesUnknown,
  moveTool,
  getKnownAxisMask,
  recordEvent,
  getAxisTarget,
  getLetterValue,
  type MachineState,
} from './machineState.ts';
import { programProblemTexts } from './programProblemTexts.ts';
import { FEED, toolpathPlanes, RAPID } from './toolpath.ts';

type Manner = {
  readonly down: 'ONCE' | 'PECK' | 'BREAK_CHIPS' | 'FROM_BELOW';
  readonly dwells: boolean;
  readonly up: 'RAPID' | 'FEED';
};

const cycles = new Map<number, Manner>([
  [gCodes.G73, { down: 'BREAK_CHIPS', dwells: false, up: 'RAPID' }],
  [gCodes.G81, { down: 'ONCE', dwells: false, up: 'RAPID' }],
  [gCodes.G82, { down: 'ONCE', dwells: true, up: 'RAPID' }],
  [gCodes.G83, { down: 'PECK', dwells: false, up: 'RAPID' }],
  [gCodes.G84, { down: 'ONCE', dwells: false, up: 'FEED' }],
  [gCodes.G85, { down: 'ONCE', dwells: false, up: 'FEED' }],
  [gCodes.G86, { down: 'ONCE', dwells: true, up: 'RAPID' }],
  [gCodes.G87, { down: 'FROM_BELOW', dwells: false, up: 'RAPID' }],
  [gCodes.G88, { down: 'ONCE', dwells: true, up: 'RAPID' }],
  [gCodes.G89, { down: 'ONCE', dwells: true, up: 'FEED' }],
]);

export const isCycleCode = (code: number): boolean => cycles.has(code);

/** Clearance in mm of a peck above the depth drilled so far, and of the retract that breaks a chip. */
const relief = 0.254;
const axisLetters = ['X', 'Y', 'Z'] as const;
const atL = getLetterIndex('L');
/** Modal words of a cycle; that of the axis across the plane is one of X, Y and Z. */
const held = ['X', 'Y', 'Z', 'R', 'Q', 'P', 'I', 'J', 'K'] as const;

type Axis = 0 | 1 | 2;
type Levels = { readonly top: number; readonly bottom: number; readonly pecks: number };

type Hole = Levels & {
  readonly machine: MachineState;
  readonly line: number;
  readonly first: Axis;
  readonly second: Axis;
  readonly across: Axis;
  /** One bit for each axis of the plane whose position at the hole is known. */
  readonly placed: number;
};

/** Drills the hole, or the row of holes, of a line while a cycle is active; too many moves are reported. */
export function drillHoles(machine: MachineState, block: Block, isNew: boolean): void {
  const manner = cycles.get(machine.motion);
  if (!manner) return;
  const { first, second, across } = toolpathPlanes[machine.plane];
  storeCycleWords(machine, block, isNew);
  const steps = hasLetter(block, atL) ? getLetterValue(block, atL) : 1;
  const levels = levelsOf(machine, block, across);
  if (!levels || exceeds(machine, block, steps, levels)) {
    markAxesUnknown(machine, block.line, getAxisMask(block) | (1 << across));
    return;
  }
  const placed = getKnownAxisMask(machine, block) & ~(1 << across);
  const to: [number, number, number] = [...machine.position];
  const step = [
    getAxisTarget(machine, block, first) - to[first],
    getAxisTarget(machine, block, second) - to[second],
  ];
  for (let count = 0; count < steps; count += 1) {
    if (count === 0 || machine.isIncremental) {
      to[first] += step[0] ?? 0;
      to[second] += step[1] ?? 0;
    }
    makeHole({ machine, line: block.line, first, second, across, placed, ...levels }, manner, to);
  }
}

export function storeCycleWords(machine: MachineState, block: Block, isNew: boolean): void {
  const { across } = toolpathPlanes[machine.plane];
  if (isNew) {
    machine.cycleWords.clear();
    machine.cycleStart = machine.position[across];
  }
  for (const letter of held) {
    const isPlace = letter === 'X' || letter === 'Y' || letter === 'Z';
    if (isPlace && letter !== axisLetters[across]) continue;
    const axis = getLetterIndex(letter);
    if (hasLetter(block, axis)) machine.cycleWords.set(letter, getLetterValue(block, axis));
    if (block.unread & (1 << axis)) machine.cycleWords.delete(letter);
  }
}

function exceeds(machine: MachineState, block: Block, steps: number, { pecks }: Levels): boolean {
  if (!Number.isInteger(steps) || steps < 1) {
    refuse(machine, block, programProblemTexts.cycle.repeats);
    return true;
  }
  const moves = steps * (12 + 3 * pecks);
  if (moves <= maxSegmentsPerLine) return false;
  const sentence = programProblemTexts.budget.cycle(moves, maxSegmentsPerLine);
  machine.report({
    kind: 'NOT_DRAWN',
    line: block.line,
    word: formatCodeWord('G', machine.motion),
    sentence,
  });
  return true;
}

function refuse(machine: MachineState, block: Block, sentence: string): undefined {
  machine.report({ kind: 'REFUSED', line: block.line, word: formatCodeWord('G', machine.motion), sentence });
}

function levelsOf(machine: MachineState, block: Block, across: Axis): Levels | undefined {
  const { cycleWords: words, unit } = machine;
  const depth = words.get(axisLetters[across]);
  const retract = words.get('R');
  const peck = words.get('Q');
  const down = cycles.get(machine.motion)?.down;
  const missing = [depth === undefined && axisLetters[across], retract === undefined && 'R'];
  if ((down === 'PECK' || down === 'BREAK_CHIPS') && peck === undefined) missing.push('Q');
  const lacking = missing.filter((each) => each !== false);
  if (depth === undefined || retract === undefined || lacking.length > 0)
    return refuse(
      machine,
      block,
      programProblemTexts.cycle.missing(formatCodeWord('G', machine.motion), lacking),
    );
  if (machine.isIncremental && machine.unknown & (1 << across))
    return refuse(machine, block, programProblemTexts.cycle.fromNowhere);
  const top = machine.isIncremental
    ? machine.cycleStart + retract * unit
    : retract * unit + machine.offset[across];
  const bottom = machine.isIncremental ? top + depth * unit : depth * unit + machine.offset[across];
  if (bottom > top && down !== 'FROM_BELOW') return refuse(machine, block, programProblemTexts.cycle.below);
  if (peck !== undefined && peck <= 0) return refuse(machine, block, programProblemTexts.cycle.step);
  const isPecked = down === 'PECK' || down === 'BREAK_CHIPS';
  const pecks = isPecked && peck !== undefined ? Math.ceil((top - bottom) / (peck * unit)) : 0;
  return { top, bottom, pecks };
}

function makeHole(hole: Hole, manner: Manner, at: readonly [number, number, number]): void {
  const { machine, first, second, across, placed, top } = hole;
  const isUnplaced = (machine.unknown & (1 << across)) !== 0;
  if (isUnplaced) machine.cycleStart = top;
  if (isUnplaced || machine.position[across] < top) go(hole, RAPID, across, top);
  const over: [number, number, number] = [...machine.position];
  over[first] = at[first];
  over[second] = at[second];
  moveTool(machine, hole.line, over, { kind: RAPID, ofCycle: true }, placed);
  go(hole, RAPID, across, top);
  descend(hole, manner);
  if (manner.dwells)
    recordEvent(machine, 'DWELL', hole.line, toDwellSeconds(machine.cycleWords.get('P') ?? 0));
  if (manner.up === 'FEED') go(hole, FEED, across, top);
  // The cycle returns to the height before the hole, which was unknown too.
  if (isUnplaced && machine.returnsToStart) markAxesUnknown(machine, hole.line, 1 << across);
  else go(hole, RAPID, across, machine.returnsToStart ? Math.max(machine.cycleStart, top) : top);
}

function go({ machine, line, across }: Hole, kind: number, axis: Axis, level: number): void {
  const to: [number, number, number] = [...machine.position];
  to[axis] = level;
  const placed = axis === across ? 1 << axis : 0;
  if (level !== machine.position[axis] || machine.unknown & placed)
    moveTool(machine, line, to, { kind, ofCycle: true }, placed);
}

function descend(hole: Hole, { down }: Manner): void {
  const { machine, across, top, bottom, pecks } = hole;
  if (down === 'ONCE') go(hole, FEED, across, bottom);
  else if (down === 'FROM_BELOW') boreFromBelow(hole);
  else {
    const peck = (machine.cycleWords.get('Q') ?? 0) * machine.unit;
    for (let count = 1; count < pecks; count += 1) {
      const depth = top - count * peck;
      go(hole, FEED, across, depth);
      if (down === 'BREAK_CHIPS') go(hole, RAPID, across, depth + relief);
      else {
        go(hole, RAPID, across, top);
        go(hole, RAPID, across, Math.min(top, depth + relief));
      }
    }
    go(hole, FEED, across, bottom);
  }
}

/**
 * G87, back boring: in beside the middle with the spindle stopped, to the middle, up to K and down, and out
 * the same path.
 */
function boreFromBelow(hole: Hole): void {
  const { machine, first, second, across, bottom } = hole;
  const { cycleWords: words, unit, position } = machine;
  const middle = [position[first], position[second]] as const;
  const letters = ['I', 'J', 'K'] as const;
  const aside = (axis: Axis): number => (words.get(letters[axis]) ?? 0) * unit;
  const upTo = machine.isIncremental ? bottom + aside(across) : aside(across) + machine.offset[across];
  const step = (isAside: boolean): void => {
    go(hole, RAPID, first, middle[0] + (isAside ? aside(first) : 0));
    go(hole, RAPID, second, middle[1] + (isAside ? aside(second) : 0));
  };
  step(true);
  go(hole, RAPID, across, bottom);
  step(false);
  go(hole, FEED, across, upTo);
  go(hole, FEED, across, bottom);
  step(true);
  go(hole, RAPID, across, hole.top);
  step(false);
}

/** A dwell in seconds. Controls disagree on the unit of P: whole numbers from 100 on are milliseconds. */
export const toDwellSeconds = (given: number): number =>
  given >= 100 && Number.isInteger(given) ? given / 1000 : Math.max(0, given);
