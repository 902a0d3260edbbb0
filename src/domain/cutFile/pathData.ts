import { SVGPathData, SVGPathDataParser, type SVGCommand } from 'svg-pathdata';
import type { Point } from './point.ts';
import type { Segment } from './segment.ts';

export type ArcParameters = {
  readonly rx: number;
  readonly ry: number;
  readonly tilt: number;
  readonly isLarge: boolean;
  /** Clockwise as displayed, where y points down. */
  readonly isClockwise: boolean;
};

/** Builds an SVG arc and enlarges radii that are too small. LINE for radius 0, undefined for equal points. */
function arcSegment(from: Point, to: Point, measures: ArcParameters): Segment | 'LINE' | undefined {
  if (from[0] === to[0] && from[1] === to[1]) return undefined;
  let [rx, ry] = [Math.abs(measures.rx), Math.abs(measures.ry)];
  if (rx === 0 || ry === 0) return 'LINE';
  const tilt = (measures.tilt * Math.PI) / 180;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  // Half the vector from the end to the start, along the axes of the ellipse.
  const [x, y] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const missing = Math.hypot(x / rx, y / ry);
  if (missing > 1) [rx, ry] = [rx * missing, ry * missing];
  const reach = (x / rx) ** 2 + (y / ry) ** 2;
  const side = measures.isLarge === measures.isClockwise ? -1 : 1;
  const factor = side * Math.sqrt(Math.max(0, 1 / reach - 1));
  const [cx, cy] = [(factor * rx * y) / ry, (-factor * ry * x) / rx];
  const start = Math.atan2((y - cy) / ry, (x - cx) / rx);
  const end = Math.atan2((-y - cy) / ry, (-x - cx) / rx);
  const full = 2 * Math.PI;
  const forward = (((end - start) % full) + full) % full;
  const turn = measures.isClockwise ? forward : forward - full;
  return {
    kind: 'ARC',
    centre: [cos * cx - sin * cy + (from[0] + to[0]) / 2, sin * cx + cos * cy + (from[1] + to[1]) / 2],
    u: [rx * cos, rx * sin],
    v: [-ry * sin, ry * cos],
    start,
    turn,
  };
}

export const createEllipseArc = (
  centre: Point,
  rx: number,
  ry: number,
  start = 0,
  turn = 2 * Math.PI,
): Segment => ({
  kind: 'ARC',
  centre,
  u: [rx, 0],
  v: [0, ry],
  start,
  turn,
});

export type Subpath = { readonly segments: readonly Segment[]; readonly isClosed: boolean };

export type PathParseResult = { readonly subpaths: readonly Subpath[]; readonly isBroken: boolean };

const same = ([ax, ay]: Point, [bx, by]: Point): boolean => ax === bx && ay === by;

class Pen {
  readonly subpaths: Subpath[] = [];
  #segments: Segment[] = [];
  #at: Point = [0, 0];
  #start: Point = [0, 0];

  finish(isClosed: boolean): void {
    if (this.#segments.length > 0) this.subpaths.push({ segments: this.#segments, isClosed });
    this.#segments = [];
  }

  moveTo(point: Point): void {
    this.finish(false);
    [this.#at, this.#start] = [point, point];
  }

  lineTo(to: Point): void {
    if (!same(this.#at, to)) this.#segments.push({ kind: 'LINE', from: this.#at, to });
    this.#at = to;
  }

  cubicTo(one: Point, two: Point, to: Point): void {
    const isDot = same(this.#at, one) && same(one, two) && same(two, to);
    if (!isDot) this.#segments.push({ kind: 'CUBIC', from: this.#at, one, two, to });
    this.#at = to;
  }

  arcTo(command: Extract<SVGCommand, { type: 512 }>): void {
    const to: Point = [command.x, command.y];
    const arc = arcSegment(this.#at, to, {
      rx: command.rX,
      ry: command.rY,
      tilt: command.xRot,
      isLarge: command.lArcFlag === 1,
      isClockwise: command.sweepFlag === 1,
    });
    if (arc === 'LINE') this.lineTo(to);
    else if (arc) this.#segments.push(arc);
    this.#at = to;
  }

  close(): void {
    this.lineTo(this.#start);
    this.finish(true);
  }

  take(command: SVGCommand): void {
    switch (command.type) {
      case SVGPathData.MOVE_TO:
        return this.moveTo([command.x, command.y]);
      case SVGPathData.LINE_TO:
        return this.lineTo([command.x, command.y]);
      case SVGPathData.CURVE_TO:
        return this.cubicTo([command.x1, command.y1], [command.x2, command.y2], [command.x, command.y]);
      case SVGPathData.ARC:
        return this.arcTo(command);
      case SVGPathData.CLOSE_PATH:
        return this.close();
      case SVGPathData.HORIZ_LINE_TO:
      case SVGPathData.VERT_LINE_TO:
      case SVGPathData.SMOOTH_CURVE_TO:
      case SVGPathData.QUAD_TO:
      case SVGPathData.SMOOTH_QUAD_TO:
        // The library has expanded these shorthands.
        return undefined;
    }
  }
}

function commandsOf(data: string): { readonly commands: SVGCommand[]; readonly isBroken: boolean } {
  const commands: SVGCommand[] = [];
  try {
    const parser = new SVGPathDataParser();
    parser.parse(data, commands);
    parser.finish(commands);
    return { commands, isBroken: false };
  } catch {
    return { commands, isBroken: true };
  }
}

export function parsePathData(data: string): PathParseResult {
  const { commands, isBroken } = commandsOf(data);
  const [first] = commands;
  if (first && first.type !== SVGPathData.MOVE_TO) return { subpaths: [], isBroken: true };
  const pen = new Pen();
  const whole = new SVGPathData(commands).toAbs().normalizeHVZ(false).normalizeST().qtToC();
  for (const command of whole.commands) pen.take(command);
  pen.finish(false);
  return { subpaths: pen.subpaths, isBroken };
}
