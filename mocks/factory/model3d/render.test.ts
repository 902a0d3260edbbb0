import { describe, expect, test } from 'vitest';
import { blank } from '../drawing/canvas.ts';
import { rgb } from '../drawing/drawing.ts';
import { emptyMesh, profile, turned } from './mesh.ts';
import { render } from './render.ts';
import { view } from './view.ts';
import type { ViewName } from './view.ts';

const facts = {
  configurationId: 'C001234',
  revision: '0A',
  version: 1,
  productFamily: 'G6',
  model: 'POCKET',
};

function pixel({ width, data }: { width: number; data: Uint8Array }, x: number, y: number): number[] {
  return Array.from(data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3));
}

describe('a red cylinder from above', () => {
  const mesh = emptyMesh();
  turned(mesh, profile('10,0 10,20'), [0, 0, 0], { colour: '#ff0000', gloss: 0 });
  const picture = render(mesh, { from: [0, 0, 1], up: [0, 1, 0], seesGround: true }, 60, 60);

  test('is red in the middle, ground at the rim', () => {
    const [red = 0, green = 0] = pixel(picture, 30, 30);
    expect(red - green).toBeGreaterThan(150);
    const [r = 0, , b = 0] = pixel(picture, 1, 58);
    expect(Math.abs(r - b)).toBeLessThan(20);
  });

  test('throws its shadow away from the light', () => {
    const [lit = 0] = pixel(picture, 2, 57);
    const [shaded = 0] = pixel(picture, 57, 4);
    expect(lit - shaded).toBeGreaterThan(30);
  });
});

test('a picture on a surface shows, its right way round', () => {
  const mesh = emptyMesh();
  const pixels = blank(20, 20, '#0000ff');
  for (let y = 0; y < 20; y++) for (let x = 0; x < 10; x++) pixels.data.set(rgb('#00ff00'), (y * 20 + x) * 3);
  const picture = { pixels, pixelsPerMm: 1, middle: [0, 0, 0] as const };
  turned(mesh, profile('8,0 8,1'), [0, 0, 0], { colour: '#ffffff', gloss: 0, picture });
  const seen = render(mesh, { from: [0, 0, 1], up: [0, 1, 0], seesGround: false }, 40, 40);
  const [, leftGreen = 0, leftBlue = 0] = pixel(seen, 12, 20);
  const [, rightGreen = 0, rightBlue = 0] = pixel(seen, 28, 20);
  expect([leftGreen > leftBlue, rightBlue > rightGreen]).toEqual([true, true]);
});

describe('views of a device', () => {
  const sides: ViewName[] = ['PERSPECTIVE', 'TOP', 'FRONT', 'LEFT', 'BOTTOM'];
  const seen = sides.map((side) => Buffer.from(view(facts, side, 48, 36).data).toString('base64'));

  test('differ from side to side', () => {
    expect(new Set(seen).size).toBe(sides.length);
  });

  test('are the same when asked for again', () => {
    expect(Buffer.from(view(facts, 'PERSPECTIVE', 48, 36).data).toString('base64')).toBe(seen[0]);
  });
});
