import {
  getContourCorner,
  getContourEnds,
  meetingToleranceMm,
  countContourPieces,
  type Contour,
} from './contour.ts';
import {
  getDistance,
  type Point,
  getExtentHeight,
  mergeExtents,
  getExtentWidth,
  type Extent,
} from './point.ts';

type Piece = { readonly contour: number; readonly piece: number };

const maxPairs = 4_000_000;
const maxEntries = 3_000_000;

class Grid {
  readonly #cells = new Map<number, number[]>();
  readonly #columns: number;
  readonly #size: number;
  readonly #extent: Extent;
  entries = 0;

  constructor(extent: Extent, pieces: number) {
    this.#extent = extent;
    const maxLength = Math.max(getExtentWidth(extent), getExtentHeight(extent), 1e-6);
    const cells = Math.min(1000, Math.max(1, Math.ceil(Math.sqrt(pieces))));
    this.#size = maxLength / cells;
    this.#columns = cells + 2;
  }

  #index(at: number, from: number): number {
    return Math.floor((at - from) / this.#size);
  }

  enter(id: number, [ax, ay]: Point, [bx, by]: Point): void {
    const { left, top } = this.#extent;
    // A line end on the border of two cells belongs to both.
    const slack = this.#size * 1e-6;
    const [low, high] = [Math.min(ax, bx) - slack, Math.max(ax, bx) + slack];
    const [first, last] = [this.#index(low, left), this.#index(high, left)];
    for (let column = first; column <= last; column += 1) {
      const [from, to] = [left + column * this.#size - slack, left + (column + 1) * this.#size + slack];
      const [one, two] = [this.#heightAt(from, [ax, ay], [bx, by]), this.#heightAt(to, [ax, ay], [bx, by])];
      const bottom = this.#index(Math.max(one, two) + slack, top);
      for (let row = this.#index(Math.min(one, two) - slack, top); row <= bottom; row += 1) {
        const cell = (row + 1) * this.#columns + column + 1;
        const held = this.#cells.get(cell);
        if (held) held.push(id);
        else this.#cells.set(cell, [id]);
        this.entries += 1;
      }
    }
  }

  #heightAt(x: number, [ax, ay]: Point, [bx, by]: Point): number {
    if (ax === bx) return x < ax ? ay : by;
    const share = Math.min(1, Math.max(0, (x - ax) / (bx - ax)));
    return ay + (by - ay) * share;
  }

  cells(): Iterable<readonly number[]> {
    return this.#cells.values();
  }
}

/**
 * Calls `look` with pieces that share a grid cell, some pairs more than once, until it returns false. Returns
 * whether it saw all pairs; bounds keep this to seconds. Contours in `skip` are left out.
 */
function pairsOf(
  contours: readonly Contour[],
  skip: ReadonlySet<number>,
  look: (one: Piece, other: Piece) => boolean,
): boolean {
  const counted = contours.filter((_, index) => !skip.has(index));
  const extent = mergeExtents(counted.map((each) => each.extent));
  if (!extent) return true;
  const pieces: Piece[] = [];
  const grid = new Grid(
    extent,
    counted.reduce((sum, each) => sum + countContourPieces(each), 0),
  );
  for (const [contour, line] of contours.entries()) {
    if (skip.has(contour)) continue;
    for (let piece = 0; piece < countContourPieces(line) && grid.entries <= maxEntries; piece += 1) {
      grid.enter(pieces.length, getContourCorner(line, piece), getContourCorner(line, piece + 1));
      pieces.push({ contour, piece });
    }
  }
  let pairs = 0;
  for (const held of grid.cells()) {
    for (let first = 0; first < held.length; first += 1) {
      for (let second = first + 1; second < held.length; second += 1) {
        const [one, other] = [pieces[held[first] ?? 0], pieces[held[second] ?? 0]];
        pairs += 1;
        if (pairs > maxPairs) return false;
        if (one && other && one !== other && !look(one, other)) return false;
      }
    }
  }
  return grid.entries <= maxEntries;
}

export type ContourCrossing = {
  readonly one: number;
  readonly other: number;
  readonly places: readonly Point[];
  readonly along: Point | undefined;
};

export type CrossingSearchResult = {
  readonly meetings: readonly ContourCrossing[];
  readonly isComplete: boolean;
};

const maxPlaces = 2000;

type Touch = { readonly at: Point; readonly along: boolean };

function touchOf([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): Touch | undefined {
  const [rx, ry] = [b[0] - a[0], b[1] - a[1]];
  const [sx, sy] = [d[0] - c[0], d[1] - c[1]];
  const [qx, qy] = [c[0] - a[0], c[1] - a[1]];
  const [long, other] = [Math.hypot(rx, ry), Math.hypot(sx, sy)];
  if (long === 0 || other === 0) return undefined;
  const cross = rx * sy - ry * sx;
  if (Math.abs(cross) > 1e-9 * long * other) {
    const [t, u] = [(qx * sy - qy * sx) / cross, (qx * ry - qy * rx) / cross];
    // Pieces reach slightly beyond their ends, so that a line that ends on another one touches it.
    const [slackT, slackU] = [1e-7 / long, 1e-7 / other];
    if (t < -slackT || t > 1 + slackT || u < -slackU || u > 1 + slackU) return undefined;
    return { at: [a[0] + rx * t, a[1] + ry * t], along: false };
  }
  if (Math.abs(qx * ry - qy * rx) / long > meetingToleranceMm / 10) return undefined;
  const along = ([x, y]: Point): number => ((x - a[0]) * rx + (y - a[1]) * ry) / long;
  const [low, high] = [Math.min(along(c), along(d)), Math.max(along(c), along(d))];
  const [from, to] = [Math.max(0, low), Math.min(long, high)];
  if (to - from <= meetingToleranceMm) return undefined;
  return { at: [a[0] + (rx * from) / long, a[1] + (ry * from) / long], along: true };
}

const ends = (contours: readonly Contour[], { contour, piece }: Piece): readonly [Point, Point] => {
  const line = contours[contour];
  return line
    ? [getContourCorner(line, piece), getContourCorner(line, piece + 1)]
    : [
        [0, 0],
        [0, 0],
      ];
};

/** The corner at which one piece of a contour follows the other; undefined for other pairs. */
function jointOf(contours: readonly Contour[], one: Piece, other: Piece): Point | undefined {
  const line = contours[one.contour];
  if (!line || one.contour !== other.contour) return undefined;
  const [low, high] = [Math.min(one.piece, other.piece), Math.max(one.piece, other.piece)];
  if (high - low === 1) return getContourCorner(line, high);
  const isSeam = line.isClosed && low === 0 && high === countContourPieces(line) - 1;
  return isSeam ? getContourCorner(line, 0) : undefined;
}

const isEnd = (contour: Contour | undefined, place: Point): boolean =>
  contour !== undefined &&
  !contour.isClosed &&
  getContourEnds(contour).some((end) => getDistance(end, place) <= meetingToleranceMm);

class Found {
  readonly #byPair = new Map<
    string,
    { one: number; other: number; places: Point[]; along: Point | undefined }
  >();
  #count = 0;

  get isFull(): boolean {
    return this.#count >= maxPlaces;
  }

  add(one: number, other: number, { at, along }: Touch): void {
    const key = `${one} ${other}`;
    const known = this.#byPair.get(key) ?? { one, other, places: [], along: undefined };
    this.#byPair.set(key, known);
    if (along) {
      known.along ??= at;
      return;
    }
    if (known.places.some((place) => getDistance(place, at) <= 2 * meetingToleranceMm)) return;
    known.places.push(at);
    this.#count += 1;
  }

  all(): readonly ContourCrossing[] {
    return [...this.#byPair.values()].toSorted((a, b) => a.one - b.one || a.other - b.other);
  }
}

/** Finds contours that cross or overlap. Open ends that meet continue each other and do not count. */
export function findCrossings(contours: readonly Contour[], skip: ReadonlySet<number>): CrossingSearchResult {
  const found = new Found();
  let isFull = false;
  const isComplete = pairsOf(contours, skip, (first, second) => {
    const [one, other] = first.contour <= second.contour ? [first, second] : [second, first];
    const touch = touchOf(ends(contours, one), ends(contours, other));
    if (!touch) return true;
    if (!touch.along) {
      const joint = jointOf(contours, one, other);
      if (joint && getDistance(joint, touch.at) <= meetingToleranceMm) return true;
      const [a, b] = [contours[one.contour], contours[other.contour]];
      if (isEnd(a, touch.at) && isEnd(b, touch.at)) return true;
    }
    found.add(one.contour, other.contour, touch);
    isFull = found.isFull;
    return !isFull;
  });
  return { meetings: found.all(), isComplete: isComplete && !isFull };
}
