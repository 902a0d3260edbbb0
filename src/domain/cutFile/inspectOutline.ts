import { readSvgDrawing } from '../content/svgSafety.ts';
import type { InspectionResult } from '../file/previewKind.ts';
import {
  getContourCorner,
  type Contour,
  getContourEnds,
  meetingToleranceMm,
  countContourPieces,
} from './contour.ts';
import { findCrossings } from './crossings.ts';
import {
  getExtentHeight,
  mergeExtents,
  getExtentWidth,
  type Extent,
  getDistance,
  type Point,
} from './point.ts';
import {
  createCrossingProblem,
  drawingProblems,
  createDuplicateProblem,
  createOpenContourProblem,
  outlineRefusalTexts,
  createOverlapProblem,
  type OutlineProblem,
  type ProblemSeverity,
} from './outlineProblem.ts';
import { maxDrawingLength } from './cutFile.ts';
import { readDrawingSheet, type DrawingSheet } from './coordinateSystem.ts';
import {
  collectNamedElements,
  OutlineError,
  OutlineCollector,
  type NamedElement,
} from './outlineCollector.ts';

const maxCompared = 20;
const samples = 24;

function placesAlong(contour: Contour): readonly Point[] {
  const places: Point[] = [];
  const count = countContourPieces(contour);
  let [total, index] = [0, 0];
  for (let piece = 0; piece < count; piece += 1)
    total += getDistance(getContourCorner(contour, piece), getContourCorner(contour, piece + 1));
  const step = total / samples;
  let passed = 0;
  for (let piece = 0; piece < count && index < samples; piece += 1) {
    const [from, to] = [getContourCorner(contour, piece), getContourCorner(contour, piece + 1)];
    const long = getDistance(from, to);
    if (long === 0) continue;
    const end = passed + long;
    for (; index < samples && index * step <= end; index += 1) {
      const share = (index * step - passed) / long;
      places.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    }
    passed = end;
  }
  return places;
}

function distanceToPiece([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const squared = dx * dx + dy * dy;
  const share = squared === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / squared));
  return Math.hypot(x - ax - dx * share, y - ay - dy * share);
}

function isOn(point: Point, contour: Contour): boolean {
  for (let piece = 0; piece < countContourPieces(contour); piece += 1) {
    if (
      distanceToPiece(point, getContourCorner(contour, piece), getContourCorner(contour, piece + 1)) <=
      2 * meetingToleranceMm
    )
      return true;
  }
  return false;
}

const isSame = (one: Contour, other: Contour): boolean =>
  placesAlong(one).every((place) => isOn(place, other)) &&
  placesAlong(other).every((place) => isOn(place, one));

const sides = ({ extent: { left, top, right, bottom }, length }: Contour): readonly number[] => [
  left,
  top,
  right,
  bottom,
  length,
];

function looksSame(one: Contour, other: Contour): boolean {
  const others = sides(other);
  return sides(one).every((side, index) => Math.abs(side - (others[index] ?? 0)) <= 2 * meetingToleranceMm);
}

/** Millimetre cells of a contour's top left corner, to find equal contours; both cells near a border. */
const cellsOf = ({ extent }: Contour): readonly string[] => {
  const cells = (at: number): readonly number[] => [
    ...new Set([
      Math.floor((at - 2 * meetingToleranceMm) / 1),
      Math.floor((at + 2 * meetingToleranceMm) / 1),
    ]),
  ];
  return cells(extent.left).flatMap((x) => cells(extent.top).map((y) => `${x} ${y}`));
};

/**
 * Indices of equal contours, whatever their start, direction or notation. A copy that is cut in two is found
 * as an overlap instead.
 */
function findDuplicateContours(contours: readonly Contour[]): readonly (readonly number[])[] {
  const byCell = new Map<string, { readonly first: Contour; readonly group: number[] }[]>();
  const groups: number[][] = [];
  contours.forEach((contour, index) => {
    const cells = cellsOf(contour);
    const near = new Set(cells.flatMap((cell) => byCell.get(cell) ?? []));
    const alike = [...near].filter(({ first }) => looksSame(first, contour)).slice(0, maxCompared);
    const same = alike.find(({ first }) => isSame(first, contour));
    if (same) {
      same.group.push(index);
      return;
    }
    const own = { first: contour, group: [index] };
    groups.push(own.group);
    for (const cell of cells) byCell.set(cell, [...(byCell.get(cell) ?? []), own]);
  });
  return groups.filter(({ length }) => length > 1);
}

/** `contour` is an index, `gap` the distance of the ends in mm, `at` an end that no other line meets. */
export type OpenContour = { readonly contour: number; readonly gap: number; readonly at: Point };

type End = { readonly contour: number; readonly at: Point };

const cell = (at: number, more: number): number => Math.floor(at / (2 * meetingToleranceMm)) + more;

class Ends {
  readonly #byCell = new Map<string, End[]>();

  add(end: End): void {
    const key = `${cell(end.at[0], 0)} ${cell(end.at[1], 0)}`;
    const held = this.#byCell.get(key);
    if (held) held.push(end);
    else this.#byCell.set(key, [end]);
  }

