import { paint, type Pen } from '../drawing/canvas.ts';
import { rgb, type Colour, type Point } from '../drawing/drawing.ts';
import { deviceOf, type Device } from '../device/device.ts';
import type { FileFacts } from '../fileFacts.ts';
import { fittingOf, housingOf } from './fittings.ts';
import { add, cross, dot, scale, unit, type Print, type Solid, type Vector } from './solids.ts';

type Eye = { readonly from: Vector; readonly up: Vector };

/** The operator stands in front; sides are seen from a little above, so that the controls show. */
export const eyes = {
  PERSPECTIVE: { from: [0.5, -0.85, 0.78], up: [0, 0, 1] },
  TOP: { from: [0, 0, 1], up: [0, 1, 0] },
  BOTTOM: { from: [0, 0, -1], up: [0, 1, 0] },
  LEFT: { from: [-1, 0, 0.16], up: [0, 0, 1] },
  RIGHT: { from: [1, 0, 0.16], up: [0, 0, 1] },
  FRONT: { from: [0, -1, 0.16], up: [0, 0, 1] },
  BACK: { from: [0, 1, 0.16], up: [0, 0, 1] },
} as const satisfies Record<string, Eye>;
export type ViewName = keyof typeof eyes;

export type Model = { readonly housing: readonly Solid[]; readonly parts: readonly (readonly Solid[])[] };

export const modelOfDevice = (device: Device, facts: FileFacts): Model => ({
  housing: housingOf(device, facts),
  parts: device.controls.map((control) => fittingOf(control, device, facts)),
});

/** Parallel projection along the direction towards the eye. */
export type Camera = {
  readonly towards: Vector;
  readonly onPicture: (point: Vector) => Point;
};

export function cameraOn(
  middle: Vector,
  { from, up }: Eye,
  zoom: number,
  [width, height]: readonly [number, number],
): Camera {
  const towards = unit(from);
  const right = unit(cross(up, towards));
  const upward = cross(towards, right);
  return {
    towards,
    onPicture: (point) => {
      const out = add(point, scale(middle, -1));
      return [width / 2 + dot(out, right) * zoom, height / 2 - dot(out, upward) * zoom];
    },
  };
}

export function cameraFor(
  { housing, parts }: Model,
  eye: Eye,
  [width, height]: readonly [number, number],
): Camera {
  const plain = cameraOn([0, 0, 0], eye, 1, [0, 0]);
  const points = [...housing, ...parts.flat()].flatMap(({ rings }) => rings.flat()).map(plain.onPicture);
  const { left, right, top, bottom } = boundsOf(points);
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

/** The rectangle around points of a picture, whose y grows downwards. */
export function boundsOf(points: readonly Point[]): Bounds {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of points) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { left, right, top, bottom };
}

const light = unit([-0.45, -0.5, 1]);

/** Paints a model by the faces that the eye sees, the furthest first; from below the housing hides the panel. */
export function paintModel(pen: Pen, { housing, parts }: Model, camera: Camera): void {
  const nearness = ({ rings }: Solid): number => {
    const points = rings.flat();
    return dot(scale(points.reduce(add), 1 / points.length), camera.towards);
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
    return { points, normal: unit(cross(add(c, scale(a, -1)), add(d, scale(b, -1)))) };
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

function paintSolid(pen: Pen, solid: Solid, camera: Camera): void {
  for (const { points, normal } of facesOf(solid)) {
    if (dot(normal, camera.towards) <= 1e-6) continue;
    const look = shaded(solid.colour, 0.55 + 0.2 * normal[2] + 0.3 * Math.max(0, dot(normal, light)));
    pen.beginPath();
    for (const point of points) pen.lineTo(...camera.onPicture(point));
    pen.closePath();
    pen.fillStyle = look;
    pen.fill();
    // Neighbours overlap by a hair, so that nothing shines through between them.
    pen.strokeStyle = look;
    pen.lineWidth = 0.6;
    pen.stroke();
  }
  const { print } = solid;
  if (!print || dot(cross(print.right, print.up), camera.towards) <= 0) return;
  pen.save();
  layOn(pen, camera, print);
  paint(pen, print.drawing);
  pen.restore();
}

export function layOn(
  pen: Pen,
  { onPicture }: Camera,
  { corner, right, up }: Pick<Print, 'corner' | 'right' | 'up'>,
): void {
  const at = onPicture(corner);
  const step = (by: Vector): Point => {
    const [x, y] = onPicture(add(corner, by));
    return [x - at[0], y - at[1]];
  };
  pen.transform(...step(right), ...step(up), ...at);
}

const shaded = (colour: Colour, bright: number): string =>
  `rgb(${rgb(colour)
    .map((part) => Math.round(Math.min(255, part * bright + 12)))
    .join(' ')})`;

export function paintView(
  pen: Pen,
  facts: FileFacts,
  name: ViewName,
  [width, height]: readonly [number, number],
): void {
  for (let row = 0; row < height; row++) {
    pen.fillStyle = shaded('#dfe4ec', 1 - (0.14 * row) / height);
    pen.fillRect(0, row, width, 1);
  }
  const model = modelOfDevice(deviceOf(facts), facts);
  paintModel(pen, model, cameraFor(model, eyes[name], [width, height]));
}
