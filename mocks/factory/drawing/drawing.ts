/** Millimetres; x to the right, y up. */
export type Point = readonly [x: number, y: number];

type Segment =
  | { readonly kind: 'LINE'; readonly to: Point }
  | { readonly kind: 'ARC'; readonly to: Point; readonly centre: Point; readonly counterClockwise: boolean };

/** A path of lines and true arcs, so that plotters, CAD and print get the exact shape. */
export type Outline = {
  readonly start: Point;
  readonly segments: readonly Segment[];
  readonly closed: boolean;
};

export type RoundedCorner = readonly [x: number, y: number, radius: number];

/** A circle as two half arcs, counter-clockwise, starting at its rightmost point. */
export function createCircle([x, y]: Point, diameter: number): Outline {
  const right: Point = [x + diameter / 2, y];
  const left: Point = [x - diameter / 2, y];
  const arc = (to: Point): Segment => ({ kind: 'ARC', to, centre: [x, y], counterClockwise: true });
  return { start: right, segments: [arc(left), arc(right)], closed: true };
}

/** A polygon with rounded corners, in the given order. Radius 0 leaves a corner sharp. */
export function createRoundedPolygon(corners: readonly RoundedCorner[]): Outline {
  const segments: Segment[] = [];
  corners.forEach((corner, index) => {
    const before = cornerAt(corners, index - 1);
    const after = cornerAt(corners, index + 1);
    const rounded = fillet(before, corner, after);
    segments.push({ kind: 'LINE', to: rounded.from });
    if (rounded.arc) segments.push(rounded.arc);
  });
  const last = segments.at(-1)?.to ?? [0, 0];
  return { start: last, segments, closed: true };
}

export function createRectangle([x, y]: Point, width: number, height: number, radius = 0): Outline {
  const [right, top] = [x + width / 2, y + height / 2];
  const [left, bottom] = [x - width / 2, y - height / 2];
  return createRoundedPolygon([
    [left, bottom, radius],
    [right, bottom, radius],
    [right, top, radius],
    [left, top, radius],
  ]);
}

export function createPolyline(points: readonly Point[], closed = false): Outline {
  const [start = [0, 0], ...rest] = points;
  return { start, segments: rest.map((to) => ({ kind: 'LINE', to })), closed };
}

/** Scales and rotates an outline about the origin, then moves it. */
export function transformOutline(outline: Outline, [dx, dy]: Point, scale = 1, degrees = 0): Outline {
  const cos = Math.cos((degrees * Math.PI) / 180) * scale;
  const sin = Math.sin((degrees * Math.PI) / 180) * scale;
  const move = ([x, y]: Point): Point => [dx + x * cos - y * sin, dy + x * sin + y * cos];
  return {
    ...outline,
    start: move(outline.start),
    segments: outline.segments.map((segment) =>
      segment.kind === 'LINE'
        ? { ...segment, to: move(segment.to) }
        : { ...segment, to: move(segment.to), centre: move(segment.centre) },
    ),
  };
}

/** The sweep of an arc in radians: positive counter-clockwise, never zero. */
export function getArcSweep(from: Point, arc: Extract<Segment, { kind: 'ARC' }>): number {
  const angle = ([x, y]: Point): number => Math.atan2(y - arc.centre[1], x - arc.centre[0]);
  const turn = angle(arc.to) - angle(from);
  const full = 2 * Math.PI;
  // Rounding errors must not flip a half circle to the other side.
  const positive = (((turn + 1e-9) % full) + full) % full;
  return arc.counterClockwise ? positive : positive - full;
}

/** The outline as a polygon that deviates at most `tolerance` mm from the true arcs. */
export function flattenOutline(outline: Outline, tolerance = 0.05): Point[] {
  const points: Point[] = [outline.start];
  let from = outline.start;
  for (const segment of outline.segments) {
    if (segment.kind === 'ARC') points.push(...arcPoints(from, segment, tolerance));
    points.push(segment.to);
    from = segment.to;
  }
  const first = outline.start;
  const repeatsStart = outline.closed && points.length > 1 && distance(first, from) < 1e-9;
  return repeatsStart ? points.slice(0, -1) : points;
}

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

