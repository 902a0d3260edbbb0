import { place, type Block } from './block.ts';
import { codeWord, has, moveTo, record, targetOf, valueOf, type Machine } from './machine.ts';
import { FEED, planes, RAPID } from './toolpath.ts';

/** How a cycle comes down, waits, and comes up again. */
type Manner = {
  readonly down: 'ONCE' | 'PECK' | 'BREAK_CHIPS' | 'FROM_BELOW';
  readonly dwells: boolean;
  readonly up: 'RAPID' | 'FEED';
};

/** The canned cycles by G code in tenths. */
const cycles = new Map<number, Manner>([
  [730, { down: 'BREAK_CHIPS', dwells: false, up: 'RAPID' }],
  [810, { down: 'ONCE', dwells: false, up: 'RAPID' }],
  [820, { down: 'ONCE', dwells: true, up: 'RAPID' }],
  [830, { down: 'PECK', dwells: false, up: 'RAPID' }],
  [840, { down: 'ONCE', dwells: false, up: 'FEED' }],
  [850, { down: 'ONCE', dwells: false, up: 'FEED' }],
  [860, { down: 'ONCE', dwells: true, up: 'RAPID' }],
  [870, { down: 'FROM_BELOW', dwells: false, up: 'RAPID' }],
  [880, { down: 'ONCE', dwells: true, up: 'RAPID' }],
  [890, { down: 'ONCE', dwells: true, up: 'FEED' }],
]);

export const isCycle = (code: number): boolean => cycles.has(code);

/** How far a peck stays off the ground it has reached, and how far breaking chips lifts, mm. */
const relief = 0.254;
/** No hole is made in more pecks, and no line repeats a hole more often. */
const mostSteps = 10_000;

/** The words that hold from one hole to the next; those of the axis across the plane are one of X, Y and Z. */
const held = ['X', 'Y', 'Z', 'R', 'Q', 'P', 'I', 'J', 'K'] as const;

type Hole = {
  readonly machine: Machine;
  readonly line: number;
  readonly first: 0 | 1 | 2;
  readonly second: 0 | 1 | 2;
  readonly across: 0 | 1 | 2;
  readonly top: number;
  readonly bottom: number;
};

/** Makes the hole, or the row of holes, a line asks for while a cycle is on. */
export function drill(machine: Machine, block: Block, isNew: boolean): void {
  const manner = cycles.get(machine.motion);
  if (!manner) return;
  const { first, second, across } = planes[machine.plane];
  if (isNew) {
    machine.cycleWords.clear();
    machine.cycleStart = machine.position[across];
  }
  const depthLetter = (['X', 'Y', 'Z'] as const)[across];
  for (const letter of held) {
    const isPlace = letter === 'X' || letter === 'Y' || letter === 'Z';
    if (isPlace && letter !== depthLetter) continue;
    const axis = place(letter);
    if (has(block, axis)) machine.cycleWords.set(letter, valueOf(block, axis));
  }
  const steps = has(block, place('L')) ? Math.round(valueOf(block, place('L'))) : 1;
  const levels = levelsOf(machine, block, depthLetter, across);
  if (!levels || refuseSteps(machine, block, steps)) return;
  const to: [number, number, number] = [...machine.position];
  const step = [targetOf(machine, block, first) - to[first], targetOf(machine, block, second) - to[second]];
  for (let count = 0; count < steps; count += 1) {
    if (count === 0 || machine.isIncremental) {
      to[first] += step[0] ?? 0;
      to[second] += step[1] ?? 0;
    }
    const hole: Hole = { machine, line: block.line, first, second, across, ...levels };
    makeHole(hole, manner, to);
  }
}

function refuseSteps(machine: Machine, block: Block, steps: number): boolean {
  if (steps >= 0 && steps <= mostSteps) return false;
  refuse(machine, block, `A cycle can be repeated up to ${mostSteps} times.`);
  return true;
}

function refuse(machine: Machine, block: Block, sentence: string): void {
  machine.report({ kind: 'REFUSED', line: block.line, word: codeWord('G', machine.motion), sentence });
}

