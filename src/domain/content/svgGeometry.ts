import type { SvgElement } from './svgElement.ts';

type Attributes = SvgElement['attributes'];

/** The size of what an element draws, in its own units, at least; undefined when it cannot be told. */
export type Extent = {
  readonly width: number;
  readonly height: number;
  /** The length of its outline. */
  readonly length: number;
  readonly corners: number;
};

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

class Bounds {
  #left = Infinity;
  #right = -Infinity;
  #top = Infinity;
  #bottom = -Infinity;
  #x = 0;
  #y = 0;
  #length = 0;
  corners = 0;

  to(x: number, y: number): void {
    if (this.corners > 0) this.#length += Math.hypot(x - this.#x, y - this.#y);
    this.corners += 1;
    [this.#x, this.#y] = [x, y];
    this.#left = Math.min(this.#left, x);
    this.#right = Math.max(this.#right, x);
    this.#top = Math.min(this.#top, y);
    this.#bottom = Math.max(this.#bottom, y);
  }

  get place(): readonly [number, number] {
    return [this.#x, this.#y];
  }

  extent(): Extent {
    const { corners } = this;
    if (corners === 0) return { width: 0, height: 0, length: 0, corners: 0 };
    const [width, height] = [this.#right - this.#left, this.#bottom - this.#top];
    return { width, height, length: this.#length + width + height, corners };
  }
}

/** The bounds of a path by the points it names: curves stay within those of their handles. */
function pathExtent(path: string): Extent {
  const bounds = new Bounds();
  for (const [, letter = '', rest = ''] of path.matchAll(/([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi)) {
    const kind = letter.toUpperCase();
    const size = arity[letters.indexOf(kind)] ?? 0;
    const numbers = numbersIn(kind === 'A' ? rest.replaceAll(/([\s,][01])([01])/g, '$1 $2 ') : rest);
    const relative = letter !== kind;
    if (size === 0) continue;
    for (let at = 0; at < numbers.length; at += size) {
      const [x, y] = relative ? bounds.place : [0, 0];
      const value = (index: number): number => numbers[at + index] ?? 0;
      if (kind === 'H') bounds.to(x + value(0), bounds.place[1]);
      else if (kind === 'V') bounds.to(bounds.place[0], y + value(0));
      else if (kind === 'A') arcTo(bounds, value(0), value(1), x + value(5), y + value(6));
      else for (let index = 0; index < size; index += 2) bounds.to(x + value(index), y + value(index + 1));
    }
  }
  return bounds.extent();
}

/** An arc bulges by no more than its diameters, whichever way it turns. */
function arcTo(bounds: Bounds, rx: number, ry: number, x: number, y: number): void {
  const [fromX, fromY] = bounds.place;
  const reach = Math.max(Math.abs(rx), Math.abs(ry), Math.hypot(x - fromX, y - fromY)) * 2;
  bounds.to(Math.min(fromX, x) - reach, Math.min(fromY, y) - reach);
  bounds.to(Math.max(fromX, x) + reach, Math.max(fromY, y) + reach);
  bounds.to(x, y);
}

function pointsExtent(points: string): Extent {
  const bounds = new Bounds();
  const numbers = numbersIn(points);
  for (let at = 0; at + 1 < numbers.length; at += 2) bounds.to(numbers[at] ?? 0, numbers[at + 1] ?? 0);
  return bounds.extent();
}

const boxed = (width: number, height: number): Extent => ({
  width,
  height,
  length: 2 * (width + height),
  corners: 4,
});

/** The size of a shape, within a field of `whole` by `whole` units for percentages; undefined when it cannot be told. */
export function extentOf({ name, attributes }: SvgElement, whole: number): Extent | undefined {
  const size = (attribute: string): number | undefined =>
    attributes[attribute] === undefined ? 0 : lengthOf(attributes[attribute], whole);
  const box = (width: number | undefined, height: number | undefined): Extent | undefined =>
    width === undefined || height === undefined ? undefined : boxed(width, height);
  const twice = (length: number | undefined): number | undefined => length && 2 * length;
  switch (name) {
    case 'path':
      return pathExtent(attributes['d'] ?? '');
    case 'polygon':
    case 'polyline':
      return pointsExtent(attributes['points'] ?? '');
    case 'line': {
      const places = ['x1', 'y1', 'x2', 'y2'].map((each) => attributes[each] ?? '0').join(' ');
      return places.includes('%') ? undefined : pointsExtent(places);
    }
    case 'rect':
      return box(size('width'), size('height'));
    case 'circle':
      return box(twice(size('r')), twice(size('r')));
    case 'ellipse':
      return attributes['rx'] === undefined || attributes['ry'] === undefined
        ? undefined
        : box(twice(size('rx')), twice(size('ry')));
    default:
      return undefined;
  }
}

/** The linear part of a transformation: where the unit along x, and that along y, come to lie. */
export type Linear = readonly [a: number, b: number, c: number, d: number];

export const noTransform: Linear = [1, 0, 0, 1];

const times = ([a, b, c, d]: Linear, [e, f, g, h]: Linear): Linear => [
  a * e + c * f,
  b * e + d * f,
  a * g + c * h,
  b * g + d * h,
];

function stepOf(name: string, numbers: readonly number[]): Linear {
  const [one = 0, two] = numbers;
  const turn = (one * Math.PI) / 180;
  switch (name.toLowerCase()) {
    case 'scale':
      return [one, 0, 0, two ?? one];
    case 'rotate':
      return [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn)];
    case 'skewx':
      return [1, 0, Math.tan(turn), 1];
    case 'skewy':
      return [1, Math.tan(turn), 0, 1];
    case 'matrix':
      return [one, two ?? 0, numbers[2] ?? 0, numbers[3] ?? 0];
    default:
      return noTransform;
  }
}

/** A transformation with the one of a `transform` attribute within it. */
export function transformed(around: Linear, transform: string | undefined): Linear {
  let linear = around;
  for (const [, name = '', numbers = ''] of (transform ?? '').matchAll(/([a-z]+)\s*\(([^)]*)\)/gi)) {
    linear = times(linear, stepOf(name, numbersIn(numbers)));
  }
  return linear;
}

/** By how much a transformation enlarges areas. */
export const areaScale = ([a, b, c, d]: Linear): number => Math.abs(a * d - b * c);

/** By how much a transformation lengthens at most. */
export const lengthScale = ([a, b, c, d]: Linear): number => Math.max(Math.hypot(a, b), Math.hypot(c, d));

/** The field a drawing shows, in its own units; undefined when it does not say. */
export function viewOf({
  viewBox,
  width: wide,
  height: high,
}: Attributes): { readonly width: number; readonly height: number } | undefined {
  const [, , across = 0, down = 0] = (viewBox ?? '').split(/[\s,]+/).map(Number);
  const [width, height] =
    across > 0 && down > 0 ? [across, down] : [lengthOf(wide ?? '300', 300), lengthOf(high ?? '150', 150)];
  return width && height ? { width, height } : undefined;
}

/** The transformation within a field of its own, `usual` wide if it does not say; undefined when that cannot be told. */
export function scaledViewport(
  { viewBox, width, height }: Attributes,
  around: Linear,
  usual: number,
): Linear | undefined {
  if (viewBox === undefined) return around;
  const [, , across = 0, down = 0] = viewBox.split(/[\s,]+/).map(Number);
  const [wide, high] = [lengthOf(width ?? String(usual), usual), lengthOf(height ?? String(usual), usual)];
  if (wide === undefined || high === undefined || !(across > 0) || !(down > 0)) return undefined;
  return transformed(around, `scale(${Math.max(wide / across, high / down)})`);
}
