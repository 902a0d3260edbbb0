import { parseSvgNumbers, type SvgElement } from '../content/svgElement.ts';
import { createTranslation, createScaling, multiplyMatrices, type AffineMatrix } from './affineMatrix.ts';

export type Viewport = { readonly width: number; readonly height: number };

const pixel = 25.4 / 96;

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

function wholeOf(name: string, { width, height }: Viewport): number {
  const axis = along[name];
  if (axis === undefined) return Math.hypot(width, height) / Math.SQRT2;
  return axis === 'WIDTH' ? width : height;
}

export function parseSvgLength(text: string, name: string, viewport: Viewport): number | undefined {
  const [, number, unit = ''] = lengthPattern.exec(text) ?? [];
  if (number === undefined) return undefined;
  const factor = unit === '%' ? wholeOf(name, viewport) / 100 : pixelsIn[unit.toLowerCase()];
  const measure = factor === undefined ? Number.NaN : Number(number) * factor;
  return Number.isFinite(measure) ? measure : undefined;
}

/** Whether a length has a physical unit, such as mm or in. */
const isAbsolute = (text: string | undefined): boolean =>
  /^(?:mm|cm|q|in|pt|pc)$/i.test(lengthPattern.exec(text ?? '')?.[2] ?? '');

type Attributes = SvgElement['attributes'];

export type CoordinateSystem = { readonly matrix: AffineMatrix; readonly viewport: Viewport };

type ViewBox = readonly [x: number, y: number, width: number, height: number];

export function parseViewBox(text: string | undefined): ViewBox | undefined {
  const [x = Number.NaN, y = Number.NaN, width = 0, height = 0, ...more] = parseSvgNumbers(text ?? '');
  const isOne = more.length === 0 && [x, y, width, height].every((each) => Number.isFinite(each));
  return isOne && width > 0 && height > 0 ? [x, y, width, height] : undefined;
}

const share = { Min: 0, Mid: 0.5, Max: 1 } as const;
const isShare = (text: string | undefined): text is keyof typeof share =>
  text !== undefined && Object.hasOwn(share, text);

/** Matrix from a view box to a viewport of this size, following `preserveAspectRatio`. */
function fitted(
  [x, y, wide, high]: ViewBox,
  width: number,
  height: number,
  how: string | undefined,
): AffineMatrix {
  const [, alongX, alongY, way] =
    /^\s*x(M[a-z]{2})Y(M[a-z]{2})(?:\s+(meet|slice))?\s*$/.exec(how ?? '') ?? [];
  const [byX, byY] = [width / wide, height / high];
  if (/^\s*none\b/.test(how ?? ''))
    return multiplyMatrices(createScaling(byX, byY), createTranslation(-x, -y));
  const factor = way === 'slice' ? Math.max(byX, byY) : Math.min(byX, byY);
  const [shareX, shareY] = [isShare(alongX) ? share[alongX] : 0.5, isShare(alongY) ? share[alongY] : 0.5];
  const place = createTranslation((width - wide * factor) * shareX, (height - high * factor) * shareY);
  return multiplyMatrices(place, multiplyMatrices(createScaling(factor, factor), createTranslation(-x, -y)));
}

export function buildCoordinateSystem(
  attributes: Attributes,
  around: Viewport,
): CoordinateSystem | undefined {
  const { x = '0', y = '0', width = '100%', height = '100%', viewBox, preserveAspectRatio } = attributes;
  const [left, top] = [parseSvgLength(x, 'x', around), parseSvgLength(y, 'y', around)];
  const wide = parseSvgLength(width === 'auto' ? '100%' : width, 'width', around);
  const high = parseSvgLength(height === 'auto' ? '100%' : height, 'height', around);
  if (left === undefined || top === undefined || wide === undefined || high === undefined) return undefined;
  if (wide < 0 || high < 0) return undefined;
  const box = parseViewBox(viewBox);
  const inside = box ? fitted(box, wide, high, preserveAspectRatio) : createTranslation(0, 0);
  return {
    matrix: multiplyMatrices(createTranslation(left, top), inside),
    viewport: box ? { width: box[2], height: box[3] } : { width: wide, height: high },
  };
}

/** `width` and `height` in mm; `matrix` maps user units to mm; `saysSize`: the size has a physical unit. */
export type DrawingSheet = CoordinateSystem & {
  readonly width: number;
  readonly height: number;
  readonly saysSize: boolean;
};

/** A side of the sheet in pixels; undefined for percentages, as there is no window. */
function side(text: string | undefined, name: string): number | undefined {
  if (text === undefined || text.includes('%')) return undefined;
  const length = parseSvgLength(text, name, { width: 0, height: 0 });
  return length !== undefined && length > 0 ? length : undefined;
}

/** Sheet of a drawing; without a size, that of the view box, else 300 × 150 pixels, as in browsers. */
export function readDrawingSheet(attributes: Attributes): DrawingSheet {
  const box = parseViewBox(attributes['viewBox']);
  const [given, tall] = [side(attributes['width'], 'width'), side(attributes['height'], 'height')];
  // A missing side follows from the other one and the proportions of the view box.
  const width = given ?? (box ? (tall === undefined ? box[2] : (tall * box[2]) / box[3]) : 300);
  const height = tall ?? (box ? (given === undefined ? box[3] : (given * box[3]) / box[2]) : 150);
  const inside = box
    ? fitted(box, width, height, attributes['preserveAspectRatio'])
    : createTranslation(0, 0);
  return {
    matrix: multiplyMatrices(createScaling(pixel, pixel), inside),
    viewport: box ? { width: box[2], height: box[3] } : { width, height },
    width: width * pixel,
    height: height * pixel,
    saysSize: isAbsolute(attributes['width']) || isAbsolute(attributes['height']),
  };
}