/** Where the hole begins and ends across the plane; undefined, and told, when the words do not say. */
function levelsOf(
  machine: Machine,
  block: Block,
  depthLetter: 'X' | 'Y' | 'Z',
  across: 0 | 1 | 2,
): { readonly top: number; readonly bottom: number } | undefined {
  const { cycleWords: words, unit } = machine;
  const depth = words.get(depthLetter);
  const retract = words.get('R');
  const peck = words.get('Q');
  const down = cycles.get(machine.motion)?.down;
  const missing = [depth === undefined && depthLetter, retract === undefined && 'R'].filter(Boolean);
  if ((down === 'PECK' || down === 'BREAK_CHIPS') && peck === undefined) missing.push('Q');
  if (depth === undefined || retract === undefined || missing.length > 0) {
    refuse(machine, block, `${codeWord('G', machine.motion)} needs ${missing.join(' and ')}.`);
    return undefined;
  }
  const top = machine.isIncremental
    ? machine.cycleStart + retract * unit
    : retract * unit + machine.offset[across];
  const bottom = machine.isIncremental ? top + depth * unit : depth * unit + machine.offset[across];
  const pecks = peck === undefined ? 0 : (top - bottom) / (peck * unit);
  if (bottom > top && down !== 'FROM_BELOW') refuse(machine, block, 'R lies below the bottom of the hole.');
  else if (peck !== undefined && (peck <= 0 || pecks > mostSteps))
    refuse(machine, block, 'Q is no usable step.');
  else return { top, bottom };
  return undefined;
}

function makeHole(hole: Hole, manner: Manner, at: readonly [number, number, number]): void {
  const { machine, first, second, across, top } = hole;
  const isUnplaced = (machine.unknown & (1 << across)) !== 0;
  if (isUnplaced) machine.cycleStart = top;
  if (isUnplaced || machine.position[across] < top) go(hole, RAPID, across, top);
  const over: [number, number, number] = [...machine.position];
  over[first] = at[first];
  over[second] = at[second];
  moveTo(machine, hole.line, over, { kind: RAPID, ofCycle: true }, (1 << first) | (1 << second));
  go(hole, RAPID, across, top);
  descend(hole, manner);
  if (manner.dwells) record(machine, 'DWELL', hole.line, dwellSeconds(machine.cycleWords.get('P') ?? 0));
  if (manner.up === 'FEED') go(hole, FEED, across, top);
  const clear = machine.returnsToStart ? Math.max(machine.cycleStart, top) : top;
  go(hole, RAPID, across, clear);
}

function go({ machine, line }: Hole, kind: number, axis: 0 | 1 | 2, level: number): void {
  const to: [number, number, number] = [...machine.position];
  to[axis] = level;
  if (level !== machine.position[axis] || machine.unknown & (1 << axis)) {
    moveTo(machine, line, to, { kind, ofCycle: true }, 1 << axis);
  }
}

function descend(hole: Hole, { down }: Manner): void {
  const { machine, across, top, bottom } = hole;
  if (down === 'ONCE') go(hole, FEED, across, bottom);
  else if (down === 'FROM_BELOW') boreFromBelow(hole);
  else {
    const peck = (machine.cycleWords.get('Q') ?? 0) * machine.unit;
    for (let depth = top - peck; depth > bottom; depth -= peck) {
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

/** G87: in beside the middle with the spindle held, over to it, up to K and down again, and out the same way. */
function boreFromBelow(hole: Hole): void {
  const { machine, first, second, across, bottom } = hole;
  const { cycleWords: words, unit, position } = machine;
  const middle = [position[first], position[second]] as const;
  const letters = ['I', 'J', 'K'] as const;
  const aside = (axis: 0 | 1 | 2): number => (words.get(letters[axis]) ?? 0) * unit;
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

/** A dwell in seconds. Controls disagree on the unit of P: whole numbers from 100 on are taken for milliseconds. */
export const dwellSeconds = (given: number): number =>
  given >= 100 && Number.isInteger(given) ? given / 1000 : Math.max(0, given);
