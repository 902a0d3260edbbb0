import { formatMillimetres } from '../words/numbers.ts';
import type { Point } from './point.ts';

/** FAULT spoils the cut, LEFT_OUT is not cut, NOTE is only for information. */
export type ProblemSeverity = 'FAULT' | 'LEFT_OUT' | 'NOTE';

export type OutlineProblem = {
  readonly kind: OutlineProblemKind;
  readonly weight: ProblemSeverity;
  readonly text: string;
  readonly elements: readonly number[];
  readonly at?: Point;
};

const plain = {
  TEXT: ['LEFT_OUT', 'Text is not cut. Turn it into paths.'],
  IMAGE: ['LEFT_OUT', 'A picture is not cut.'],
  WEB_PAGE: ['LEFT_OUT', 'Web page content is not cut.'],
  SCRIPT: ['LEFT_OUT', 'A script does nothing here.'],
  ANIMATION: ['LEFT_OUT', 'An animation is not cut: the line stays where it begins.'],
  STYLE_SHEET: ['LEFT_OUT', 'A style sheet is not read. It may hide or move lines.'],
  STYLE_GEOMETRY: ['FAULT', 'Its style moves it or gives it measures, which is not read.'],
  GRADIENT: ['LEFT_OUT', 'A gradient or pattern is not cut.'],
  FILTER: ['LEFT_OUT', 'A filter is not cut.'],
  CLIP: ['FAULT', 'It is clipped or masked on the screen, and would be cut whole.'],
  MARKER: ['LEFT_OUT', 'Markers at its ends and corners are not cut.'],
  DASHES: ['NOTE', 'It is dashed on the screen, and cut as one line.'],
  HIDDEN: ['LEFT_OUT', 'It is hidden, and not cut.'],
  SWITCH: ['NOTE', 'Of its alternatives all are cut.'],
  UNKNOWN: ['LEFT_OUT', 'It is no element of drawings that is known, and not cut.'],
  USE_MISSING: ['FAULT', 'It repeats an element that is not there.'],
  USE_OUTSIDE: ['FAULT', 'It repeats something of another file, which is not fetched.'],
  USE_CIRCLE: ['FAULT', 'It repeats itself without end.'],
  UNREADABLE: ['FAULT', 'It cannot be read to its end. What stands before is cut.'],
  TRANSFORM: ['FAULT', 'Its transform cannot be read, and it is left where it is.'],
  TOO_FAR: ['FAULT', 'It reaches further than any mill, or its measures are no numbers.'],
  TRANSFORMED: ['NOTE', 'It is moved, turned or scaled. The measures here have that in them.'],
} as const satisfies Record<string, readonly [ProblemSeverity, string]>;

export type SimpleProblemKind = keyof typeof plain;
export type OutlineProblemKind =
  | SimpleProblemKind
  | 'OPEN'
  | 'DUPLICATE'
  | 'CROSSING'
  | 'OVERLAP'
  | 'UNITS'
  | 'SHEET'
  | 'UNCHECKED'
  | 'EMPTY';

export const createSimpleProblem = (kind: SimpleProblemKind, element: number): OutlineProblem => ({
  kind,
  weight: plain[kind][0],
  text: plain[kind][1],
  elements: [element],
});

export const createOpenContourProblem = (element: number, gap: number, at: Point): OutlineProblem => ({
  kind: 'OPEN',
  weight: 'FAULT',
  text: `The line is open: its ends are ${formatMillimetres(gap)} mm apart.`,
  elements: [element],
  at,
});

export const createDuplicateProblem = (elements: readonly number[], at: Point): OutlineProblem => ({
  kind: 'DUPLICATE',
  weight: 'FAULT',
  text: `The same line is there ${elements.length === 2 ? 'twice' : `${elements.length} times`}, and would be cut each time.`,
  elements,
  at,
});

const places = (count: number): string => (count === 1 ? 'at one place' : `at ${count} places`);

export const createCrossingProblem = (
  elements: readonly number[],
  count: number,
  at: Point,
): OutlineProblem => ({
  kind: 'CROSSING',
  weight: 'FAULT',
  text:
    elements.length === 1
      ? `The line crosses or touches itself ${places(count)}.`
      : `The lines cross or touch ${places(count)}.`,
  elements,
  at,
});

export const createOverlapProblem = (elements: readonly number[], at: Point): OutlineProblem => ({
  kind: 'OVERLAP',
  weight: 'FAULT',
  text:
    elements.length === 1
      ? 'The line runs back along itself, and would be cut there twice.'
      : 'The lines run along each other, and would be cut there twice.',
  elements,
  at,
});

const whole = (kind: OutlineProblemKind, weight: ProblemSeverity, text: string): OutlineProblem => ({
  kind,
  weight,
  text,
  elements: [],
});

export const drawingProblems = {
  EMPTY: whole('EMPTY', 'FAULT', 'There is no line to cut.'),
  UNITS: whole('UNITS', 'NOTE', 'The drawing does not say its size in mm. 96 pixels are taken as an inch.'),
  SHEET: whole('SHEET', 'NOTE', 'Some lines lie outside of the sheet of the drawing.'),
  UNCHECKED: whole(
    'UNCHECKED',
    'FAULT',
    'There are too many lines to look for every crossing. There may be more than are listed.',
  ),
} as const;

export const outlineRefusalTexts = {
  UNREAD: 'The drawing could not be read. Choose it again.',
  LARGE: 'The drawing is larger than 2 MB.',
  ELEMENTS: 'The drawing has too many elements, or repeats itself too often.',
  POINTS: 'The drawing has too many lines and curves.',
  DEPTH: 'The drawing is nested too deeply.',
} as const;
