import { paint } from '../drawing/canvas.ts';
import type { Point } from '../drawing/outline.ts';
import { flatten } from '../drawing/outline.ts';
import { panelOutline, rimOf } from '../device/device.ts';
import type { Device } from '../device/device.ts';
import { overlay } from '../device/overlay.ts';
import type { FileFacts } from '../fileFacts.ts';
import { addFitting, plate } from './fittings.ts';
import { bar, emptyMesh, lid, profile, skin, turned } from './mesh.ts';
import type { Mesh, Surface, Vector } from './mesh.ts';

const rubber: Surface = { colour: '#1d2025', gloss: 0.15 };
const steel: Surface = { colour: '#aab2bd', gloss: 0.8 };

/** The whole device: housing, what is mounted on its panel, and what its form adds. */
export function deviceMesh(device: Device, facts: FileFacts): Mesh {
  const mesh = emptyMesh();
  addHousing(mesh, device, facts);
  addBack(mesh, device, facts);
  if (device.model.form === 'BELLY_BOX') addGuards(mesh, device);
  if (device.model.form === 'PISTOL') addGrip(mesh, device);
  if (device.model.form === 'RECEIVER') addFeet(mesh, device);
  if (device.model.form !== 'RECEIVER') addAntennaStub(mesh, device);
  for (const control of device.controls) addFitting(mesh, control, device.model.size[2], device, facts);
  return mesh;
}

/** Two shells with a seam; the upper one rises a little above the panel, which carries the overlay. */
function addHousing(mesh: Mesh, device: Device, facts: FileFacts): void {
  const { model, colours } = device;
  const height = model.size[2];
  const rim = rimOf(model);
  const count = flatten(panelOutline(model, 0, [0, 0]), 0.15).length;
  const ring = (inset: number, level: number): Vector[] => evenly(device, inset, count, level);
  const seam = height * (model.form === 'RECEIVER' ? 0.62 : 0.45);
  const round = Math.min(14, height * 0.16);
  const lower: Surface = { colour: colours.base, gloss: 0.25 };
  const upper: Surface = { colour: colours.shell, gloss: 0.4 };
  const curve = [0, 0.25, 0.5, 0.75, 1].map((step) => (step * Math.PI) / 2);
  const bottom = curve.map((turn) => ring(round * (1 - Math.sin(turn)) + 3, round * (1 - Math.cos(turn))));
  skin(mesh, [...bottom, ring(2, seam - 1.5), ring(3.5, seam - 1.2), ring(3.5, seam + 2)], lower);
  lid(mesh, (bottom[0] ?? []).toReversed(), lower);
  const lip = rim * 0.75;
  const top = curve.map((turn) => ring(lip * (1 - Math.cos(turn)), height + 3 - lip * (1 - Math.sin(turn))));
  skin(
    mesh,
    [ring(3.5, seam), ring(0, seam + 0.4), ...top, ring(rim, height + 2.4), ring(rim, height)],
    upper,
  );
  const pixelsPerMm = model.size[0] > 120 ? 2.4 : 4;
  const picture = {
    pixels: paint(overlay(device, facts, 'TOP'), pixelsPerMm),
    pixelsPerMm,
    middle: [0, 0, 0] as const,
  };
  lid(mesh, ring(rim, height), { colour: '#23272f', gloss: 0.22, picture });
}

/** Outlines of the same panel at different insets, point for point beside each other. */
function evenly(device: Device, inset: number, count: number, level: number): Vector[] {
  const points = flatten(panelOutline(device.model, inset, [0, 0]), 0.15);
  return Array.from({ length: count }, (_, index): Vector => {
    const [x, y] = points[Math.floor((index * points.length) / count)] ?? [0, 0];
    return [x, y, level];
  });
}

/** The underside: battery lid or cooling plate, type label, screws. */
function addBack(mesh: Mesh, device: Device, facts: FileFacts): void {
  const [width, depth] = device.model.size;
  const share = device.model.form === 'BELLY_BOX' || device.model.form === 'RECEIVER' ? 0.5 : 0.72;
  const labelWidth = Math.min(100, width * share);
  const label = paint(overlay(device, facts, 'BACK'), 3);
  const pixelsPerMm = 300 / labelWidth;
  // Seen from below, left and right change places, so the picture is laid on mirrored.
  const pixels = mirrored(label);
  const middle: Vector = [0, depth * 0.06, 0];
  hanging(mesh, [width * 0.8, depth * 0.72], 3, { colour: '#434a55', gloss: 0.3 }, [0, 0, 0]);
  for (const rib of [0, 1, 2, 3]) {
    hanging(mesh, [width * 0.3, 1.6], 4, rubber, [0, -depth * 0.29 + rib * 4, 0]);
  }
  const surface: Surface = { colour: '#ffffff', gloss: 0.1, picture: { pixels, pixelsPerMm, middle } };
  hanging(mesh, [labelWidth, labelWidth * 0.62], 3.6, surface, middle);
  for (const x of [-0.36, 0.36]) {
    for (const y of [-0.31, 0.31]) {
      turned(mesh, profile('4,0 4,1.6 0.4,1.8'), [x * width, y * depth, -2.6], steel, {
        axis: [0, 0, -1],
        sides: 16,
      });
    }
  }
}

