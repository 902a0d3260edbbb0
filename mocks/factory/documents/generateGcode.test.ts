import { describe, expect, test } from 'vitest';
import { transmitterModels } from '../../../src/domain/product/families.ts';
import { computeBounds } from '../../../src/domain/gcode/bounds.ts';
import { interpretProgram } from '../../../src/domain/gcode/interpretProgram.ts';
import { runPreflight } from '../../../src/domain/gcode/preflight.ts';
import { toDryRunProgram } from '../../cms/milling/gcode.ts';
import { buildDevice, panelThickness } from '../device/device.ts';
import { generateGcode } from './generateGcode.ts';
import { listCuts, type Cut } from './milling.ts';

const facts = { configurationId: 'C001234', revision: '0A', version: 1, productFamily: 'G6' };

type Finding = { readonly block: string; readonly problem: string };
type Place = { x: number; y: number; z: number };

/** Executes a program like a machine and reports each block that is unsafe or not understood. */
function findings(program: string): Finding[] {
  const found: Finding[] = [];
  const at: Place = { x: Number.NaN, y: Number.NaN, z: Number.NaN };
  const modal = { motion: '', feed: 0, spindle: 0, isTurning: false, tool: 0, length: 0, hasEnded: false };
  for (const block of program.split('\n').slice(1, -2)) {
    const words = block
      .replace(/\([^()]*\)/g, '')
      .trim()
      .split(/\s+/)
      .filter(Boolean);
    const value = (letter: string): number | undefined => {
      const word = words.find((each) => each.startsWith(letter));
      return word === undefined ? undefined : Number(word.slice(1));
    };
    const report = (bad: boolean, problem: string): void => {
      if (bad) found.push({ block, problem });
    };
    report(
      words.some((word) => !/^[A-Z]-?\d+(\.\d+)?$/.test(word)),
      'not a word',
    );
    report(modal.hasEnded && words.length > 0, 'after the end');
    const codes = words.filter((word) => /^[GM]\d/.test(word));
    const motion =
      codes.find((word) => /^G(0|1|2|3|81|83)$/.test(word)) ?? (codes.includes('G80') ? 'G80' : '');
    if (motion) modal.motion = motion;
    modal.feed = value('F') ?? modal.feed;
    modal.spindle = value('S') ?? modal.spindle;
    if (codes.includes('M6')) {
      report(modal.isTurning, 'tool change while the spindle turns');
      modal.tool = value('T') ?? 0;
      modal.length = 0;
    }
    if (codes.includes('M3')) modal.isTurning = modal.spindle > 0;
    if (codes.includes('M5')) modal.isTurning = false;
    if (codes.includes('G43')) modal.length = value('H') ?? 0;
    if (codes.includes('M30')) modal.hasEnded = true;
    const to = { x: value('X') ?? at.x, y: value('Y') ?? at.y, z: value('Z') ?? at.z };
    const moves = ['X', 'Y', 'Z'].some((letter) => value(letter) !== undefined);
    if (codes.includes('G53')) Object.assign(at, { z: Number.POSITIVE_INFINITY });
    if (!moves || codes.includes('G53')) continue;
    const cuts = modal.motion !== 'G0' && modal.motion !== '';
    report(modal.tool === 0 || modal.length !== modal.tool, 'moves without the length of its tool');
    report(cuts && (!modal.isTurning || modal.feed <= 0), 'cuts without spindle or feed');
    report(!cuts && to.z < 1, 'rapid near the panel');
    report(!cuts && at.z < 0 && (to.x !== at.x || to.y !== at.y), 'rapid sideways in the panel');
    report(to.z < -panelThickness - 2.5, 'too deep');
    if (modal.motion === 'G2' || modal.motion === 'G3') {
      const centre = { x: at.x + (value('I') ?? 0), y: at.y + (value('J') ?? 0) };
      const radii = [at, to].map(({ x, y }) => Math.hypot(x - centre.x, y - centre.y));
      report(Math.abs((radii[0] ?? 0) - (radii[1] ?? 0)) > 0.002, 'arc ends off its circle');
    }
    const cycle = modal.motion === 'G81' || modal.motion === 'G83';
    Object.assign(at, cycle ? { x: to.x, y: to.y } : to);
  }
  if (!modal.hasEnded) found.push({ block: 'M30', problem: 'missing' });
  return found;
}

test.each([...transmitterModels])(
  'the program for a %s is safe from the first block to the last',
  (model) => {
    const device = buildDevice({ ...facts, model });
    const program = generateGcode(listCuts(device), 'C001234/0A');
    expect(program).toMatch(/^%\nO2340 \(C001234\/0A\)\n/);
    expect(program).toMatch(/\nN\d+ M30\n%\n$/);
    expect(findings(program)).toEqual([]);
  },
);

const everyModel = [...transmitterModels].map((model) => {
  const cuts = listCuts(buildDevice({ ...facts, model }));
  return { model, cuts, program: generateGcode(cuts, 'C001234/0A') };
});

