/** The field that percentages are of, in user units. */
export type Viewport = { readonly width: number; readonly height: number };

/** Millimetres in a pixel: CSS has 96 in an inch. */
export const pixel = 25.4 / 96;

/** Pixels in each unit; units that hang on a font are none. */
const pixelsIn: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  mm: 1 / pixel,
  cm: 10 / pixel,
  q: 0.25 / pixel,
  in: 96,
  pt: 96 / 72,
  pc: 16,
};

const lengthPattern = /^\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)\s*(%|[a-z]*)\s*$/i;

const along: Readonly<Record<string, 'WIDTH' | 'HEIGHT'>> = {
  x: 'WIDTH',
  x1: 'WIDTH',
  x2: 'WIDTH',
  cx: 'WIDTH',
  rx: 'WIDTH',
  width: 'WIDTH',
  y: 'HEIGHT',
  y1: 'HEIGHT',
  y2: 'HEIGHT',
  cy: 'HEIGHT',
  ry: 'HEIGHT',
  height: 'HEIGHT',
};

/** The length that a percentage of an attribute is of: along its axis, or the diagonal's share where it has none. */
function wholeOf(name: string, { width, height }: Viewport): number {
  const axis = along[name];
  if (axis === undefined) return Math.hypot(width, height) / Math.SQRT2;
  return axis === 'WIDTH' ? width : height;
}

/** A length in user units; undefined where it is none, or hangs on a font. */
export function measureOf(text: string, name: string, viewport: Viewport): number | undefined {
  const [, number, unit = ''] = lengthPattern.exec(text) ?? [];
  if (number === undefined) return undefined;
  const factor = unit === '%' ? wholeOf(name, viewport) / 100 : pixelsIn[unit.toLowerCase()];
  const measure = factor === undefined ? Number.NaN : Number(number) * factor;
  return Number.isFinite(measure) ? measure : undefined;
}

/** Whether a length says how long it is in the world: in mm or another unit that paper has. */
export const isAbsolute = (text: string | undefined): boolean =>
  /^(?:mm|cm|q|in|pt|pc)$/i.test(lengthPattern.exec(text ?? '')?.[2] ?? '');
