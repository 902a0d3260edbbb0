import type { Bounds } from '~/domain/gcode/bounds.ts';

/** Camera of a toolpath. Angles in radians: a tilt of π/2 looks from above, 0 from the front. */
export type ToolpathCamera = {
  /** The point at the centre of the picture, in mm. */
  readonly centre: readonly [x: number, y: number, z: number];
  readonly turn: number;
  readonly tilt: number;
  /** Pixels per mm. */
  readonly scale: number;
  readonly shift: readonly [x: number, y: number];
};

export type CanvasSize = { readonly width: number; readonly height: number };

export const topViewTilt = Math.PI / 2;

/** Projects points in mm to pixels from the upper left corner of the picture. */
export function createProjection(
  { centre, turn, tilt, scale, shift }: ToolpathCamera,
  { width, height }: CanvasSize,
): (x: number, y: number, z: number) => readonly [x: number, y: number] {
  const [cosTurn, sinTurn] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  const [sinTilt, cosTilt] = [Math.sin(tilt), Math.cos(tilt) * scale];
  const [left, top] = [width / 2 + shift[0], height / 2 + shift[1]];
  return (x, y, z) => {
    const [dx, dy, dz] = [x - centre[0], y - centre[1], z - centre[2]];
    const away = (dx * sinTurn + dy * cosTurn) * sinTilt + dz * cosTilt;
    return [left + dx * cosTurn - dy * sinTurn, top - away];
  };
}

/** Camera that fits the whole bounding box, with a margin. */
export function fitCamera(
  { x, y, z }: Bounds,
  size: CanvasSize,
  turn = 0,
  tilt = topViewTilt,
): ToolpathCamera {
  const centre = [(x[0] + x[1]) / 2, (y[0] + y[1]) / 2, (z[0] + z[1]) / 2] as const;
  const camera: ToolpathCamera = { centre, turn, tilt, scale: 1, shift: [0, 0] };
  const project = createProjection(camera, { width: 0, height: 0 });
  const corners = x.flatMap((cx) => y.flatMap((cy) => z.map((cz) => project(cx, cy, cz))));
  const reach = (axis: 0 | 1): number => Math.max(0.5, ...corners.map((corner) => Math.abs(corner[axis])));
  const scale = Math.min(size.width / reach(0), size.height / reach(1)) * 0.45;
  return { ...camera, scale: Number.isFinite(scale) && scale > 0 ? scale : 1 };
}

/** Zooms by a factor, with the point under the pointer fixed. */
export function zoomCamera(
  camera: ToolpathCamera,
  size: CanvasSize,
  factor: number,
  at: readonly [number, number],
): ToolpathCamera {
  const scale = Math.min(20_000, Math.max(0.01, camera.scale * factor));
  const real = scale / camera.scale;
  const [x, y] = [at[0] - size.width / 2, at[1] - size.height / 2];
  return { ...camera, scale, shift: [x - (x - camera.shift[0]) * real, y - (y - camera.shift[1]) * real] };
}
