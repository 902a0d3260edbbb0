import Toolpath from 'gcode-toolpath';
import { expect, test } from 'vitest';
import type * as Interpreter from '../src/domain/gcode/interpretProgram.ts';
import { getToolpathSegmentLength } from '../src/domain/gcode/toolpath.ts';
import { importBuiltModule } from './builtModule.ts';

/** 2 MB of pockets: lines, arcs by radius, a few words a line. Both are to find the same moves in it. */
function program(bytes: number): string {
  const lines = ['G21 G90 G17', 'G0 X0 Y0 Z5', 'M3 S1000', 'G1 X1 F500'];
  let size = 0;
  for (let index = 0; size < bytes; index += 1) {
    const x = (50 * Math.cos(index / 10)).toFixed(3);
    const y = (50 * Math.sin(index / 10)).toFixed(3);
    const line = index % 7 === 0 ? `G3 X${x} Y${y} R80` : `N${index} G1 X${x} Y${y} Z-${index % 5}.25`;
    lines.push(line);
    size += line.length + 1;
  }
  return [...lines, 'M30'].join('\n');
}

const text = program(2_000_000);

function byToolpath(): { moves: number; straight: number } {
  let moves = 0;
  let straight = 0;
  const toolpath = new Toolpath({
    addLine: (_, from, to) => {
      moves += 1;
      straight += Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z);
    },
    addArcCurve: () => {
      moves += 1;
    },
  });
  toolpath.loadFromStringSync(text);
  return { moves, straight };
}

test('2 MB of G-code beside gcode-toolpath', async ({ bench }) => {
  const { interpretProgram } = (await importBuiltModule('domain/gcode/interpret.ts')) as typeof Interpreter;
  const { path, problems } = interpretProgram(text);
  const theirs = byToolpath();
  let straight = 0;
  for (let segment = 0; segment < path.length; segment += 1) {
    if ((path.arcOf[segment] ?? 0) < 0) straight += getToolpathSegmentLength(path, segment);
  }
  expect(problems).toEqual([]);
  expect(path.length).toBe(theirs.moves);
  // Theirs begins at zero, ours where the first move ends.
  expect(straight).toBeCloseTo(theirs.straight - 5, 3);
  await bench.compare(
    bench('interpret', () => void interpretProgram(text)),
    bench('gcode-toolpath', () => void byToolpath()),
    { iterations: 5, warmupIterations: 1 },
  );
});
