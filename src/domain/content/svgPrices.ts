import type { SvgElement } from './svgElement.ts';

/** What takes a browser its time with a drawing. */
export type CostKind = 'SHAPES' | 'FILTERS' | 'REPEATS' | 'PICTURES' | 'TEXT' | 'STYLES';

export type DrawingCost = {
  /** In ms on a slow computer without a graphics card, at each of `zooms`. */
  readonly atZoom: readonly number[];
  /** The part of each kind when the drawing is as large as its room. */
  readonly kinds: ReadonlyMap<CostKind, number>;
};

/** How many times as wide as its room a drawing is. */
export const zooms = [1, 2, 4, 8] as const;

/** Times in ms, measured with a picture of 1,100 × 650 pixels; those of areas are for all of it. */
export const price = {
  element: 0.02,
  use: 0.2,
  viewport: 0.05,
  foreign: 1,
  corner: 0.003,
  /** An outline as long as the picture is wide; what crosses itself is dear. */
  outline: 0.5,
  dash: 0.002,
  letter: 0.001,
  stop: 0.002,
  fill: 0.3,
  gradient: 1.5,
  tiles: 5,
  layer: 0.5,
  mask: 7,
  clip: 1,
  image: 3,
  /** A gradient around a point, which is computed for each pixel. */
  conic: 30,
  filterStep: 25,
  filterFunction: 120,
  shadow: 35,
} as const;

/** A browser gives up on more dashes than these. */
export const mostDashes = 1_000_000;
/** Nested deeper than this a drawing is taken for endless. */
export const deepest = 200;
/** The width of the measured picture. */
export const measuredWidth = 1100;

/** The price of one step of a filter, for all of the picture; 0 for anything else. */
export const stepPrice = ({ name, attributes }: SvgElement, pixelsPerUnit: number): number => {
  const largest = (attribute: string): number =>
    Math.max(
      0,
      ...(attributes[attribute] ?? '')
        .split(/[\s,]+/)
        .map(Number)
        .filter(Number.isFinite),
    );
  switch (name) {
    case 'feGaussianBlur':
    case 'feDropShadow':
      // It is computed anew for every tile of the picture, as far around it as it reaches.
      return 30 + Math.min(320, largest('stdDeviation') * pixelsPerUnit * 2);
    case 'feMorphology':
      return 200 + 5 * largest('radius') * pixelsPerUnit;
    case 'feTurbulence':
      return 25 + 15 * Math.max(1, largest('numOctaves'));
    case 'feConvolveMatrix':
      return 25 + 12 * Math.max(3, largest('order')) ** 2;
    case 'feDiffuseLighting':
    case 'feSpecularLighting':
    case 'feTile':
      return 80;
    default:
      if (/^fe(?:MergeNode|Func[RGBA]|\w+Light)$/.test(name)) return 3;
      return name.startsWith('fe') ? price.filterStep : 0;
  }
};
/** Filters look beyond what is shown: enlarged, they cost by their own size. */
export const growsWithZoom = new Set(['feGaussianBlur', 'feDropShadow', 'feMorphology', 'feTile']);

const blurs = /\b(?:blur|drop-shadow)\s*\(/gi;
const colours = /\b(?:brightness|contrast|grayscale|hue-rotate|invert|saturate|sepia|opacity)\s*\(/gi;

/** The price of the filter functions in a value of a style, for all of the picture. */
export const functionsPrice = (value: string): number =>
  (value.match(blurs)?.length ?? 0) * price.filterFunction +
  (value.match(colours)?.length ?? 0) * price.filterStep;

/** What has come together of a drawing's cost; once more than `budget` ms have, it is spent. */
export class Tally implements DrawingCost {
  readonly #budget: number;
  readonly #atZoom = zooms.map(() => 0);
  readonly #kinds = new Map<CostKind, number>();

  constructor(budget: number) {
    this.#budget = budget;
  }

  get atZoom(): readonly number[] {
    return this.#atZoom;
  }

  get kinds(): ReadonlyMap<CostKind, number> {
    return this.#kinds;
  }

  get spent(): boolean {
    return (this.#atZoom[0] ?? 0) > this.#budget;
  }

  /** Adds a price that is the same at every size, and one for a share of the picture's area. */
  add(kind: CostKind, fixed: number, perArea = 0, share = 0, growth = 0): void {
    for (const [index, zoom] of zooms.entries()) {
      const shown = Math.min(1, share * zoom * zoom);
      this.#atZoom[index] = (this.#atZoom[index] ?? 0) + fixed + perArea * shown * zoom ** growth;
    }
    this.#kinds.set(kind, (this.#kinds.get(kind) ?? 0) + fixed + perArea * Math.min(1, share));
  }
}
