import { expect, test } from 'vitest';
import { computeBounds } from './bounds.ts';
import { interpretProgram } from './interpretProgram.ts';
import { runPreflight } from './preflight.ts';
import { getColumnValue, RAPID, type Toolpath } from './toolpath.ts';

/** Typical programs for controls of the RS-274 family, with results that were computed by hand. */

const rounded = (range: readonly [number, number]): number[] =>
  range.map((value) => Number(value.toFixed(3)));
const box = (path: Toolpath, which: 'ALL' | 'CUTTING'): Record<string, number[]> | undefined => {
  const bounds = computeBounds(path, which);
  return bounds && { x: rounded(bounds.x), y: rounded(bounds.y), z: rounded(bounds.z) };
};
const count = (path: Toolpath, is: (kind: number) => boolean): number => path.kinds.filter(is).length;
const failed = (text: string): string[] =>
  runPreflight(interpretProgram(text))
    .results.filter(({ outcome }) => outcome === 'FAILED')
    .map(({ check }) => check);

test('a bolt circle in inches, spotted, drilled with pecks and tapped', () => {
  const holes = ['X1.0 Y0.0', 'X0.0 Y1.0', 'X-1.0 Y0.0', 'X0.0 Y-1.0'];
  const text = [
    '%',
    'O0100 (BOLT CIRCLE, 4 HOLES ON 2 IN)',
    'N10 G20 G17 G40 G49 G80 G90 G94',
    'N20 T1 M06 (SPOT DRILL)',
    'N30 S2500 M03',
    'N40 G54 G00 X0 Y0',
    'N50 G43 H01 Z1.0 M08',
    `N60 G99 G81 ${holes[0]} Z-0.05 R0.1 F10.`,
    ...holes.slice(1),
    'N70 G80 M09',
    'N80 G91 G28 Z0',
    'N90 G90 T2 M06 (DRILL)',
    'N100 S1800 M03',
    'N110 G00 G43 H02 Z1.0',
    `N120 G98 G83 ${holes[0]} Z-0.75 R0.1 Q0.25 F6.`,
    ...holes.slice(1),
    'N130 G80',
    'N140 G91 G28 Z0 M05',
    'N150 G90 T3 M06 (TAP)',
    'N160 S300 M03',
    'N170 G00 G43 H03 Z1.0',
    `N180 G99 G84 ${holes[0]} Z-0.6 R0.2 F15.`,
    ...holes.slice(1),
    'N190 G80 M05',
    'N200 M30',
    '%',
  ].join('\n');
  const { path, problems, events, endedOn } = interpretProgram(text);
  expect(problems).toEqual([]);
  expect(box(path, 'CUTTING')).toEqual({ x: [-25.4, 25.4], y: [-25.4, 25.4], z: [-19.05, 5.08] });
  expect(events.filter(({ kind }) => kind === 'TOOL').map(({ value }) => value)).toEqual([1, 2, 3]);
  // Once for a spot, four pecks for a drilled hole, in and out for a thread.
  expect(count(path, (kind) => kind !== RAPID)).toBe(4 * (1 + 4 + 2));
  expect(endedOn).toBe(31);
  expect(failed(text)).toEqual([]);
});

test('a round pocket by helix, with the rest of the line in any order', () => {
  const text = [
    '(POCKET D40, MILL D10)',
    'g21g17g90g94 (metric)',
    'm6t5',
    'm3s8000',
    'g0x15.y0.',
    'z5.',
    'g1z0.f200.',
    'g3i-15.z-1.',
    'g3i-15.z-2.',
    'i-15.z-3.',
    'i-15. (once round at depth)',
    'g1x0.',
    'g0z50.',
    'm5',
    'm2',
  ].join('\r\n');
  const { path, problems } = interpretProgram(text);
  expect(problems).toEqual([]);
  expect(box(path, 'CUTTING')).toEqual({ x: [-15, 15], y: [-15, 15], z: [-3, 5] });
  expect(count(path, (kind) => kind === 3)).toBe(4);
  expect(path.tools.at(-1)).toBe(5);
  expect(failed(text)).toEqual([]);
});

// Seen from the front, where X grows to the right, G3 of G18 turns clockwise.
test('ribs along X in G18 and G19, incremental', () => {
  const rib = ['G18 G3 X10 Z0 I5 K0 F300', 'G1 Y2', 'G18 G2 X-10 Z0 I-5 K0', 'G19 G2 Y4 Z0 J2 K0'];
  const text = ['G21 G90 G0 X0 Y0 Z0', 'M3 S1000', 'G91', ...rib, ...rib, 'M5', 'M2'].join('\n');
  const { path, problems } = interpretProgram(text);
  expect(problems).toEqual([]);
  expect(count(path, (kind) => kind >= 2)).toBe(6);
  const last = path.points.slice(-3);
  expect(Array.from(last, (value) => Number(value.toFixed(9)))).toEqual([0, 12, 0]);
  expect(box(path, 'ALL')).toEqual({ x: [0, 10], y: [0, 12], z: [0, 5] });
});

test('a sub-zero by G92, absolute centres, and a slot with both', () => {
  const text = [
    'G21 G17 G90 G90.1',
    'G0 X100 Y50 Z10',
    'G92 X0 Y0',
    'S5000 M4',
    'G0 X5 Y0',
    'Z1',
    'G1 Z-2 F100',
    'G1 X20 F400',
    'G3 X20 Y10 I20 J5',
    'G1 X5',
    'G3 X5 Y0 I5 J5',
    'G0 Z10',
    'G92.1',
    'X0 Y0',
    'M30',
  ].join('\n');
  const { path, problems } = interpretProgram(text);
  expect(problems).toEqual([]);
  expect(box(path, 'CUTTING')).toEqual({ x: [100, 125], y: [50, 60], z: [-2, 1] });
  expect(Array.from(path.points.slice(-3))).toEqual([0, 0, 10]);
  expect(failed(text)).toEqual([]);
});

test('a program cut off in the middle of a line says so', () => {
  const text = ['G21 G90 G0 X0 Y0 Z5', 'S1000 M3', 'G1 Z-1 F100', 'X10', 'X'].join('\n');
  const { path, problems } = interpretProgram(text);
  expect(problems.map(({ line, word }) => `${line} ${word}`)).toEqual(['5 X']);
  expect(getColumnValue(path.lines, path.length - 1)).toBe(4);
  expect(failed(text)).toEqual(['READABLE', 'END']);
});
