import type { Polyline } from '~/domain/gcode/flattenToolpath.ts';
import { getColumnValue, isSegmentKnown, RAPID, type Toolpath } from '~/domain/gcode/toolpath.ts';
import { createProjection } from './toolpathCamera.ts';
import type { ToolpathColorMode, ToolpathRenderOptions } from './toolpathWorkerRequests.ts';

export type ToolpathDrawing = {
  readonly path: Toolpath;
  readonly polyline: Polyline;
  /** 1 for segments that the compared program has too; undefined without one. */
  readonly kept: Uint8Array | undefined;
  readonly lowest: number;
  readonly fastest: number;
};

/** Colours of tools, in order; distinguishable for users with red-green colour blindness. */
const toolColours = {
  light: ['#2a55d9', '#b4540a', '#0f766e', '#9d2fa5', '#8a6a00', '#be123c'],
  dark: ['#8fabff', '#ffb066', '#5fd4c8', '#e29bea', '#e6c84f', '#ff8fa3'],
} as const;
const rapidColour = { light: '#9aa3b2', dark: '#5d6879' } as const;
const removedColour = { light: '#c22727', dark: '#ff8080' } as const;
const addedColour = { light: '#0f7a3d', dark: '#6fe39b' } as const;
const chosenColour = { light: '#e0006c', dark: '#ff7ab8' } as const;

/** More than twelve steps cannot be told apart. */
const steps = 12;
const ramp = (share: number, dark: boolean): string => {
  const step = Math.round(Math.min(1, Math.max(0, share)) * steps) / steps;
  return `hsl(${225 - 205 * step} 75% ${dark ? 68 : 42}%)`;
};

function colourOf(
  drawing: ToolpathDrawing,
  colouring: ToolpathColorMode,
  dark: boolean,
): (segment: number) => string {
  const { path, polyline, lowest, fastest } = drawing;
  if (colouring === 'TOOL') {
    const colours = toolColours[dark ? 'dark' : 'light'];
    return (segment) => colours[getColumnValue(path.tools, segment) % colours.length] ?? colours[0];
  }
  if (colouring === 'FEED') return (segment) => ramp(getColumnValue(path.feeds, segment) / fastest, dark);
  const { corners, starts } = polyline;
  // The depth of a segment is that of its last corner.
  return (segment) =>
    ramp(getColumnValue(corners, (getColumnValue(starts, segment + 1) - 1) * 3 + 2) / lowest, dark);
}

type Pen = { readonly colour: string; readonly width: number; readonly alpha: number };
type PenOf = (segment: number) => Pen | undefined;

/** Pens of equal look count as the same, so that their segments become one stroke. */
const isSamePen = (one: Pen | undefined, other: Pen): boolean =>
  one?.colour === other.colour && one.width === other.width && one.alpha === other.alpha;

type Context = OffscreenCanvasRenderingContext2D;

/** In ms: how long drawing runs before it yields to newer requests. */
const stretch = 24;

const isShown = (path: Toolpath, segment: number, { zero }: ToolpathRenderOptions): boolean =>
  getColumnValue(path.zeros, segment) === zero && isSegmentKnown(path, segment);

/** Draws segments, one stroke for each run of the same pen. Yields between strokes when its time is up. */
function* strokes(
  context: Context,
  drawing: ToolpathDrawing,
  look: ToolpathRenderOptions,
  penOf: PenOf,
): Generator<undefined> {
  const { corners, starts } = drawing.polyline;
  const project = createProjection(look.camera, look);
  let pen: Pen | undefined;
  let until = performance.now() + stretch;
  const lift = (): void => {
    if (pen) context.stroke();
    pen = undefined;
  };
  for (let segment = 0; segment < drawing.path.length; segment += 1) {
    if (!isShown(drawing.path, segment, look)) continue;
    const wanted = penOf(segment);
    if (!wanted) continue;
    if (!isSamePen(pen, wanted)) {
      lift();
      pen = wanted;
      context.strokeStyle = wanted.colour;
      context.lineWidth = wanted.width;
      context.globalAlpha = wanted.alpha;
      context.beginPath();
    }
    const last = getColumnValue(starts, segment + 1);
    for (let corner = getColumnValue(starts, segment); corner < last; corner += 1) {
      const point = project(
        getColumnValue(corners, corner * 3),
        getColumnValue(corners, corner * 3 + 1),
        getColumnValue(corners, corner * 3 + 2),
      );
      if (corner === getColumnValue(starts, segment)) context.moveTo(point[0], point[1]);
      else context.lineTo(point[0], point[1]);
    }
    // Long runs of one pen are split too.
    if ((segment & 1023) === 1023 && performance.now() > until) {
      lift();
      yield undefined;
      until = performance.now() + stretch;
    }
  }
  lift();
}

/** Draws the visible segments; yields regularly, so that a newer request can replace it. */
export function* drawToolpath(
  context: Context,
  edited: ToolpathDrawing | undefined,
  stored: ToolpathDrawing | undefined,
  look: ToolpathRenderOptions,
): Generator<undefined> {
  const tone = look.dark ? 'dark' : 'light';
  context.globalAlpha = 1;
  context.clearRect(0, 0, look.width, look.height);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  if (stored && look.compared) {
    const pen: Pen = { colour: removedColour[tone], width: 2, alpha: 1 };
    yield* strokes(context, stored, look, (segment) =>
      stored.kept && getColumnValue(stored.kept, segment) === 1 ? undefined : pen,
    );
  }
  if (!edited) return;
  const { path, kept } = edited;
  const colour = colourOf(edited, look.colouring, look.dark);
  yield* strokes(context, edited, look, (segment) => {
    const alpha = segment >= look.done ? 0.22 : 1;
    if (getColumnValue(path.kinds, segment) === RAPID)
      return { colour: rapidColour[tone], width: 0.8, alpha: alpha * 0.7 };
    const isAdded = look.compared && kept !== undefined && getColumnValue(kept, segment) === 0;
    return { colour: isAdded ? addedColour[tone] : colour(segment), width: isAdded ? 2.2 : 1.3, alpha };
  });
  if (look.line === undefined) return;
  const chosen: Pen = { colour: chosenColour[tone], width: 3, alpha: 1 };
  yield* strokes(context, edited, look, (segment) =>
    getColumnValue(path.lines, segment) === look.line ? chosen : undefined,
  );
}

/** The segment within 8 px that is nearest to a point of the picture; of equal ones the last run. */
export function findNearestSegment(
  drawing: ToolpathDrawing,
  look: ToolpathRenderOptions,
  x: number,
  y: number,
): number | undefined {
  const { corners, starts } = drawing.polyline;
  const project = createProjection(look.camera, look);
  let nearest = 8;
  let found: number | undefined;
  for (let segment = 0; segment < drawing.path.length; segment += 1) {
    if (!isShown(drawing.path, segment, look)) continue;
    let from: readonly [number, number] | undefined;
    for (
      let corner = getColumnValue(starts, segment);
      corner < getColumnValue(starts, segment + 1);
      corner += 1
    ) {
      const to = project(
        getColumnValue(corners, corner * 3),
        getColumnValue(corners, corner * 3 + 1),
        getColumnValue(corners, corner * 3 + 2),
      );
      const away = distance([x, y], from ?? to, to);
      if (away <= nearest) {
        nearest = away;
        found = segment;
      }
      from = to;
    }
  }
  return found;
}

type Point = readonly [x: number, y: number];

function distance([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / square));
  return Math.hypot(x - fromX - share * dx, y - fromY - share * dy);
}
