import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { createRevolvedSolid } from './solids.ts';
import { createFittedCamera, viewDirections, paintModel, paintDeviceView, type ViewName } from './view.ts';

const facts = {
  configurationId: 'C001234',
  revision: '0A',
  version: 1,
  productFamily: 'G6',
  model: 'POCKET',
};
const size = [48, 36] as const;

const seen = (name: ViewName): string => {
  const canvas = createCanvas(...size);
  paintDeviceView(canvas.getContext('2d'), facts, name, size);
  return canvas.toBuffer('image/png').toString('base64');
};

test('views of a device differ from side to side, and are the same when asked for again', () => {
  const sides: ViewName[] = ['PERSPECTIVE', 'TOP', 'FRONT', 'LEFT', 'BOTTOM'];
  expect(new Set(sides.map(seen)).size).toBe(sides.length);
  expect(seen('PERSPECTIVE')).toBe(seen('PERSPECTIVE'));
});

describe('a part on a housing', () => {
  const model = {
    housing: [createRevolvedSolid('20,0 20,10', [0, 0, 0], '#0000ff')],
    parts: [[createRevolvedSolid('10,10 10,20', [0, 0, 0], '#ff0000')]],
  };
  const middle = (name: ViewName): readonly number[] => {
    const pen = createCanvas(...size).getContext('2d');
    paintModel(pen, model, createFittedCamera(model, viewDirections[name], size));
    return [...pen.getImageData(24, 18, 1, 1).data];
  };

  test('is seen from above', () => {
    const [red = 0, , blue = 0] = middle('TOP');
    expect(red - blue).toBeGreaterThan(150);
  });

  test('is hidden from below', () => {
    const [red = 0, , blue = 0] = middle('BOTTOM');
    expect(blue - red).toBeGreaterThan(50);
  });
});
