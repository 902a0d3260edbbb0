import type { Problem } from './block.ts';
import { boundsOf, type Bounds } from './bounds.ts';
import { durationOf, usualPace, type Pace } from './duration.ts';
import type { Program } from './interpret.ts';
import { sentences } from './sentences.ts';
import {
  at,
  BEGINS,
  FEED,
  isPlaced,
  OF_CYCLE,
  perSegment,
  RAPID,
  SPINDLE_ON,
  UNKNOWN_Z,
  zerosIn,
  type Toolpath,
} from './toolpath.ts';

export const checks = [
  'READABLE',
  'DRAWN',
  'UNITS',
  'FEED',
  'SPINDLE',
  'RAPID_BELOW_ZERO',
  'ARCS',
  'PLACE',
  'ZERO',
  'END',
  'ENVELOPE',
] as const;
export type Check = (typeof checks)[number];

/** The outcome of a check, a sentence for it, and the lines it is about, at most `mostLines`. */
export type CheckResult = {
  readonly check: Check;
  readonly outcome: 'PASSED' | 'WARNING' | 'FAILED' | 'NOT_CHECKED';
  readonly sentence: string;
  readonly lines: readonly number[];
};

export type Envelope = { readonly x: number; readonly y: number; readonly z: number };

export type Preflight = {
  readonly results: readonly CheckResult[];
  readonly bounds: Bounds | undefined;
  readonly seconds: number;
};

export type PreflightOptions = { readonly envelope?: Envelope; readonly pace?: Pace };

const mostLines = 20;

export function preflight(
  program: Program,
  { envelope, pace = usualPace }: PreflightOptions = {},
): Preflight {
  const { path, problems } = program;
  const bounds = boundsOf(path);
  const { check: words } = sentences;
  const results = [
    readableCheck(problems),
    verdict('DRAWN', linesOf(problems, ['NOT_DRAWN']), words.drawn, words.notDrawn, 'WARNING'),
    unitsCheck(program),
    verdict('FEED', linesOfCuts(path, isWithoutFeed), words.fed, words.noFeed),
    verdict('SPINDLE', linesOfCuts(path, isWithoutSpindle), words.turning, words.notTurning),
    verdict('RAPID_BELOW_ZERO', linesOfCuts(path, isRapidBelowZero), words.highRapids, words.lowRapids),
    verdict('ARCS', linesOf(problems, ['ARC']), words.closed, words.notClosed),
    placeCheck(program),
    zeroCheck(program),
    endCheck(program),
    envelopeCheck(program, bounds, envelope),
  ];
  return { results, bounds, seconds: durationOf(program, pace).total };
}

function verdict(
  check: Check,
  found: readonly number[],
  passed: string,
  does: string,
  outcome: 'FAILED' | 'WARNING' = 'FAILED',
): CheckResult {
  const lines = [...new Set(found)];
  const [first] = lines;
  if (first === undefined) return { check, outcome: 'PASSED', sentence: passed, lines };
  const others = lines.length - 1;
  const { line, lines: several } = sentences.check;
  const sentence = others === 0 ? line(first, does) : several(first, does, others);
  return { check, outcome, sentence, lines: lines.slice(0, mostLines) };
}

const linesOf = (problems: readonly Problem[], kinds: readonly Problem['kind'][]): number[] =>
  problems.filter(({ kind }) => kinds.includes(kind)).map(({ line }) => line);

/** Which control will run the program is not known, so what some of them refuse is no more than a warning. */
function readableCheck(problems: readonly Problem[]): CheckResult {
  const { readable, unreadable, disputed } = sentences.check;
  const found = linesOf(problems, ['MALFORMED', 'REFUSED']);
  if (found.length > 0) return verdict('READABLE', found, readable, unreadable);
  return verdict('READABLE', linesOf(problems, ['DIALECT']), readable, disputed, 'WARNING');
}

function unitsCheck({ unitsStatedOn, movedWithoutUnits }: Program): CheckResult {
  const check = 'UNITS';
  const { noUnits, nothingMoves, units } = sentences.check;
  if (movedWithoutUnits !== undefined) {
    return { check, outcome: 'FAILED', sentence: noUnits(movedWithoutUnits), lines: [movedWithoutUnits] };
  }
  const sentence = unitsStatedOn === undefined ? nothingMoves : units(unitsStatedOn);
  return { check, outcome: 'PASSED', sentence, lines: [] };
}