  isMet({ contour, at }: End): boolean {
    for (const x of [-1, 0, 1]) {
      for (const y of [-1, 0, 1]) {
        const near = this.#byCell.get(`${cell(at[0], x)} ${cell(at[1], y)}`) ?? [];
        if (
          near.some((other) => other.contour !== contour && getDistance(other.at, at) <= meetingToleranceMm)
        )
          return true;
      }
    }
    return false;
  }
}

/** Lines that are open. Lines that meet end to end close each other, as many programs export them singly. */
function openLines(contours: readonly Contour[]): readonly OpenContour[] {
  const ends = new Ends();
  const open = contours.flatMap((contour, index) => (contour.isClosed ? [] : [{ contour, index }]));
  for (const { contour, index } of open)
    for (const at of getContourEnds(contour)) ends.add({ contour: index, at });
  return open.flatMap(({ contour, index }) => {
    const [first, last] = getContourEnds(contour);
    const loose = [first, last].find((at) => !ends.isMet({ contour: index, at }));
    return loose ? [{ contour: index, gap: getDistance(first, last), at: loose }] : [];
  });
}

export type Outline = {
  readonly contours: readonly Contour[];
  readonly extent: Extent | undefined;
  readonly width: number;
  readonly height: number;
  readonly cutLength: number;
  readonly sheet: { readonly width: number; readonly height: number };
  readonly elements: readonly NamedElement[];
  readonly problems: readonly OutlineProblem[];
};

const maxOfKind = 200;

const weights: readonly ProblemSeverity[] = ['FAULT', 'LEFT_OUT', 'NOTE'];

const unique = (numbers: readonly number[]): readonly number[] => [...new Set(numbers)];

function lineProblems(contours: readonly Contour[]): readonly OutlineProblem[] {
  const element = (index: number): number => contours[index]?.element ?? 0;
  const open = openLines(contours).map(({ contour, gap, at }) =>
    createOpenContourProblem(element(contour), gap, at),
  );
  const groups = findDuplicateContours(contours);
  const repeated = new Set(groups.flatMap((group) => group.slice(1)));
  const twice = groups.map((group) => {
    const first = contours[group[0] ?? 0];
    return createDuplicateProblem(group.map(element), first ? getContourCorner(first, 0) : [0, 0]);
  });
  const { meetings, isComplete } = findCrossings(contours, repeated);
  const met = meetings.flatMap(({ one, other, places, along }) => {
    const elements = unique([element(one), element(other)]);
    const [first] = places;
    if (along) return [createOverlapProblem(elements, along)];
    return first ? [createCrossingProblem(elements, places.length, first)] : [];
  });
  return [...open, ...twice, ...met, ...(isComplete ? [] : [drawingProblems.UNCHECKED])];
}

function sheetProblems(
  extent: Extent | undefined,
  { width, height, saysSize }: DrawingSheet,
): readonly OutlineProblem[] {
  if (!extent) return [drawingProblems.EMPTY];
  const slack = 0.01;
  const isOutside =
    extent.left < -slack ||
    extent.top < -slack ||
    extent.right > width + slack ||
    extent.bottom > height + slack;
  return [...(saysSize ? [] : [drawingProblems.UNITS]), ...(isOutside ? [drawingProblems.SHEET] : [])];
}

function ordered(problems: readonly OutlineProblem[]): readonly OutlineProblem[] {
  const counts = new Map<string, number>();
  return weights
    .flatMap((weight) => problems.filter((problem) => problem.weight === weight))
    .filter(({ kind }) => {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return count <= maxOfKind;
    });
}

/**
 * The lines to cut, in mm, and the problems of a drawing. Its source is only parsed: nothing is rendered, run
 * or fetched, and a drawing that would take too long is refused.
 */
export function inspectOutline(svg: string): InspectionResult<Outline> {
  if (svg.length > maxDrawingLength) return { ok: false, reason: outlineRefusalTexts.LARGE };
  const drawing = readSvgDrawing(svg);
  if (!drawing.ok) return { ok: false, reason: drawing.reason };
  const { root } = drawing;
  const elements = collectNamedElements(root);
  const sheet = readDrawingSheet(root.attributes);
  const walk = new OutlineCollector(elements);
  try {
    walk.contents(root, { matrix: sheet.matrix, viewport: sheet.viewport, depth: 0 });
  } catch (error) {
    if (error instanceof OutlineError) return { ok: false, reason: error.message };
    throw error;
  }
  const { contours } = walk;
  const extent = mergeExtents(contours.map((each) => each.extent));
  return {
    ok: true,
    cautions: [],
    facts: {
      contours,
      extent,
      width: extent ? getExtentWidth(extent) : 0,
      height: extent ? getExtentHeight(extent) : 0,
      cutLength: contours.reduce((sum, { length }) => sum + length, 0),
      sheet: { width: sheet.width, height: sheet.height },
      elements: elements.named,
      problems: ordered([...lineProblems(contours), ...walk.problems, ...sheetProblems(extent, sheet)]),
    },
  };
}
