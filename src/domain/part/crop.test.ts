import { describe, expect, test } from 'vitest';
import { createCrop, toCropPixels, isFullCrop, fullCrop, moveCropEdge } from './crop.ts';

const middle = { left: 0.2, top: 0.2, right: 0.8, bottom: 0.8 };

describe('an edge', () => {
  test.each([
    ['left', 0.5, 0.5],
    ['left', 0.9, 0.78],
    ['left', -3, 0],
    ['right', 0.1, 0.22],
    ['right', 7, 1],
    ['top', 0.8, 0.78],
    ['bottom', 0.3, 0.3],
  ] as const)('%s put to %d is at %d', (edge, share, expected) => {
    const crop = moveCropEdge(middle, edge, share);
    expect(crop[edge]).toBeCloseTo(expected);
    expect({ ...crop, [edge]: 0 }).toEqual({ ...middle, [edge]: 0 });
  });
});

test.each([
  [[0.1, 0.2], [0.5, 0.6], { left: 0.1, top: 0.2, right: 0.5, bottom: 0.6 }],
  [[0.5, 0.6], [0.1, 0.2], { left: 0.1, top: 0.2, right: 0.5, bottom: 0.6 }],
  [[-1, -1], [2, 2], fullCrop],
  [[0.5, 0.1], [0.505, 0.9], undefined],
] as const)('from %j to %j is %j', (from, to, crop) => expect(createCrop(from, to)).toEqual(crop));

test.each([
  [fullCrop, { width: 3, height: 2 }, { x: 0, y: 0, width: 3, height: 2 }],
  [middle, { width: 100, height: 50 }, { x: 20, y: 10, width: 60, height: 30 }],
  [
    { ...middle, left: 0.99, right: 1 },
    { width: 1, height: 1 },
    { x: 0, y: 0, width: 1, height: 1 },
  ],
])('%j of %j is %j', (crop, size, pixels) => expect(toCropPixels(crop, size)).toEqual(pixels));

test('the whole picture is whole', () =>
  expect([isFullCrop(fullCrop), isFullCrop(middle)]).toEqual([true, false]));
