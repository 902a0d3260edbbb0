import { boundsOf, type Bounds } from './bounds.ts';
import { durationOf, usualPace, type Pace } from './duration.ts';
import type { Program } from './interpret.ts';
import { at, FEED, OF_CYCLE, perSegment, RAPID, SPINDLE_ON, UNKNOWN_Z, type Toolpath } from './toolpath.ts';

export const checks = [
  'READABLE',
  'DRAWN',
  'UNITS',
  'FEED',
  'SPINDLE',
  'RAPID_BELOW_ZERO',
  'ARCS',
  'END',
  'ENVELOPE',
] as const;
export type Check = (typeof checks)[number];

/** Whether a program passes a check, a sentence for it, and the lines it is about, at most `mostLines`. */
export type CheckResult = {
  readonly check: Check;
  readonly outcome: 'PASSED' | 'WARNING' | 'FAILED' | 'NOT_CHECKED';
  readonly sentence: string;
  readonly lines: readonly number[];
};

/** How far a machine travels along each axis, mm. */
export type Envelope = { readonly x: number; readonly y: number; readonly z: number };

export type Preflight = {
  readonly results: readonly CheckResult[];
  readonly bounds: Bounds | undefined;
  readonly seconds: number;
};

export type PreflightOptions = { readonly envelope?: Envelope; readonly pace?: Pace };

const mostLines = 20;

/** What to look at before a program is run, each check with its outcome; the box and the time beside them. */
export function preflight(
  program: Program,
  { envelope, pace = usualPace }: PreflightOptions = {},
): Preflight {
  const { path, problems } = program;
  const bounds = boundsOf(path);
  const linesOf = (kinds: readonly string[]): number[] =>
    problems.filter(({ kind }) => kinds.includes(kind)).map(({ line }) => line);
  const results = [
    verdict(
      'READABLE',
      linesOf(['MALFORMED', 'REFUSED']),
      'Every line can be read.',
      'cannot be read or done',
    ),
    verdict(
      'DRAWN',
      linesOf(['NOT_DRAWN']),
      'Everything is drawn.',
      'asks for something that is not drawn',
      true,
    ),
    unitsCheck(program),
    verdict('FEED', linesOfCuts(path, isWithoutFeed), 'Every cut has a feed.', 'cuts without a feed'),
    verdict(
      'SPINDLE',
      linesOfCuts(path, isWithoutSpindle),
      'The spindle turns wherever the tool is below Z0.',
      'cuts below Z0 while the spindle is off',
    ),
    verdict(
      'RAPID_BELOW_ZERO',
      linesOfCuts(path, isRapidBelowZero),
      'No rapid goes down or sideways below Z0.',
      'moves down or sideways below Z0 at rapid rate',
    ),
    verdict('ARCS', linesOf(['ARC']), 'Every arc ends on its circle.', 'has an arc that does not close'),
    endCheck(program),
    envelopeCheck(bounds, envelope),
  ];
  return { results, bounds, seconds: durationOf(program, pace).total };
}

function verdict(
  check: Check,
  found: readonly number[],
  passed: string,
  what: string,
  isMild = false,
): CheckResult {
  const lines = [...new Set(found)];
  const [first] = lines;
  if (first === undefined) return { check, outcome: 'PASSED', sentence: passed, lines };
  const others = lines.length - 1;
  const rest = others === 0 ? '' : others === 1 ? ', and 1 more line does' : `, and ${others} more lines do`;
  return {
    check,
    outcome: isMild ? 'WARNING' : 'FAILED',
    sentence: `Line ${first} ${what}${rest}.`,
    lines: lines.slice(0, mostLines),
  };
}

function unitsCheck({ unitsStatedOn, movedWithoutUnits }: Program): CheckResult {
  const check = 'UNITS';
  if (movedWithoutUnits !== undefined) {
    const sentence = `Line ${movedWithoutUnits} moves before G20 or G21 says in which units; taken for mm.`;
    return { check, outcome: 'FAILED', sentence, lines: [movedWithoutUnits] };
  }
  const said =
    unitsStatedOn === undefined ? 'Nothing moves.' : `The units are stated on line ${unitsStatedOn}.`;
  return { check, outcome: 'PASSED', sentence: said, lines: [] };
}

