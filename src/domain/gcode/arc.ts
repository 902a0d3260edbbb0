import { toLetterMask, getLetterIndex, type Block } from './block.ts';
import { maxArcTurns } from './budget.ts';
import { gCodes, formatCodeWord } from './codes.ts';
import {
  hasLetter,
  setPosition,
  moveTool,
  getAxisTarget,
  getLetterValue,
  type MachineState,
} from './machineState.ts';
import { programProblemTexts } from './programProblemTexts.ts';
import { CLOCKWISE, COUNTER_CLOCKWISE, FEED, toolpathPlanes } from './toolpath.ts';

const full = 2 * Math.PI;
const offsetLetters = [getLetterIndex('I'), getLetterIndex('J'), getLetterIndex('K')] as const;
const atR = getLetterIndex('R');
const atP = getLetterIndex('P');
const offsets = toLetterMask('IJK');

/** Largest distance, in mm, of an arc's end from its circle that is not reported. */
export const arcToleranceMm = 0.005;
const samePlace = 1e-9;

type Circle = { readonly first: number; readonly second: number; readonly from: number; readonly to: number };

type Ends = {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly isClockwise: boolean;
};

/** Impossible arcs are reported and drawn as a straight line; arcs of too many turns are left out. */
export function moveAlongArc(machine: MachineState, block: Block, placed: number): void {
  const { first, second } = toolpathPlanes[machine.plane];
  const isClockwise = machine.motion === gCodes.G2;
  const target: [number, number, number] = [
    getAxisTarget(machine, block, 0),
    getAxisTarget(machine, block, 1),
    getAxisTarget(machine, block, 2),
  ];
  const ends: Ends = {
    from: [machine.position[first], machine.position[second]],
    to: [target[first], target[second]],
    isClockwise,
  };
  const refuse = (sentence: string): undefined => {
    machine.report({ kind: 'ARC', line: block.line, word: formatCodeWord('G', machine.motion), sentence });
  };
  const isLost = (machine.unknown & ((1 << first) | (1 << second))) !== 0;
  const circle = isLost
    ? refuse(programProblemTexts.arc.fromNowhere)
    : circleOf(machine, block, ends, refuse);
  if (!circle) {
    moveTool(machine, block.line, target, { kind: FEED }, placed);
    return;
  }
  const start = Math.atan2(ends.from[1] - circle.second, ends.from[0] - circle.first);
  const end = Math.atan2(ends.to[1] - circle.second, ends.to[0] - circle.first);
  const turns = hasLetter(block, atP) ? Math.max(0, Math.round(getLetterValue(block, atP)) - 1) : 0;
  if (turns >= maxArcTurns) {
    const sentence = programProblemTexts.budget.turns(maxArcTurns);
    machine.report({
      kind: 'NOT_DRAWN',
      line: block.line,
      word: formatCodeWord('G', machine.motion),
      sentence,
    });
    setPosition(machine, target, placed);
    return;
  }
  const sweep = sweepOf(start, end, isSame(ends), isClockwise) + (isClockwise ? -turns : turns) * full;
  const arc = [machine.plane, circle.first, circle.second, circle.from, circle.to, start, sweep];
  moveTool(machine, block.line, target, { kind: isClockwise ? CLOCKWISE : COUNTER_CLOCKWISE, arc }, placed);
}

const isSame = ({ from, to }: Ends): boolean =>
  Math.abs(from[0] - to[0]) < samePlace && Math.abs(from[1] - to[1]) < samePlace;

function sweepOf(start: number, end: number, isFull: boolean, isClockwise: boolean): number {
  if (isFull) return isClockwise ? -full : full;
  const turned = (((end - start) % full) + full) % full;
  if (!isClockwise) return turned === 0 ? full : turned;
  return turned === 0 ? -full : turned - full;
}

type Refuse = (sentence: string) => undefined;

function circleOf(machine: MachineState, block: Block, ends: Ends, refuse: Refuse): Circle | undefined {
  if (hasLetter(block, atR)) {
    if (block.letters & offsets) return refuse(programProblemTexts.arc.both);
    return circleOfRadius(getLetterValue(block, atR) * machine.unit, ends, refuse);
  }
  const { first, second } = toolpathPlanes[machine.plane];
  const letters = [offsetLetters[first], offsetLetters[second]] as const;
  if (!hasLetter(block, letters[0]) && !hasLetter(block, letters[1])) {
    const names = ['I', 'J', 'K'] as const;
    return refuse(programProblemTexts.arc.noCentre(names[first], names[second]));
  }
  const centre = ([0, 1] as const).map((side) => {
    const axis = side === 0 ? first : second;
    const given = hasLetter(block, letters[side])
      ? getLetterValue(block, letters[side]) * machine.unit
      : undefined;
    if (!machine.isArcAbsolute) return ends.from[side] + (given ?? 0);
    return given === undefined ? ends.from[side] : given + machine.offset[axis];
  });
  const [centreFirst = 0, centreSecond = 0] = centre;
  const from = Math.hypot(ends.from[0] - centreFirst, ends.from[1] - centreSecond);
  const to = Math.hypot(ends.to[0] - centreFirst, ends.to[1] - centreSecond);
  if (from < samePlace) return refuse(programProblemTexts.arc.noRadius);
  if (Math.abs(from - to) > arcToleranceMm) {
    refuse(programProblemTexts.arc.offCircle(Math.abs(from - to), from));
  }
  return { first: centreFirst, second: centreSecond, from, to };
}

/** Circle of a radius through both ends: a positive radius takes the shorter arc, a negative the longer. */
function circleOfRadius(radius: number, ends: Ends, refuse: Refuse): Circle | undefined {
  if (isSame(ends)) return refuse(programProblemTexts.arc.noEnd);
  const half = [(ends.to[0] - ends.from[0]) / 2, (ends.to[1] - ends.from[1]) / 2] as const;
  const chord = Math.hypot(half[0], half[1]);
  const size = Math.abs(radius);
  if (size < chord - arcToleranceMm) {
    return refuse(programProblemTexts.arc.shortRadius(size, 2 * chord));
  }
  const height = Math.sqrt(Math.max(0, size * size - chord * chord)) / chord;
  // Seen in the direction of travel, the centre of a short clockwise arc lies to the right.
  const side = ends.isClockwise === radius > 0 ? 1 : -1;
  const first = ends.from[0] + half[0] + side * height * half[1];
  const second = ends.from[1] + half[1] - side * height * half[0];
  const real = Math.hypot(ends.from[0] - first, ends.from[1] - second);
  return { first, second, from: real, to: real };
}
