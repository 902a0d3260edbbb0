import { describe, expect, test } from 'vitest';
import { fitCamera, topViewTilt, createProjection, zoomCamera } from './toolpathCamera.ts';

const size = { width: 400, height: 200 };
const box = { x: [0, 100], y: [0, 20], z: [-5, 5] } as const;
const rounded = (point: readonly number[]): number[] => point.map((each) => Math.round(each * 100) / 100);

describe('from above', () => {
  const camera = fitCamera(box, size);
  const project = createProjection(camera, size);
  test('the middle is in the middle, X goes right and Y away', () => {
    expect(rounded(project(50, 10, 0))).toEqual([200, 100]);
    expect(project(60, 10, 0)[0]).toBeGreaterThan(200);
    expect(project(50, 12, 0)[1]).toBeLessThan(100);
  });
  test('height does not show', () => expect(rounded(project(50, 10, 40))).toEqual([200, 100]));
  test('the whole box is in the picture', () => {
    for (const corner of [project(0, 0, 0), project(100, 20, 0)]) {
      expect(corner[0]).toBeGreaterThanOrEqual(0);
      expect(corner[0]).toBeLessThanOrEqual(400);
      expect(corner[1]).toBeGreaterThanOrEqual(0);
      expect(corner[1]).toBeLessThanOrEqual(200);
    }
  });
});

test('from the front, Z goes up', () => {
  const project = createProjection(fitCamera(box, size, 0, 0), size);
  expect(project(50, 10, 5)[1]).toBeLessThan(project(50, 10, -5)[1]);
  expect(rounded(project(50, 20, 0))).toEqual([200, 100]);
});

test('turned by a quarter, X goes away', () => {
  const project = createProjection(fitCamera(box, size, Math.PI / 2, topViewTilt), size);
  expect(rounded(project(100, 10, 0))[0]).toBe(200);
  expect(project(100, 10, 0)[1]).toBeLessThan(100);
});

test('a single point has a picture as well', () => {
  const project = createProjection(fitCamera({ x: [3, 3], y: [4, 4], z: [0, 0] }, size), size);
  expect(rounded(project(3, 4, 0))).toEqual([200, 100]);
});

test('what is under the pointer stays there when it comes closer', () => {
  const camera = fitCamera(box, size);
  const before = createProjection(camera, size)(20, 15, 0);
  const after = createProjection(zoomCamera(camera, size, 3, before), size)(20, 15, 0);
  expect(rounded(after)).toEqual(rounded(before));
});
