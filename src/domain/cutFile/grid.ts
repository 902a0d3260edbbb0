import { cornerOf, pieceCount, type Contour } from './contour.ts';
import { heightOf, joinedExtent, widthOf, type Extent, type Point } from './point.ts';

/** A straight piece of a line: the place of the line in the list, and the number of the piece. */
export type Piece = { readonly contour: number; readonly piece: number };

/** Most pairs of pieces that are looked at. */
const mostPairs = 4_000_000;
/** Most entries of the grid. */
const mostEntries = 3_000_000;

/** A field of square cells over the lines. */
class Grid {
  readonly #cells = new Map<number, number[]>();
  readonly #columns: number;
  readonly #size: number;
  readonly #extent: Extent;
  entries = 0;

  constructor(extent: Extent, pieces: number) {
    this.#extent = extent;
    const longest = Math.max(widthOf(extent), heightOf(extent), 1e-6);
    const cells = Math.min(1000, Math.max(1, Math.ceil(Math.sqrt(pieces))));
    this.#size = longest / cells;
    this.#columns = cells + 2;
  }

  #index(at: number, from: number): number {
    return Math.floor((at - from) / this.#size);
  }

  /** Enters a piece into each cell that its line passes, column by column. */
  enter(id: number, [ax, ay]: Point, [bx, by]: Point): void {
    const { left, top } = this.#extent;
    // Ends on a border belong to both sides.
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

  /** The height of a line where it passes x, within its own ends. */
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
 * Gives `look` each pair of pieces that come near each other, some of them more than once, until it answers false. Lines
 * in `skip` are left out. Answers whether all were given: there is a bound, so that no drawing takes longer than seconds.
 */
export function pairsOf(
  contours: readonly Contour[],
  skip: ReadonlySet<number>,
  look: (one: Piece, other: Piece) => boolean,
): boolean {
  const counted = contours.filter((_, index) => !skip.has(index));
  const extent = joinedExtent(counted.map((each) => each.extent));
  if (!extent) return true;
  const pieces: Piece[] = [];
  const grid = new Grid(
    extent,
    counted.reduce((sum, each) => sum + pieceCount(each), 0),
  );
  for (const [contour, line] of contours.entries()) {
    if (skip.has(contour)) continue;
    for (let piece = 0; piece < pieceCount(line) && grid.entries <= mostEntries; piece += 1) {
      grid.enter(pieces.length, cornerOf(line, piece), cornerOf(line, piece + 1));
      pieces.push({ contour, piece });
    }
  }
  let pairs = 0;
  for (const held of grid.cells()) {
    for (let first = 0; first < held.length; first += 1) {
      for (let second = first + 1; second < held.length; second += 1) {
        const [one, other] = [pieces[held[first] ?? 0], pieces[held[second] ?? 0]];
        pairs += 1;
        if (pairs > mostPairs) return false;
        if (one && other && one !== other && !look(one, other)) return false;
      }
    }
  }
  return grid.entries <= mostEntries;
}
