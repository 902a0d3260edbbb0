import type { SvgElement } from './svgElement.ts';

type Attributes = SvgElement['attributes'];

/** The outline of a shape: its length, in its own units, and its corners. */
export type Outline = { readonly length: number; readonly corners: number };

/** The numbers in a text, whatever stands between them. */
export const numbersIn = (text: string): number[] =>
  (text.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);

const pixelsPer: Readonly<Record<string, number>> = {
  px: 1,
  '': 1,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  q: 96 / 101.6,
  in: 96,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  rem: 16,
  ex: 8,
};

/** A length in px; a percentage of `whole`; undefined for what is missing or computed. */
export function lengthOf(text: string | undefined, whole: number): number | undefined {
  const found = /^\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)\s*(%|[a-z]*)\s*$/i.exec(text ?? '');
  if (!found) return undefined;
  const [, number, unit = ''] = found;
  const factor = unit === '%' ? whole / 100 : pixelsPer[unit.toLowerCase()];
  return factor === undefined ? undefined : Math.abs(Number(number) * factor);
}

const letters = 'MLHVCSQTAZ';
/** How many numbers each command takes, in the order of `letters`. */
const arity = [2, 2, 1, 1, 6, 4, 4, 2, 7, 0];

class Pen {
  #x = 0;
  #y = 0;
  #length = 0;
  corners = 0;

  to(x: number, y: number): void {
    if (this.corners > 0) this.#length += Math.hypot(x - this.#x, y - this.#y);
    this.corners += 1;
    [this.#x, this.#y] = [x, y];
  }

  get place(): readonly [number, number] {
    return [this.#x, this.#y];
  }

  outline(): Outline {
    return { length: this.#length, corners: this.corners };
  }
}

/** The outline of a path by the points it names: a curve is no longer than the way over its handles. */
function pathOutline(path: string): Outline {
  const pen = new Pen();
  for (const [, letter = '', rest = ''] of path.matchAll(/([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi)) {
    const kind = letter.toUpperCase();
    const size = arity[letters.indexOf(kind)] ?? 0;
    const numbers = numbersIn(kind === 'A' ? rest.replaceAll(/([\s,][01])([01])/g, '$1 $2 ') : rest);
    const relative = letter !== kind;
    if (size === 0) continue;
    for (let at = 0; at < numbers.length; at += size) {
      const [x, y] = relative ? pen.place : [0, 0];
      const value = (index: number): number => numbers[at + index] ?? 0;
      if (kind === 'H') pen.to(x + value(0), pen.place[1]);
      else if (kind === 'V') pen.to(pen.place[0], y + value(0));
      else if (kind === 'A') arcTo(pen, value(0), value(1), x + value(5), y + value(6));
      else for (let index = 0; index < size; index += 2) pen.to(x + value(index), y + value(index + 1));
    }
  }
  return pen.outline();
}

/** An arc is no longer than its circle, whichever way it turns. */
function arcTo(pen: Pen, rx: number, ry: number, x: number, y: number): void {
  const [fromX, fromY] = pen.place;
  const reach = Math.max(Math.abs(rx), Math.abs(ry), Math.hypot(x - fromX, y - fromY)) * Math.PI;
  pen.to(fromX + reach, fromY);
  pen.to(x, y);
}

function pointsOutline(points: string): Outline {
  const pen = new Pen();
  const numbers = numbersIn(points);
  for (let at = 0; at + 1 < numbers.length; at += 2) pen.to(numbers[at] ?? 0, numbers[at + 1] ?? 0);
  return pen.outline();
}

const boxed = (width: number, height: number): Outline => ({ length: 2 * (width + height), corners: 4 });

/** The outline of a shape, within a field of `whole` by `whole` units for percentages; endless where it cannot be told. */
export function outlineOf({ name, attributes }: SvgElement, whole: number): Outline {
  const size = (attribute: string): number =>
    attributes[attribute] === undefined ? 0 : (lengthOf(attributes[attribute], whole) ?? Infinity);
  switch (name) {
    case 'path':
      return pathOutline(attributes['d'] ?? '');
    case 'polygon':
    case 'polyline':
      return pointsOutline(attributes['points'] ?? '');
    case 'line':
      return { length: Math.hypot(size('x2') + size('x1'), size('y2') + size('y1')), corners: 2 };
    case 'rect':
      return boxed(size('width'), size('height'));
    case 'circle':
      return boxed(2 * size('r'), 2 * size('r'));
    default:
      return boxed(2 * size('rx'), 2 * size('ry'));
  }
}

function stepScale(name: string, numbers: readonly number[]): number {
  const [a = 0, b, c = 0, d = 0] = numbers;
  switch (name.toLowerCase()) {
    case 'scale':
      return Math.max(Math.abs(a), Math.abs(b ?? a));
    case 'skewx':
    case 'skewy':
      return 1 + Math.abs(Math.tan((a * Math.PI) / 180));
    case 'matrix': {
      const [squares, area] = [a ** 2 + (b ?? 0) ** 2 + c ** 2 + d ** 2, a * d - (b ?? 0) * c];
      return Math.sqrt((squares + Math.sqrt(Math.max(0, squares ** 2 - 4 * area ** 2))) / 2);
    }
    default:
      return 1;
  }
}

/** By how much a `transform` attribute lengthens at most. */
export const scaleOf = (transform: string | undefined): number =>
  [...(transform ?? '').matchAll(/([a-z]+)\s*\(([^)]*)\)/gi)].reduce(
    (scale, [, name = '', numbers = '']) => scale * stepScale(name, numbersIn(numbers)),
    1,
  );

const viewBoxOf = ({ viewBox }: Attributes): readonly [number, number] | undefined => {
  const [, , across = 0, down = 0] = (viewBox ?? '').split(/[\s,]+/).map(Number);
  return across > 0 && down > 0 ? [across, down] : undefined;
};

/** The size of the field a drawing shows, in its own units: the longer side, unless the shorter one is stretched. */
export function fieldSize(root: Attributes): number {
  const sides = viewBoxOf(root) ?? [
    lengthOf(root['width'], 300) || 300,
    lengthOf(root['height'], 150) || 150,
  ];
  return /none|slice/.test(root['preserveAspectRatio'] ?? '') ? Math.min(...sides) : Math.max(...sides);
}

/** By how much a field within the field enlarges what is in it, at most. */
export function viewScale(inner: Attributes, whole: number): number {
  const sides = viewBoxOf(inner);
  return sides ? whole / Math.min(...sides) : 1;
}