test.each(everyModel)('the program for a $model passes every check before it is run', ({ program }) => {
  const envelope = { x: 800, y: 500, z: 200 };
  const { results, seconds } = runPreflight(interpretProgram(program), { envelope });
  // Tool changes leave the work area, which is reported but no fault.
  expect(results.filter(({ outcome, check }) => outcome !== 'PASSED' && check !== 'PLACE')).toEqual([]);
  expect(results.find(({ check }) => check === 'PLACE')?.outcome).toBe('NOT_CHECKED');
  expect(seconds).toBeGreaterThan(30);
});

test.each(everyModel)('and for a $model it cuts through everywhere it should', ({ cuts, program }) => {
  const { path } = interpretProgram(program);
  for (const { x, y } of cuts) {
    let maxDepth = 0;
    for (let segment = 0; segment < path.length; segment += 1) {
      const [endX = 0, endY = 0, endZ = 0] = path.points.slice(segment * 6 + 3, segment * 6 + 6);
      if (path.kinds[segment] !== 0 && Math.hypot(endX - x, endY - y) < 40)
        maxDepth = Math.min(maxDepth, endZ);
    }
    expect(maxDepth).toBeLessThan(-panelThickness);
  }
});

test.each(everyModel)('the dry run for a $model goes the same ways above the panel', ({ program }) => {
  const wet = interpretProgram(program);
  const dry = interpretProgram(toDryRunProgram(program));
  expect(dry.problems).toEqual([]);
  expect(dry.events.filter(({ kind }) => kind === 'SPINDLE')).toEqual([]);
  expect(computeBounds(dry.path)?.z[0]).toBeGreaterThanOrEqual(5);
  const [wetZ = 0] = computeBounds(wet.path)?.z ?? [];
  const [dryZ = 0] = computeBounds(dry.path)?.z ?? [];
  expect(dry.path.length).toBe(wet.path.length);
  for (let index = 0; index < wet.path.points.length; index += 1) {
    const lift = index % 3 === 2 ? dryZ - wetZ : 0;
    expect(dry.path.points[index]).toBeCloseTo((wet.path.points[index] ?? 0) + lift, 6);
  }
});

test('the checker itself finds what is wrong', () => {
  const program = generateGcode([{ kind: 'CIRCLE', name: 'S1', x: 0, y: 0, diameter: 20 }], 'A');
  const broken = [
    program.replace('M3\n', 'M5\n'),
    program.replace('G0 Z2.000', 'G0 Z-2.000'),
    program.replace('I7.000', 'I7.100'),
    program.replace(/N\d+ M30\n/, ''),
    program.replace('G43 H2', 'G43 H4'),
  ];
  expect(broken.map((each) => findings(each).length > 0)).toEqual([true, true, true, true, true]);
});

describe('which words cut what', () => {
  const place = { name: 'S1', x: 10, y: -5 };
  const nothing = /(?!)/;
  const cases: [string, Cut, RegExp, RegExp][] = [
    [
      'narrow hole',
      { kind: 'DRILL', ...place, diameter: 3.2 },
      /G98 G83 X10\.000 Y-5\.000 Z-4\.460 R2\.000 Q1\.500/,
      /G3 /,
    ],
    [
      'wide hole',
      { kind: 'DRILL', ...place, diameter: 4.3 },
      /G98 G81 X10\.000 Y-5\.000 Z-4\.790 R2\.000 F/,
      /G83/,
    ],
    ['small circle', { kind: 'CIRCLE', ...place, diameter: 5 }, /T11 M6/, /T2 M6/],
    [
      'circle',
      { kind: 'CIRCLE', ...place, diameter: 16 },
      /G3 X15\.000 Y-5\.000 Z-1\.167 I-5\.000 J0\.000/,
      /G8[13]/,
    ],
    [
      'edge of a circle',
      { kind: 'CIRCLE', ...place, diameter: 16 },
      /G2 X3\.000 Y-5\.000 I-7\.000 J0\.000/,
      nothing,
    ],
    [
      'corner of a rectangle',
      { kind: 'RECTANGLE', ...place, width: 30, height: 20, radius: 4 },
      /G3 X23\.000 Y-11\.000 I0\.000 J2\.000/,
      /G2 /,
    ],
  ];
  test.each(cases)('%s', (_, cut, there, absent) => {
    const program = generateGcode([cut], 'A1');
    expect(program).toMatch(there);
    expect(program).not.toMatch(absent);
    expect(findings(program)).toEqual([]);
  });

  test('nothing to cut is a program that ends at once', () => {
    expect(generateGcode([], '')).toMatch(
      /G54\nN30 G53 G0 Z0\.000\nN40 G53 G0 X0\.000 Y0\.000\nN50 M30\n%\n$/,
    );
  });
});

test('a comment cannot break out of its parentheses', () => {
  expect(generateGcode([], 'evil) G0 Z-99 (é')).toContain('(EVIL  G0 Z-99)');
});