function endCheck({ endedOn, wordsAfterEnd, lineCount }: Program): CheckResult {
  const check = 'END';
  if (endedOn === undefined) {
    const sentence = 'The program has no end: M2 or M30 is missing, so it may not be whole.';
    return { check, outcome: 'FAILED', sentence, lines: [lineCount] };
  }
  if (wordsAfterEnd === undefined) {
    return { check, outcome: 'PASSED', sentence: `The program ends on line ${endedOn}.`, lines: [] };
  }
  const sentence = `The program ends on line ${endedOn}, so line ${wordsAfterEnd} is never run.`;
  return { check, outcome: 'WARNING', sentence, lines: [wordsAfterEnd] };
}

function envelopeCheck(bounds: Bounds | undefined, envelope: Envelope | undefined): CheckResult {
  const check = 'ENVELOPE';
  if (!bounds) return { check, outcome: 'NOT_CHECKED', sentence: 'Nothing moves.', lines: [] };
  const axes = ['x', 'y', 'z'] as const;
  const size = axes.map((axis) => (bounds[axis][1] - bounds[axis][0]).toFixed(1)).join(' × ');
  if (!envelope) {
    const sentence = `It needs ${size} mm; the travel of the machine has not been entered.`;
    return { check, outcome: 'NOT_CHECKED', sentence, lines: [] };
  }
  const tooLong = axes.filter((axis) => bounds[axis][1] - bounds[axis][0] > envelope[axis]);
  if (tooLong.length === 0) {
    return { check, outcome: 'PASSED', sentence: `It needs ${size} mm, which the machine has.`, lines: [] };
  }
  const over = tooLong.map((axis) => `${envelope[axis]} mm in ${axis.toUpperCase()}`).join(' and ');
  const sentence = `It needs ${size} mm, but the machine travels only ${over}.`;
  return { check, outcome: 'FAILED', sentence, lines: [] };
}

type Is = (path: Toolpath, segment: number) => boolean;

/** The lines whose segments are so, each once. */
function linesOfCuts(path: Toolpath, is: Is): number[] {
  const lines: number[] = [];
  for (let segment = 0; segment < path.length; segment += 1) {
    const line = at(path.lines, segment);
    if (lines.at(-1) !== line && is(path, segment)) lines.push(line);
  }
  return lines;
}

const isWithoutFeed: Is = (path, segment) => at(path.kinds, segment) >= FEED && at(path.feeds, segment) <= 0;

const heights = (path: Toolpath, segment: number): readonly [from: number, to: number] => [
  at(path.points, segment * perSegment + 2),
  at(path.points, segment * perSegment + 5),
];

const isPlaced = (path: Toolpath, segment: number): boolean => !(at(path.flags, segment) & UNKNOWN_Z);

const isWithoutSpindle: Is = (path, segment) =>
  at(path.kinds, segment) >= FEED &&
  isPlaced(path, segment) &&
  Math.min(...heights(path, segment)) < 0 &&
  !(at(path.flags, segment) & SPINDLE_ON);

/** Pecks go down in their own hole, so the rapids of a cycle may. */
const isRapidBelowZero: Is = (path, segment) => {
  if (at(path.kinds, segment) !== RAPID || !isPlaced(path, segment) || isPeck(path, segment)) return false;
  const [from, to] = heights(path, segment);
  const point = segment * perSegment;
  const isSideways =
    at(path.points, point) !== at(path.points, point + 3) ||
    at(path.points, point + 1) !== at(path.points, point + 4);
  return Math.min(from, to) < 0 && (isSideways || to < from);
};

const isPeck = (path: Toolpath, segment: number): boolean => {
  const point = segment * perSegment;
  const isUpright =
    at(path.points, point) === at(path.points, point + 3) &&
    at(path.points, point + 1) === at(path.points, point + 4);
  return isUpright && (at(path.flags, segment) & OF_CYCLE) !== 0;
};
