import { rgb } from './drawing.ts';
import type { Colour, Drawing, Mark } from './drawing.ts';
import { flatten } from './outline.ts';
import type { Point } from './outline.ts';
import { strokes } from './strokeFont.ts';

/** A picture: three bytes a pixel, rows from the top. */
export type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8Array };

/** A plain picture of one colour. */
export function blank(width: number, height: number, colour: Colour): Pixels {
  const data = new Uint8Array(width * height * 3);
  data.set(rgb(colour));
  // What is there is copied behind itself, twice as much each time.
  for (let done = 3; done < data.length; done *= 2)
    data.copyWithin(done, 0, Math.min(done, data.length - done));
  return { width, height, data };
}

/** Paints a drawing with smooth edges, at so many pixels a millimetre. */
export function paint(drawing: Drawing, pixelsPerMm: number, background: Colour = '#ffffff'): Pixels {
  const width = Math.round(drawing.width * pixelsPerMm);
  const height = Math.round(drawing.height * pixelsPerMm);
  const pixels = blank(width, height, background);
  for (const mark of drawing.marks) paintMark(pixels, mark, pixelsPerMm);
  return pixels;
}

type Path = { readonly points: readonly Point[]; readonly closed: boolean };

function paintMark(pixels: Pixels, mark: Mark, pixelsPerMm: number): void {
  const isText = mark.kind === 'TEXT';
  const outlines = isText ? strokes(mark.text, mark.at, mark.height, mark.anchor) : mark.outlines;
  const paths = outlines.map((outline): Path => ({
    points: flatten(outline, 0.1 / pixelsPerMm).map(([x, y]) => [
      x * pixelsPerMm,
      pixels.height - y * pixelsPerMm,
    ]),
    closed: outline.closed,
  }));
  const area = areaOf(paths, pixels);
  if (!isText && mark.fill) put(pixels, area, filled(area, paths), mark.fill);
  const line = isText ? mark.colour : mark.stroke;
  const width = isText ? mark.height * 0.14 : (mark.width ?? 0.25);
  if (line) {
    const wide = areaOf(paths, pixels, (width * pixelsPerMm) / 2 + 1);
    put(pixels, wide, stroked(wide, paths, (width * pixelsPerMm) / 2), line);
  }
}

/** The part of the picture that the paths can touch. */
type Area = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

function areaOf(paths: readonly Path[], { width, height }: Pixels, reach = 0): Area {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (const { points } of paths) {
    for (const [x, y] of points) {
      left = Math.min(left, Math.floor(x - reach));
      right = Math.max(right, Math.ceil(x + reach));
      top = Math.min(top, Math.floor(y - reach));
      bottom = Math.max(bottom, Math.ceil(y + reach));
    }
  }
  [left, top] = [Math.max(0, left), Math.max(0, top)];
  return {
    left,
    top,
    width: Math.max(0, Math.min(width, right) - left),
    height: Math.max(0, Math.min(height, bottom) - top),
  };
}

/** Lays a colour over the area: each pixel by the share of it that is covered. */
function put({ width, data }: Pixels, area: Area, cover: Float32Array, colour: Colour): void {
  const [red, green, blue] = rgb(colour);
  for (let row = 0; row < area.height; row++) {
    for (let column = 0; column < area.width; column++) {
      const share = cover[row * area.width + column] ?? 0;
      if (share < 0.002) continue;
      const at = ((area.top + row) * width + area.left + column) * 3;
      data[at] = mix(data[at], red, share);
      data[at + 1] = mix(data[at + 1], green, share);
      data[at + 2] = mix(data[at + 2], blue, share);
    }
  }
}

function mix(old = 0, fresh: number, share: number): number {
  return share > 0.998 ? fresh : Math.round(old + (fresh - old) * share);
}

