import { paintOnCanvas, type CanvasPen } from '../drawing/canvas.ts';
import { parseRgb, type HexColor, type Point } from '../drawing/drawing.ts';
import { buildDevice, type Device } from '../device/device.ts';
import type { FileFacts } from '../fileFacts.ts';
import { createControlSolids, createHousingSolids } from './fittings.ts';
import {
  addVectors,
  crossProduct,
  dotProduct,
  scaleVector,
  normalizeVector,
  type SurfacePrint,
  type Solid,
  type Vector,
} from './solids.ts';

type Eye = { readonly from: Vector; readonly up: Vector };

/** Directions from the device to the viewer. Side views are slightly raised, so that the controls show. */
export const viewDirections = {
  PERSPECTIVE: { from: [0.5, -0.85, 0.78], up: [0, 0, 1] },
  TOP: { from: [0, 0, 1], up: [0, 1, 0] },
  BOTTOM: { from: [0, 0, -1], up: [0, 1, 0] },
  LEFT: { from: [-1, 0, 0.16], up: [0, 0, 1] },
  RIGHT: { from: [1, 0, 0.16], up: [0, 0, 1] },
  FRONT: { from: [0, -1, 0.16], up: [0, 0, 1] },
  BACK: { from: [0, 1, 0.16], up: [0, 0, 1] },
} as const satisfies Record<string, Eye>;
export type ViewName = keyof typeof viewDirections;

export type SolidModel = {
  readonly housing: readonly Solid[];
  readonly parts: readonly (readonly Solid[])[];
};

export const createSolidModel = (device: Device, facts: FileFacts): SolidModel => ({
  housing: createHousingSolids(device, facts),
  parts: device.controls.map((control) => createControlSolids(control, device, facts)),
});

/** Parallel projection along the direction towards the viewer. */
export type ParallelCamera = {
  readonly towards: Vector;
  readonly onPicture: (point: Vector) => Point;
};

export function createCamera(
  middle: Vector,
  { from, up }: Eye,
  zoom: number,
  [width, height]: readonly [number, number],
): ParallelCamera {
  const towards = normalizeVector(from);
  const right = normalizeVector(crossProduct(up, towards));
  const upward = crossProduct(towards, right);
  return {
    towards,
    onPicture: (point) => {
      const out = addVectors(point, scaleVector(middle, -1));
      return [width / 2 + dotProduct(out, right) * zoom, height / 2 - dotProduct(out, upward) * zoom];
    },
  };
}

export function createFittedCamera(
  { housing, parts }: SolidModel,
  eye: Eye,
  [width, height]: readonly [number, number],
): ParallelCamera {
  const plain = createCamera([0, 0, 0], eye, 1, [0, 0]);
  const points = [...housing, ...parts.flat()].flatMap(({ rings }) => rings.flat()).map(plain.onPicture);
  const { left, right, top, bottom } = calculateBounds(points);
  const zoom = 0.88 * Math.min(width / (right - left), height / (bottom - top));
  const [x, y] = [width / 2 - ((left + right) / 2) * zoom, height / 2 - ((top + bottom) / 2) * zoom];
  return {
    ...plain,
    onPicture: (point) => {
      const [px, py] = plain.onPicture(point);
      return [x + px * zoom, y + py * zoom];
    },
  };
}

type Bounds = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

/** Bounding box of points of a picture, whose y grows downwards. */
export function calculateBounds(points: readonly Point[]): Bounds {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of points) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { left, right, top, bottom };
}

const light = normalizeVector([-0.45, -0.5, 1]);

/** Paints the visible faces of a model, furthest first; from below the housing hides the panel. */
export function paintModel(pen: CanvasPen, { housing, parts }: SolidModel, camera: ParallelCamera): void {
  const nearness = ({ rings }: Solid): number => {
    const points = rings.flat();
    return dotProduct(scaleVector(points.reduce(addVectors), 1 / points.length), camera.towards);
  };
  const body = housing.toSorted((one, other) => nearness(one) - nearness(other));
  const standing = parts
    .map((part) => ({ part, near: part[0] ? nearness(part[0]) : 0 }))
    .toSorted((one, other) => one.near - other.near)
    .flatMap(({ part }) => part);
  const all = camera.towards[2] < 0 ? [...standing, ...body] : [...body, ...standing];
  for (const solid of all) paintSolid(pen, solid, camera);
}

type Face = { readonly points: readonly Vector[]; readonly normal: Vector };

function facesOf({ rings }: Solid): readonly Face[] {
  const face = (points: readonly Vector[]): Face => {
    const [a, b, c, d] = [0, 1, 2, 3].map((quarter) => points[Math.floor((quarter * points.length) / 4)]);
    if (!a || !b || !c || !d) return { points, normal: [0, 0, 0] };
    return {
      points,
      normal: normalizeVector(
        crossProduct(addVectors(c, scaleVector(a, -1)), addVectors(d, scaleVector(b, -1))),
      ),
    };
  };
  const skin = rings.slice(1).flatMap((upper, index) => {
    const lower = rings[index] ?? upper;
    return upper.map((point, at) => {
      const next = (at + 1) % upper.length;
      return face([lower[at] ?? point, lower[next] ?? point, upper[next] ?? point, point]);
    });
  });
  return [face((rings[0] ?? []).toReversed()), ...skin, face(rings.at(-1) ?? [])];
}

function paintSolid(pen: CanvasPen, solid: Solid, camera: ParallelCamera): void {
  for (const { points, normal } of facesOf(solid)) {
    if (dotProduct(normal, camera.towards) <= 1e-6) continue;
    const look = shaded(solid.colour, 0.55 + 0.2 * normal[2] + 0.3 * Math.max(0, dotProduct(normal, light)));
    pen.beginPath();
    for (const point of points) pen.lineTo(...camera.onPicture(point));
    pen.closePath();
    pen.fillStyle = look;
    pen.fill();
    // The stroke makes neighbouring faces overlap, which hides the gaps between them.
    pen.strokeStyle = look;
    pen.lineWidth = 0.6;
    pen.stroke();
  }
  const { print } = solid;
  if (!print || dotProduct(crossProduct(print.right, print.up), camera.towards) <= 0) return;
  pen.save();
  alignPenToPlane(pen, camera, print);
  paintOnCanvas(pen, print.drawing);
  pen.restore();
}

export function alignPenToPlane(
  pen: CanvasPen,
  { onPicture }: ParallelCamera,
  { corner, right, up }: Pick<SurfacePrint, 'corner' | 'right' | 'up'>,
): void {
  const at = onPicture(corner);
  const step = (by: Vector): Point => {
    const [x, y] = onPicture(addVectors(corner, by));
    return [x - at[0], y - at[1]];
  };
  pen.transform(...step(right), ...step(up), ...at);
}

const shaded = (colour: HexColor, bright: number): string =>
  `rgb(${parseRgb(colour)
    .map((part) => Math.round(Math.min(255, part * bright + 12)))
    .join(' ')})`;

export function paintDeviceView(
  pen: CanvasPen,
  facts: FileFacts,
  name: ViewName,
  [width, height]: readonly [number, number],
): void {
  for (let row = 0; row < height; row++) {
    pen.fillStyle = shaded('#dfe4ec', 1 - (0.14 * row) / height);
    pen.fillRect(0, row, width, 1);
  }
  const model = createSolidModel(buildDevice(facts), facts);
  paintModel(pen, model, createFittedCamera(model, viewDirections[name], [width, height]));
}
