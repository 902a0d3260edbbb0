import { expect, test } from 'vitest';
import { loadWorkerOnPage } from '../../../../tests/factories/workerOnPage.ts';
import { fitCamera } from './toolpathCamera.ts';
import type {
  ToolpathRenderOptions,
  ToolpathPosition,
  ToolpathRunResult,
  ToolpathWorkerRequest,
} from './toolpathWorkerRequests.ts';

let answer: unknown;
const put = await loadWorkerOnPage(
  () => import('./toolpath.worker.ts'),
  (data) => (answer = data),
);

let lastId = 0;

function ask(input: ToolpathWorkerRequest): unknown {
  lastId += 1;
  put({ id: lastId, input });
  expect(answer).toMatchObject({ id: lastId });
  return (answer as { output: unknown }).output;
}

const program = 'G21 G90\nT1 M6\nS900 M3\nG0 X0 Y0 Z5\nG1 Z-1 F600\nG1 X60\nG0 Z5\nM30\n';
const run = (text: string, stored = text) => ask({ kind: 'RUN', text, stored }) as ToolpathRunResult;

test('a program is run: its moves, tools, time and checks', () => {
  const ran = run(program);
  expect(ran).toMatchObject({ segments: 4, tools: [1], difference: undefined, problems: [] });
  expect(ran.bounds?.x).toEqual([0, 60]);
  expect(ran.seconds).toBeGreaterThan(6);
  expect(ran.results.map(({ outcome }) => outcome)).not.toContain('FAILED');
});

test('lines, moments and points of the picture lead to the same places', () => {
  const { bounds, seconds } = run(program);
  expect(bounds).toBeDefined();
  if (!bounds) return;
  expect(ask({ kind: 'LINE', line: 6 })).toMatchObject({ segment: 2, line: 6, at: [60, 0, -1] });
  expect(ask({ kind: 'LINE', line: 2 })).toBeUndefined();
  expect(ask({ kind: 'MOMENT', seconds: 0 })).toMatchObject({ segment: 0, line: 4 });
  expect(ask({ kind: 'MOMENT', seconds })).toMatchObject({ segment: 3, line: 7 });
  const size = { width: 400, height: 200 };
  const look: ToolpathRenderOptions = {
    ...size,
    ratio: 1,
    camera: fitCamera(bounds, size),
    colouring: 'TOOL',
    dark: false,
    done: 99,
    line: undefined,
    compared: true,
    zero: 0,
  };
  ask({ kind: 'LOOK', look });
  expect((ask({ kind: 'PICK', x: 200, y: 103 }) as ToolpathPosition).line).toBe(6);
  expect(ask({ kind: 'PICK', x: 200, y: 150 })).toBeUndefined();
});

test('a place that is not known is not made up', () => {
  run('G21 G90\nG0 X0 Y0 Z5\nG28\nG0 X9\nY9 Z9\nM30\n');
  expect(ask({ kind: 'LINE', line: 4 })).toMatchObject({ line: 4, at: undefined });
  expect(ask({ kind: 'LINE', line: 5 })).toMatchObject({ line: 5, at: [9, 9, 9] });
});

test('the zeros come with their boxes, the first one first', () => {
  const { zeros } = run('G21\nG0 Z5\nG55 G0 X0 Y0 Z0\nX5\nG54 X7 Y0 Z0\nX9\nM30\n');
  expect(zeros.map(({ name, bounds }) => [name, bounds?.x])).toEqual([
    ['G55', [0, 5]],
    ['G54', [7, 9]],
  ]);
});

test('an edited program is compared with the stored one', () => {
  const edited = program.replace('G1 X60', 'G1 X50\nG1 X60');
  expect(run(edited, program).difference).toEqual({ added: 2, removed: 1 });
  expect(run(program).difference).toBeUndefined();
});

test('what cannot be drawn is named', () => {
  expect(run('G21\nG1 X[#1] F9\nM30\n').problems[0]).toMatchObject({ line: 2 });
});