/** A plate under the housing that reaches so far below it. */
function hanging(mesh: Mesh, [width, depth]: Point, drop: number, surface: Surface, [x, y]: Vector): void {
  const ring = (level: number): Vector[] => [
    [x - width / 2, y - depth / 2, level],
    [x + width / 2, y - depth / 2, level],
    [x + width / 2, y + depth / 2, level],
    [x - width / 2, y + depth / 2, level],
  ];
  skin(mesh, [ring(-drop), ring(0.5)], { ...surface, picture: undefined });
  lid(mesh, ring(-drop).toReversed(), surface);
}

/** Bars that keep the sticks off the ground, and eyes for the belt. */
function addGuards(mesh: Mesh, { model: { size, taper } }: Device): void {
  const [width, depth, height] = size;
  const surface: Surface = { colour: '#30343b', gloss: 0.5 };
  const [near, far, top, bend] = [-depth * 0.36, depth * 0.32, height + 46, 20];
  for (const side of [-1, 1]) {
    // The bars stand on the sides, which draw together towards the far end, and lean in above the panel.
    const at = (y: number, z: number): Vector => {
      const drawn = taper * Math.max(0, (y / depth + 0.15) / 0.65);
      const out = width / 2 - 4 - drawn - Math.max(0, z - height) * 0.2;
      return [side * out, y, z];
    };
    const corner = (y: number, from: number): Vector[] =>
      [0, 0.2, 0.4, 0.6, 0.8, 1].map((step) => {
        const turn = from - (step * Math.PI) / 2;
        return at(y + bend * Math.cos(turn), top - bend + bend * Math.sin(turn));
      });
    const path = [
      at(near, height * 0.62),
      at(near, height),
      ...corner(near + bend, Math.PI),
      ...corner(far - bend, Math.PI / 2),
      at(far, height),
      at(far, height * 0.62),
    ];
    bar(mesh, path, 6, surface);
    const eye = Array.from({ length: 13 }, (_, step): Vector => {
      const turn = Math.PI * (step / 12 - 0.5);
      const [x, y] = at(0, 0);
      return [x + side * 16 * Math.cos(turn), y + 14 * Math.sin(turn), height * 0.62];
    });
    bar(mesh, eye, 3, steel);
  }
}

/** The handle of a pistol grip, and its trigger. */
function addGrip(mesh: Mesh, { model: { size }, colours }: Device): void {
  const [width, depth] = size;
  const ring = (drop: number, wide: number, deep: number): Vector[] =>
    Array.from({ length: 32 }, (_, index): Vector => {
      const turn = (2 * Math.PI * index) / 32;
      return [wide * Math.cos(turn), deep * Math.sin(turn) - depth * 0.16 - drop * 0.28, -drop];
    });
  const base: Surface = { colour: colours.base, gloss: 0.3 };
  const rings = [
    ring(112, width * 0.2, 17),
    ring(110, width * 0.24, 21),
    ring(96, width * 0.25, 22),
    ring(60, width * 0.22, 19),
    ring(20, width * 0.24, 22),
    ring(-6, width * 0.32, 30),
  ];
  skin(mesh, rings, base);
  lid(mesh, (rings[0] ?? []).toReversed(), base);
  const path = [0, 0.25, 0.5, 0.75, 1].map((step): Vector => [
    0,
    depth * 0.1 - 12 * Math.sin(Math.PI * step),
    -step * 40,
  ]);
  bar(mesh, path, 5.5, { colour: '#c9252d', gloss: 0.4 });
}

/** Flanges to screw a receiver to a wall. */
function addFeet(mesh: Mesh, { model: { size }, colours }: Device): void {
  const [width, depth] = size;
  for (const side of [-1, 1]) {
    for (const end of [-0.3, 0.3]) {
      const at: Vector = [side * (width / 2 + 6), end * depth, 0];
      plate(mesh, at, [28, 26, 5], { colour: colours.base, gloss: 0.3 }, { radius: 5 });
      turned(mesh, profile('4.5,0 4.5,0.4'), [at[0] + side * 5, at[1], 5], rubber, { sides: 20 });
    }
  }
}

function addAntennaStub(mesh: Mesh, { model: { size, form } }: Device): void {
  const [width, depth, height] = size;
  const x = form === 'BELLY_BOX' ? width * 0.3 : 0;
  const long = form === 'BELLY_BOX' ? 34 : 20;
  const contour = [
    [8, -10],
    [8, long * 0.4],
    [6.4, long * 0.5],
    [6, long],
    [3, long + 3],
    [0.4, long + 3.6],
  ] as const;
  turned(mesh, contour, [x, depth / 2, height * 0.55], rubber, { axis: [0, 1, 0], sides: 24 });
}

function mirrored<T extends { width: number; height: number; data: Uint8Array }>(pixels: T): T {
  const data = new Uint8Array(pixels.data.length);
  for (let index = 0; index < data.length; index += 3) {
    const column = (index / 3) % pixels.width;
    const from = index + (pixels.width - 1 - 2 * column) * 3;
    data.set(pixels.data.subarray(from, from + 3), index);
  }
  return { ...pixels, data };
}
