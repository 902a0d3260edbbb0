import { cornerOf, meeting, pieceCount, type Contour } from './contour.ts';
import { distance, type Point } from './point.ts';

const mostCompared = 20;

const samples = 24;

function placesAlong(contour: Contour): readonly Point[] {
  const places: Point[] = [];
  const count = pieceCount(contour);
  let [total, index] = [0, 0];
  for (let piece = 0; piece < count; piece += 1)
    total += distance(cornerOf(contour, piece), cornerOf(contour, piece + 1));
  const step = total / samples;
  let passed = 0;
  for (let piece = 0; piece < count && index < samples; piece += 1) {
    const [from, to] = [cornerOf(contour, piece), cornerOf(contour, piece + 1)];
    const long = distance(from, to);
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
  for (let piece = 0; piece < pieceCount(contour); piece += 1) {
    if (distanceToPiece(point, cornerOf(contour, piece), cornerOf(contour, piece + 1)) <= 2 * meeting)
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
  return sides(one).every((side, index) => Math.abs(side - (others[index] ?? 0)) <= 2 * meeting);
}

/** A coarse place of a box, so that equal ones meet; those on the edge of two cells are looked for in both. */
const cellsOf = ({ extent }: Contour): readonly string[] => {
  const cells = (at: number): readonly number[] => [
    ...new Set([Math.floor((at - 2 * meeting) / 1), Math.floor((at + 2 * meeting) / 1)]),
  ];
  return cells(extent.left).flatMap((x) => cells(extent.top).map((y) => `${x} ${y}`));
};

/**
 * However spelled, wherever begun, whichever way: groups by place in the list. A line cut in two is found as running
 * along.
 */
export function duplicatesIn(contours: readonly Contour[]): readonly (readonly number[])[] {
  const byCell = new Map<string, { readonly first: Contour; readonly group: number[] }[]>();
  const groups: number[][] = [];
  contours.forEach((contour, index) => {
    const cells = cellsOf(contour);
    const near = new Set(cells.flatMap((cell) => byCell.get(cell) ?? []));
    const alike = [...near].filter(({ first }) => looksSame(first, contour)).slice(0, mostCompared);
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
