import * as fc from 'fast-check';
import Oracle from 'gcode-toolpath';
import { expect, test } from 'vitest';
import { interpretProgram } from './interpretProgram.ts';
import { getColumnValue, valuesPerArc, valuesPerSegment, toolpathPlanes, type Toolpath } from './toolpath.ts';

type Traced = { readonly motion: string; readonly numbers: readonly number[] };

/** gcode-toolpath gives the points of an arc with the axes of its plane first. */
const turned = {
  G17: ({ x, y, z }: Point): number[] => [x, y, z],
  G18: ({ x, y, z }: Point): number[] => [y, z, x],
  G19: ({ x, y, z }: Point): number[] => [z, x, y],
} as Record<string, (point: Point) => number[]>;
type Point = { readonly x: number; readonly y: number; readonly z: number };

function byOracle(program: string): Traced[] {
  const traced: Traced[] = [];
  const inOrder = ({ x, y, z }: Point): number[] => [x, y, z];
  const oracle = new Oracle({
    addLine: ({ motion }, from, to) => traced.push({ motion, numbers: [...inOrder(from), ...inOrder(to)] }),
    addArcCurve: ({ motion, plane }, from, to, centre) => {
      const order = turned[plane] ?? inOrder;
      // An arc has no centre along the axis across its plane: that of its start is taken.
      const middle = order({ ...centre, z: from.z });
      traced.push({ motion, numbers: [...order(from), ...order(to), ...middle] });
    },
  });
  oracle.loadFromStringSync(program);
  return traced;
}

function byUs(path: Toolpath): Traced[] {
  return Array.from({ length: path.length }, (_, segment) => {
    const numbers = Array.from(
      path.points.slice(segment * valuesPerSegment, (segment + 1) * valuesPerSegment),
    );
    const arc = getColumnValue(path.arcOf, segment) * valuesPerArc;
    if (arc >= 0) {
      const plane = toolpathPlanes[getColumnValue(path.arcs, arc) as 0 | 1 | 2];
      const centre = numbers.slice(0, 3);
      centre[plane.first] = getColumnValue(path.arcs, arc + 1);
      centre[plane.second] = getColumnValue(path.arcs, arc + 2);
      numbers.push(...centre);
    }
    return { motion: `G${getColumnValue(path.kinds, segment)}`, numbers };
  });
}

const coordinate = fc.integer({ min: -200_000, max: 200_000 }).map((thousandths) => thousandths / 1000);

/** A program of G0 to G3 with valid arcs only: their ends are computed from the centre. */
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom('G0', 'G1', 'G2', 'G3', 'R2', 'R3'),
    plane: fc.constantFrom('G17', 'G18', 'G19'),
    inches: fc.boolean(),
    incremental: fc.boolean(),
    to: fc.tuple(coordinate, coordinate, coordinate),
    turn: fc.integer({ min: 50, max: 6200 }).map((thousandths) => thousandths / 1000),
  }),
  { minLength: 20, maxLength: 40, size: 'max' },
);
type Step = typeof steps extends fc.Arbitrary<(infer Of)[]> ? Of : never;

function programOf(all: readonly Step[]): string {
  const at3 = [0, 0, 0];
  const lines = ['G21 G90 G17 G94 F1000', 'G0 X0 Y0 Z0'];
  for (const { kind, plane, inches, incremental, to, turn } of all) {
    const unit = inches ? 25.4 : 1;
    const { first, second } = toolpathPlanes[plane === 'G17' ? 0 : plane === 'G18' ? 1 : 2];
    const target = [...to];
    const modes = `${inches ? 'G20' : 'G21'} ${incremental ? 'G91' : 'G90'} ${plane}`;
    let centre = '';
    if (kind !== 'G0' && kind !== 'G1') {
      const middle = [(at3[first] ?? 0) + (to[first] ?? 0) / 4, (at3[second] ?? 0) + (to[second] ?? 0) / 4];
      const radius = Math.hypot((at3[first] ?? 0) - (middle[0] ?? 0), (at3[second] ?? 0) - (middle[1] ?? 0));
      if (radius < 1) continue;
      const start = Math.atan2((at3[second] ?? 0) - (middle[1] ?? 0), (at3[first] ?? 0) - (middle[0] ?? 0));
      const sweep = kind.endsWith('3') ? turn : -turn;
      target[first] = (middle[0] ?? 0) + radius * Math.cos(start + sweep);
      target[second] = (middle[1] ?? 0) + radius * Math.sin(start + sweep);
      const names = 'IJK';
      centre = kind.startsWith('R')
        ? `R${(((turn > Math.PI ? -1 : 1) * radius) / unit).toFixed(9)}`
        : `${names[first]}${(((middle[0] ?? 0) - (at3[first] ?? 0)) / unit).toFixed(9)} ${names[second]}${(((middle[1] ?? 0) - (at3[second] ?? 0)) / unit).toFixed(9)}`;
      // A half circle by R is ill-conditioned: tiny changes move its centre far along the chord.
      if (kind.startsWith('R') && Math.abs(turn - Math.PI) < 0.1) continue;
    }
    const words = ['X', 'Y', 'Z'].map((letter, axis) => {
      const from = incremental ? (at3[axis] ?? 0) : 0;
      return `${letter}${(((target[axis] ?? 0) - from) / unit).toFixed(9)}`;
    });
    lines.push([modes, kind.replace('R', 'G'), ...words, centre].join(' ').trim());
    at3.splice(0, 3, ...target);
  }
  return lines.join('\n');
}

test('G0 to G3 go where gcode-toolpath has them go', () => {
  let segments = 0;
  let arcs = 0;
  let farthest = 0;
  const programs = fc.sample(fc.noBias(steps), { numRuns: 1000, seed: 4 }).map(programOf);
  for (const program of programs) {
    const { path, problems } = interpretProgram(program);
    const ours = byUs(path);
    const theirs = byOracle(program);
    const shapes = (all: readonly Traced[]): string =>
      all.map((one) => one.motion + one.numbers.length).join();
    expect(problems).toEqual([]);
    expect(shapes(ours)).toBe(shapes(theirs));
    for (const [index, { numbers }] of ours.entries()) {
      for (const [place, number] of numbers.entries()) {
        farthest = Math.max(farthest, Math.abs(number - (theirs[index]?.numbers[place] ?? Number.NaN)));
      }
    }
    segments += ours.length;
    arcs += path.arcs.length / valuesPerArc;
  }
  expect(segments).toBeGreaterThan(30_000);
  expect(arcs).toBeGreaterThan(19_000);
  expect(farthest).toBeLessThan(1e-9);
}, 60_000);
