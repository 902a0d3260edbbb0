import { expect, test } from 'vitest';
import {
  findSnapPoint,
  toPathData,
  centerOutlineView,
  zoomToFit,
  isInOutlineView,
  moveOutlineView,
  toPixelPoint,
  toOutlinePoint,
  computeRulerStep,
  listRulerTicks,
  formatRulerTick,
  zoomAroundPoint,
} from './outlineView.ts';
import { inspectOutline } from './inspectOutline.ts';
import {
  filterCutFiles,
  listPartsWithoutCutFile,
  parseCutFileFilter,
  resolveSelectedVersion,
} from './cutFileFilter.ts';

const size = { width: 400, height: 200 };
const box = { left: 10, top: 20, right: 60, bottom: 40 };

test('the whole box is in the field, in its middle', () => {
  const lens = zoomToFit(box, size);
  expect(toPixelPoint(lens, [35, 30]).map(Math.round)).toEqual([200, 100]);
  expect([isInOutlineView(lens, [10, 20], size), isInOutlineView(lens, [60, 40], size)]).toEqual([
    true,
    true,
  ]);
  expect(isInOutlineView(lens, [10, -20], size)).toBe(false);
  expect(zoomToFit({ left: 5, top: 5, right: 5, bottom: 5 }, size).scale).toBeLessThan(Infinity);
});

test('zooming keeps what is under the pointer, moving takes it along', () => {
  const lens = zoomToFit(box, size);
  const at = toOutlinePoint(lens, [50, 60]);
  const closer = zoomAroundPoint(lens, 3, [50, 60]);
  expect(closer.scale).toBeCloseTo(lens.scale * 3);
  expect(toPixelPoint(closer, at).map(Math.round)).toEqual([50, 60]);
  expect(toPixelPoint(moveOutlineView(closer, 10, -5), at).map(Math.round)).toEqual([60, 55]);
  expect(toPixelPoint(centerOutlineView(closer, at, size), at).map(Math.round)).toEqual([200, 100]);
  expect(zoomAroundPoint(lens, 1e9, [0, 0]).scale).toBe(2000);
});

test.each([
  [1, 100],
  [4, 20],
  [10, 10],
  [100, 1],
  [700, 0.1],
])('at %d pixels to the mm the ruler has a number every %d mm', (scale, step) => {
  expect(computeRulerStep(scale)).toBeCloseTo(step, 9);
});

test('the ruler has five lines from number to number, and numbers without a tail', () => {
  const ticks = listRulerTicks(-10, 30, 10);
  expect(ticks.map(({ at }) => at)).toEqual(
    [-10, -8, -6, -4, -2, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20].map((at) => at + 0),
  );
  expect(ticks.filter(({ isNumbered }) => isNumbered).map(({ at }) => formatRulerTick(at, 10))).toEqual([
    '-10',
    '0',
    '10',
    '20',
  ]);
  expect(formatRulerTick(0.30000000000000004, 700)).toBe('0.3');
});

test('a measured place snaps to a corner that is near, and to nothing else', () => {
  const found = inspectOutline(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9mm" height="9mm" viewBox="0 0 9 9"><path d="M1 1h5v5z"/></svg>',
  );
  if (!found.ok) throw new Error(found.reason);
  const { contours } = found.facts;
  expect(findSnapPoint(contours, [5.8, 1.1], 0.5).map((each) => Number(each.toFixed(6)))).toEqual([6, 1]);
  expect(findSnapPoint(contours, [3, 3], 0.5)).toEqual([3, 3]);
  expect(toPathData(contours)).toBe('M1 1L6 1L6 6L1 1Z');
});

const files = [
  { name: 'B', note: 'front', partNumbers: ['P1'] },
  { name: 'A', note: '', partNumbers: [] },
];
const part = (partNumber: string, partType: string, partState = 'READY') => ({
  partNumber,
  label: `Label ${partNumber}`,
  partType,
  partState,
});

test('the list is searched by name, note and part, and narrowed', () => {
  const names = (search: string, selection: 'ALL' | 'WITHOUT_PART'): readonly string[] =>
    filterCutFiles(files, search, selection).map(({ name }) => name);
  expect([names('', 'ALL'), names('p1', 'ALL'), names('FRONT', 'ALL'), names('', 'WITHOUT_PART')]).toEqual([
    ['A', 'B'],
    ['B'],
    ['B'],
    ['A'],
  ]);
  expect([parseCutFileFilter('WITHOUT_PART'), parseCutFileFilter('x'), parseCutFileFilter(null)]).toEqual([
    'WITHOUT_PART',
    'ALL',
    'ALL',
  ]);
});

test('parts in use that are cut for and have no outline', () => {
  const all = [
    part('P1', 'BUTTON'),
    part('P2', 'BUTTON'),
    part('P3', 'BUTTON', 'ARCHIVED'),
    part('P4', 'BATTERY'),
    part('P5', 'JOYSTICK'),
  ];
  expect(listPartsWithoutCutFile(all, files).map(({ partNumber }) => partNumber)).toEqual(['P2', 'P5']);
  expect(listPartsWithoutCutFile(all, files, 'label p5')).toHaveLength(1);
});

test('the version of an address is shown, else the newest', () => {
  const versions = [{ version: '1' }, { version: '10' }, { version: '2' }];
  expect(resolveSelectedVersion(versions, '2')?.version).toBe('2');
  expect(resolveSelectedVersion(versions, 'x')?.version).toBe('10');
  expect(resolveSelectedVersion([], null)).toBeUndefined();
});