/** Share of each pixel within half a line width of the paths. Ends and corners come out round. */
function stroked({ left, top, width, height }: Area, paths: readonly Path[], half: number): Float32Array {
  const cover = new Float32Array(width * height);
  for (const { points, closed } of paths) {
    points.forEach(([fromX, fromY], index) => {
      const to = points[index + 1] ?? (closed ? points[0] : points.length === 1 ? points[0] : undefined);
      if (!to) return;
      const [x, y, dx, dy] = [fromX - left - 0.5, fromY - top - 0.5, to[0] - fromX, to[1] - fromY];
      const square = dx * dx + dy * dy;
      const [low, high] = [Math.min(y, y + dy) - half - 1, Math.max(y, y + dy) + half + 1];
      const [near, far] = [Math.min(x, x + dx) - half - 1, Math.max(x, x + dx) + half + 1];
      for (let row = Math.max(0, Math.ceil(low)); row <= Math.min(height - 1, high); row++) {
        for (let column = Math.max(0, Math.ceil(near)); column <= Math.min(width - 1, far); column++) {
          const [px, py] = [column - x, row - y];
          const along = square === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / square));
          const [gapX, gapY] = [px - along * dx, py - along * dy];
          const share = Math.min(1, half + 0.5 - Math.sqrt(gapX * gapX + gapY * gapY));
          const at = row * width + column;
          if (share > (cover[at] ?? 0)) cover[at] = share;
        }
      }
    });
  }
  return cover;
}

/** Share of each pixel inside the paths together, by the even-odd rule. */
function filled(area: Area, paths: readonly Path[]): Float32Array {
  const { left, top, width, height } = area;
  const changes = new Float32Array((width + 2) * height);
  for (const { points } of paths) {
    points.forEach(([x, y], index) => {
      const [toX, toY] = points[(index + 1) % points.length] ?? [x, y];
      addEdge(changes, area, [x - left, y - top], [toX - left, toY - top]);
    });
  }
  const cover = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    let winding = 0;
    for (let column = 0; column < width; column++) {
      winding += changes[row * (width + 2) + column] ?? 0;
      const rest = Math.abs(winding) % 2;
      cover[row * width + column] = rest > 1 ? 2 - rest : rest;
    }
  }
  return cover;
}

/** An edge changes the winding number to its right, in each row by as much of the row as it passes. */
function addEdge(changes: Float32Array, { width, height }: Area, from: Point, to: Point): void {
  if (from[1] === to[1]) return;
  const turn = from[1] < to[1] ? 1 : -1;
  const [upper, lower] = turn > 0 ? [from, to] : [to, from];
  const slope = (lower[0] - upper[0]) / (lower[1] - upper[1]);
  const column = (y: number): number => Math.min(width, Math.max(0, upper[0] + (y - upper[1]) * slope));
  const end = Math.min(height, lower[1]);
  for (let y = Math.max(0, upper[1]); y < end; y = Math.floor(y) + 1) {
    const next = Math.min(end, Math.floor(y) + 1);
    const [one, other] = [column(y), column(next)];
    const row = Math.floor(y) * (width + 2);
    addStretch(changes, row, Math.min(one, other), Math.max(one, other), turn * (next - y));
  }
}

/** Spreads a change over the pixels that the edge crosses; each counts for what lies right of the edge in it. */
function addStretch(changes: Float32Array, row: number, left: number, right: number, change: number): void {
  let counted = 0;
  for (let column = Math.floor(left); column <= Math.floor(right); column++) {
    const [begin, until] = [Math.max(left, column), Math.min(right, column + 1)];
    const passed = right === left ? 0 : (begin - left) / (right - left);
    const within = right === left ? 1 : (until - begin) / (right - left);
    const share = passed + within * (column + 1 - (begin + until) / 2);
    changes[row + column] = (changes[row + column] ?? 0) + change * (share - counted);
    counted = share;
  }
  const last = row + Math.floor(right) + 1;
  changes[last] = (changes[last] ?? 0) + change * (1 - counted);
}
