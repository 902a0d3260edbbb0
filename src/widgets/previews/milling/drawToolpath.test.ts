import { expect, test } from 'vitest';
import { compareToolpaths } from '~/domain/gcode/compareToolpaths.ts';
import { flattenToolpath } from '~/domain/gcode/flattenToolpath.ts';
import { interpretProgram } from '~/domain/gcode/interpretProgram.ts';
import { fitCamera } from './toolpathCamera.ts';
import { drawToolpath, type ToolpathDrawing } from './drawToolpath.ts';
import type { ToolpathRenderOptions } from './toolpathWorkerRequests.ts';

function drawn(text: string, kept?: Uint8Array): ToolpathDrawing {
  const { path } = interpretProgram(text);
  return { path, polyline: flattenToolpath(path, 0.1), kept, lowest: -2, fastest: 1000 };
}

const look: ToolpathRenderOptions = {
  width: 200,
  height: 100,
  ratio: 1,
  camera: fitCamera({ x: [0, 10], y: [0, 10], z: [-2, 5] }, { width: 200, height: 100 }),
  colouring: 'TOOL',
  dark: false,
  done: 99,
  line: undefined,
  compared: true,
  zero: 0,
};

/** Strokes drawn: the pen, and the number of corners. */
function strokesOf(
  edited: ToolpathDrawing | undefined,
  stored: ToolpathDrawing | undefined,
  changes: Partial<ToolpathRenderOptions> = {},
) {
  const strokes: string[] = [];
  let corners = 0;
  const context = {
    globalAlpha: 1,
    strokeStyle: '',
    lineWidth: 1,
    clearRect: () => undefined,
    beginPath: () => {
      corners = 0;
    },
    moveTo: () => {
      corners += 1;
    },
    lineTo: () => {
      corners += 1;
    },
    stroke() {
      strokes.push(`${this.strokeStyle} ${this.globalAlpha} ${corners}`);
    },
  };
  for (const _ of drawToolpath(context as unknown as OffscreenCanvasRenderingContext2D, edited, stored, {
    ...look,
    ...changes,
  }));
  return strokes;
}

const program = 'G21 G90 G0 X1 Y0 Z0\nG0 X0 Y0 Z0\nT1 M6\nG1 X5 F500\nG1 Y5\nT2 M6\nG1 X0\n';

test('moves of one tool become one stroke, rapids one of their own', () => {
  expect(strokesOf(drawn(program), undefined)).toEqual(['#9aa3b2 0.7 2', '#b4540a 1 4', '#0f766e 1 2']);
});

test('what is still to be run is faint', () => {
  expect(strokesOf(drawn(program), undefined, { done: 3 }).slice(1)).toEqual([
    '#b4540a 1 2',
    '#b4540a 0.22 2',
    '#0f766e 0.22 2',
  ]);
});

test('the chosen line is drawn over the rest', () => {
  expect(strokesOf(drawn(program), undefined, { line: 5 }).at(-1)).toBe('#e0006c 1 2');
});

test('added moves are green and removed ones red, unless nobody wants to compare', () => {
  const [stored, edited] = [interpretProgram(program), interpretProgram(program.replace('G1 Y5', 'G1 Y6'))];
  const { storedKept, editedKept } = compareToolpaths(stored.path, edited.path);
  const before = drawn(program, storedKept);
  const after = drawn(program.replace('G1 Y5', 'G1 Y6'), editedKept);
  const colours = (compared: boolean): string[] =>
    strokesOf(after, before, { compared }).map((stroke) => stroke.slice(0, 7));
  expect(colours(true)).toEqual(['#c22727', '#9aa3b2', '#b4540a', '#0f7a3d']);
  expect(colours(false)).not.toContain('#c22727');
});

test('the path has a break where the place of the tool is not known', () => {
  const broken = `${program}G28\nG1 X7\nY7 Z0\nG1 X9\n`;
  expect(strokesOf(drawn(broken), undefined)).toEqual(['#9aa3b2 0.7 2', '#b4540a 1 4', '#0f766e 1 4']);
});

test('of two zeros one shows', () => {
  const two = `${program}G55\nG0 X0 Y0 Z0\nG1 X9\nG1 X8\n`;
  expect(strokesOf(drawn(two), undefined)).toEqual(strokesOf(drawn(program), undefined));
  expect(strokesOf(drawn(two), undefined, { zero: 1 })).toEqual(['#0f766e 1 4']);
});

test('without a program the picture is empty', () => expect(strokesOf(undefined, undefined)).toEqual([]));