function arcPoints(from: Point, arc: Extract<Segment, { kind: 'ARC' }>, tolerance: number): readonly Point[] {
  const radius = distance(from, arc.centre);
  const turn = getArcSweep(from, arc);
  const step = 2 * Math.acos(Math.max(0, 1 - tolerance / Math.max(radius, tolerance)));
  const count = Math.max(2, Math.ceil(Math.abs(turn) / step));
  const begin = Math.atan2(from[1] - arc.centre[1], from[0] - arc.centre[0]);
  return Array.from({ length: count - 1 }, (_, index): Point => {
    const angle = begin + (turn * (index + 1)) / count;
    return [arc.centre[0] + radius * Math.cos(angle), arc.centre[1] + radius * Math.sin(angle)];
  });
}

function fillet(
  before: RoundedCorner,
  corner: RoundedCorner,
  after: RoundedCorner,
): { from: Point; arc?: Segment } {
  const [x, y, radius] = corner;
  if (radius === 0) return { from: [x, y] };
  const inward = unit([before[0] - x, before[1] - y]);
  const outward = unit([after[0] - x, after[1] - y]);
  const half = Math.acos(inward[0] * outward[0] + inward[1] * outward[1]) / 2;
  const reach = radius / Math.tan(half);
  const from: Point = [x + inward[0] * reach, y + inward[1] * reach];
  const to: Point = [x + outward[0] * reach, y + outward[1] * reach];
  const bisector = unit([inward[0] + outward[0], inward[1] + outward[1]]);
  const depth = radius / Math.sin(half);
  const centre: Point = [x + bisector[0] * depth, y + bisector[1] * depth];
  const counterClockwise = outward[0] * inward[1] - outward[1] * inward[0] > 0;
  return { from, arc: { kind: 'ARC', to, centre, counterClockwise } };
}

function unit([x, y]: Point): Point {
  const length = Math.hypot(x, y);
  return [x / length, y / length];
}

const cornerAt = (corners: readonly RoundedCorner[], index: number): RoundedCorner =>
  corners.at(index % corners.length) ?? [0, 0, 0];

/** Cap height of Helvetica-like fonts, relative to the font size. */
export const capitalHeightRatio = 0.718;

/** #rrggbb */
export type HexColor = `#${string}`;

export type DrawingElement =
  | {
      readonly kind: 'PATH';
      /** Filled together by the even-odd rule, so that an outline inside another is a hole. */
      readonly outlines: readonly Outline[];
      readonly fill?: HexColor;
      readonly stroke?: HexColor;
      /** Stroke width, in mm. */
      readonly width?: number;
    }
  | {
      readonly kind: 'TEXT';
      readonly text: string;
      readonly at: Point;
      /** Cap height, in mm. */
      readonly height: number;
      readonly anchor: 'start' | 'middle' | 'end';
      readonly colour: HexColor;
    };

/** A sheet in mm, origin at its lower left corner, y up. Later elements cover earlier ones. */
export type Drawing = {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly marks: readonly DrawingElement[];
};

type Look = { readonly fill?: HexColor; readonly stroke?: HexColor; readonly width?: number };

export const createPath = (outlines: readonly Outline[], look: Look): DrawingElement => ({
  kind: 'PATH',
  outlines,
  ...look,
});

export const createDisc = (middle: Point, diameter: number, look: Look): DrawingElement =>
  createPath([createCircle(middle, diameter)], look);

export const createBox = (
  middle: Point,
  width: number,
  height: number,
  look: Look,
  radius = 0,
): DrawingElement => createPath([createRectangle(middle, width, height, radius)], look);

export const createLine = (points: readonly Point[], stroke: HexColor, width: number): DrawingElement =>
  createPath([createPolyline(points)], { stroke, width });

export const createText = (
  words: string,
  at: Point,
  height: number,
  colour: HexColor,
  anchor: 'start' | 'middle' | 'end' = 'start',
): DrawingElement => ({ kind: 'TEXT', text: words, at, height, anchor, colour });

/** Red, green and blue, 0 to 255. */
export function parseRgb(colour: HexColor): readonly [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