/** Cuts at a place that is not known are a warning; a place that is lost between cuts is only told. */
function placeCheck({ path, events }: Program): CheckResult {
  const { placed, unplaced, lost } = sentences.check;
  const cuts = verdict('PLACE', linesOfCuts(path, isUnplacedCut), placed, unplaced, 'WARNING');
  const losses = events.flatMap(({ kind, line }) => (kind === 'LOST' ? [line] : [])).slice(0, mostLines);
  const [first] = losses;
  if (cuts.outcome !== 'PASSED' || first === undefined) return cuts;
  return { check: 'PLACE', outcome: 'NOT_CHECKED', sentence: lost(first), lines: losses };
}

const namesOf = ({ path, zeros }: Program): string[] =>
  zerosIn(path).map((zero) => zeros[zero] ?? String(zero));

function zeroCheck(program: Program): CheckResult {
  const check = 'ZERO';
  const { nothingMoves, zero, zeros } = sentences.check;
  const names = namesOf(program);
  const [first] = names;
  if (names.length < 2) {
    const sentence = first === undefined ? nothingMoves : zero(first);
    return { check, outcome: 'PASSED', sentence, lines: [] };
  }
  const lines = program.events.flatMap(({ kind, line }) => (kind === 'ZERO' ? [line] : []));
  return { check, outcome: 'NOT_CHECKED', sentence: zeros(names), lines: lines.slice(0, mostLines) };
}

function endCheck({ endedOn, wordsAfterEnd, lineCount }: Program): CheckResult {
  const check = 'END';
  const { noEnd, end, wordsAfterEnd: after } = sentences.check;
  if (endedOn === undefined) return { check, outcome: 'FAILED', sentence: noEnd, lines: [lineCount] };
  if (wordsAfterEnd === undefined) return { check, outcome: 'PASSED', sentence: end(endedOn), lines: [] };
  return { check, outcome: 'WARNING', sentence: after(endedOn, wordsAfterEnd), lines: [wordsAfterEnd] };
}

function envelopeCheck(
  program: Program,
  bounds: Bounds | undefined,
  envelope: Envelope | undefined,
): CheckResult {
  const check = 'ENVELOPE';
  const { nothingMoves, noTravel, fits, fitsFrom, tooLong } = sentences.check;
  const told = (outcome: CheckResult['outcome'], sentence: string): CheckResult => ({
    check,
    outcome,
    sentence,
    lines: [],
  });
  if (!bounds) return told('NOT_CHECKED', nothingMoves);
  const axes = ['x', 'y', 'z'] as const;
  const size = axes.map((axis) => (bounds[axis][1] - bounds[axis][0]).toFixed(1)).join(' × ');
  if (!envelope) return told('NOT_CHECKED', noTravel(size));
  const over = axes.filter((axis) => bounds[axis][1] - bounds[axis][0] > envelope[axis]);
  if (over.length > 0) {
    const travels = over.map((axis) => `${envelope[axis]} mm in ${axis.toUpperCase()}`);
    return told('FAILED', tooLong(size, travels));
  }
  const [first = '', ...others] = namesOf(program);
  return others.length > 0 ? told('NOT_CHECKED', fitsFrom(size, first)) : told('PASSED', fits(size));
}

type Is = (path: Toolpath, segment: number) => boolean;

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

const hasHeight = (path: Toolpath, segment: number): boolean => !(at(path.flags, segment) & UNKNOWN_Z);

const isUnplacedCut: Is = (path, segment) => at(path.kinds, segment) >= FEED && !isPlaced(path, segment);

const isWithoutSpindle: Is = (path, segment) =>
  at(path.kinds, segment) >= FEED &&
  hasHeight(path, segment) &&
  Math.min(...heights(path, segment)) < 0 &&
  !(at(path.flags, segment) & SPINDLE_ON);

/** Pecks go down in their own hole, so the rapids of a cycle may. */
const isRapidBelowZero: Is = (path, segment) => {
  if (at(path.kinds, segment) !== RAPID || !hasHeight(path, segment) || isPeck(path, segment)) return false;
  const [from, to] = heights(path, segment);
  const point = segment * perSegment;
  const flags = at(path.flags, segment);
  // An axis that comes from somewhere else.
  const isFromAfar = ((flags >> BEGINS) & ~flags & 7) !== 0;
  const isSideways =
    at(path.points, point) !== at(path.points, point + 3) ||
    at(path.points, point + 1) !== at(path.points, point + 4);
  return Math.min(from, to) < 0 && (isSideways || isFromAfar || to < from);
};

const isPeck = (path: Toolpath, segment: number): boolean => {
  const point = segment * perSegment;
  const isUpright =
    at(path.points, point) === at(path.points, point + 3) &&
    at(path.points, point + 1) === at(path.points, point + 4);
  return isUpright && (at(path.flags, segment) & OF_CYCLE) !== 0;
};
