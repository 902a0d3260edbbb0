import type { ProgramProblem } from './block.ts';
import { computeBounds, type Bounds } from './bounds.ts';
import { estimateDuration, defaultMachineTiming, type MachineTiming } from './duration.ts';
import type { Program } from './interpretProgram.ts';
import { programProblemTexts } from './programProblemTexts.ts';
import {
  getColumnValue,
  BEGIN_FLAGS_SHIFT,
  FEED,
  isSegmentKnown,
  CYCLE_MOVE,
  valuesPerSegment,
  RAPID,
  SPINDLE_ON,
  UNKNOWN_Z,
  listWorkOffsets,
  type Toolpath,
} from './toolpath.ts';

export const preflightChecks = [
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
export type PreflightCheck = (typeof preflightChecks)[number];

/** Outcome of a check, as a sentence, with the lines it is about, at most `mostLines`. */
export type PreflightCheckResult = {
  readonly check: PreflightCheck;
  readonly outcome: 'PASSED' | 'WARNING' | 'FAILED' | 'NOT_CHECKED';
  readonly sentence: string;
  readonly lines: readonly number[];
};

export type Envelope = { readonly x: number; readonly y: number; readonly z: number };

export type PreflightReport = {
  readonly results: readonly PreflightCheckResult[];
  readonly bounds: Bounds | undefined;
  readonly seconds: number;
};

export type PreflightOptions = { readonly envelope?: Envelope; readonly pace?: MachineTiming };

const maxLines = 20;

export function runPreflight(
  program: Program,
  { envelope, pace = defaultMachineTiming }: PreflightOptions = {},
): PreflightReport {
  const { path, problems } = program;
  const bounds = computeBounds(path);
  const { check: words } = programProblemTexts;
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
  return { results, bounds, seconds: estimateDuration(program, pace).total };
}

function verdict(
  check: PreflightCheck,
  found: readonly number[],
  passed: string,
  does: string,
  outcome: 'FAILED' | 'WARNING' = 'FAILED',
): PreflightCheckResult {
  const lines = [...new Set(found)];
  const [first] = lines;
  if (first === undefined) return { check, outcome: 'PASSED', sentence: passed, lines };
  const others = lines.length - 1;
  const { line, lines: several } = programProblemTexts.check;
  const sentence = others === 0 ? line(first, does) : several(first, does, others);
  return { check, outcome, sentence, lines: lines.slice(0, maxLines) };
}

const linesOf = (problems: readonly ProgramProblem[], kinds: readonly ProgramProblem['kind'][]): number[] =>
  problems.filter(({ kind }) => kinds.includes(kind)).map(({ line }) => line);

/** The control that will run the program is not known, so what only some controls refuse is a warning. */
function readableCheck(problems: readonly ProgramProblem[]): PreflightCheckResult {
  const { readable, unreadable, disputed } = programProblemTexts.check;
  const found = linesOf(problems, ['MALFORMED', 'REFUSED']);
  if (found.length > 0) return verdict('READABLE', found, readable, unreadable);
  return verdict('READABLE', linesOf(problems, ['DIALECT']), readable, disputed, 'WARNING');
}

function unitsCheck({ unitsStatedOn, movedWithoutUnits }: Program): PreflightCheckResult {
  const check = 'UNITS';
  const { noUnits, nothingMoves, units } = programProblemTexts.check;
  if (movedWithoutUnits !== undefined) {
    return { check, outcome: 'FAILED', sentence: noUnits(movedWithoutUnits), lines: [movedWithoutUnits] };
  }
  const sentence = unitsStatedOn === undefined ? nothingMoves : units(unitsStatedOn);
  return { check, outcome: 'PASSED', sentence, lines: [] };
}

/** Cuts at an unknown position are a warning; a position lost between cuts is only mentioned. */
function placeCheck({ path, events }: Program): PreflightCheckResult {
  const { placed, unplaced, lost } = programProblemTexts.check;
  const cuts = verdict('PLACE', linesOfCuts(path, isUnplacedCut), placed, unplaced, 'WARNING');
  const losses = events.flatMap(({ kind, line }) => (kind === 'LOST' ? [line] : [])).slice(0, maxLines);
  const [first] = losses;
  if (cuts.outcome !== 'PASSED' || first === undefined) return cuts;
  return { check: 'PLACE', outcome: 'NOT_CHECKED', sentence: lost(first), lines: losses };
}

const namesOf = ({ path, zeros }: Program): string[] =>
  listWorkOffsets(path).map((zero) => zeros[zero] ?? String(zero));

function zeroCheck(program: Program): PreflightCheckResult {
  const check = 'ZERO';
  const { nothingMoves, zero, zeros } = programProblemTexts.check;
  const names = namesOf(program);
  const [first] = names;
  if (names.length < 2) {
    const sentence = first === undefined ? nothingMoves : zero(first);
    return { check, outcome: 'PASSED', sentence, lines: [] };
  }
  const lines = program.events.flatMap(({ kind, line }) => (kind === 'ZERO' ? [line] : []));
  return { check, outcome: 'NOT_CHECKED', sentence: zeros(names), lines: lines.slice(0, maxLines) };
}

function endCheck({ endedOn, wordsAfterEnd, lineCount }: Program): PreflightCheckResult {
  const check = 'END';
  const { noEnd, end, wordsAfterEnd: after } = programProblemTexts.check;
  if (endedOn === undefined) return { check, outcome: 'FAILED', sentence: noEnd, lines: [lineCount] };
  if (wordsAfterEnd === undefined) return { check, outcome: 'PASSED', sentence: end(endedOn), lines: [] };
  return { check, outcome: 'WARNING', sentence: after(endedOn, wordsAfterEnd), lines: [wordsAfterEnd] };
}

function envelopeCheck(
  program: Program,
  bounds: Bounds | undefined,
  envelope: Envelope | undefined,
): PreflightCheckResult {
  const check = 'ENVELOPE';
  const { nothingMoves, noTravel, fits, fitsFrom, tooLong } = programProblemTexts.check;
  const told = (outcome: PreflightCheckResult['outcome'], sentence: string): PreflightCheckResult => ({
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
    const line = getColumnValue(path.lines, segment);
    if (lines.at(-1) !== line && is(path, segment)) lines.push(line);
  }
  return lines;
}

const isWithoutFeed: Is = (path, segment) =>
  getColumnValue(path.kinds, segment) >= FEED && getColumnValue(path.feeds, segment) <= 0;

const heights = (path: Toolpath, segment: number): readonly [from: number, to: number] => [
  getColumnValue(path.points, segment * valuesPerSegment + 2),
  getColumnValue(path.points, segment * valuesPerSegment + 5),
];

const hasHeight = (path: Toolpath, segment: number): boolean =>
  !(getColumnValue(path.flags, segment) & UNKNOWN_Z);

const isUnplacedCut: Is = (path, segment) =>
  getColumnValue(path.kinds, segment) >= FEED && !isSegmentKnown(path, segment);

const isWithoutSpindle: Is = (path, segment) =>
  getColumnValue(path.kinds, segment) >= FEED &&
  hasHeight(path, segment) &&
  Math.min(...heights(path, segment)) < 0 &&
  !(getColumnValue(path.flags, segment) & SPINDLE_ON);

/** Pecks go down in a hole that is already drilled, so the rapids of a cycle are allowed below zero. */
const isRapidBelowZero: Is = (path, segment) => {
  if (getColumnValue(path.kinds, segment) !== RAPID || !hasHeight(path, segment) || isPeck(path, segment))
    return false;
  const [from, to] = heights(path, segment);
  const point = segment * valuesPerSegment;
  const flags = getColumnValue(path.flags, segment);
  // An axis whose position is unknown at the beginning of the segment, and known at its end.
  const isFromAfar = ((flags >> BEGIN_FLAGS_SHIFT) & ~flags & 7) !== 0;
  const isSideways =
    getColumnValue(path.points, point) !== getColumnValue(path.points, point + 3) ||
    getColumnValue(path.points, point + 1) !== getColumnValue(path.points, point + 4);
  return Math.min(from, to) < 0 && (isSideways || isFromAfar || to < from);
};

const isPeck = (path: Toolpath, segment: number): boolean => {
  const point = segment * valuesPerSegment;
  const isUpright =
    getColumnValue(path.points, point) === getColumnValue(path.points, point + 3) &&
    getColumnValue(path.points, point + 1) === getColumnValue(path.points, point + 4);
  return isUpright && (getColumnValue(path.flags, segment) & CYCLE_MOVE) !== 0;
};
