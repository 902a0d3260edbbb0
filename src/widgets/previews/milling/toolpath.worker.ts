import { computeBounds } from '~/domain/gcode/bounds.ts';
import { compareToolpaths } from '~/domain/gcode/compareToolpaths.ts';
import { estimateDuration, findSegmentByTime } from '~/domain/gcode/duration.ts';
import { flattenToolpath } from '~/domain/gcode/flattenToolpath.ts';
import { interpretProgram, type Program } from '~/domain/gcode/interpretProgram.ts';
import { runPreflight } from '~/domain/gcode/preflight.ts';
import {
  getColumnValue,
  getInitialWorkOffset,
  valuesPerSegment,
  findLineSegments,
  listWorkOffsets,
} from '~/domain/gcode/toolpath.ts';
import { exposeWorker } from '~/platform/worker.ts';
import { drawToolpath, findNearestSegment, type ToolpathDrawing } from './drawToolpath.ts';
import type {
  ToolpathRenderOptions,
  ToolpathPosition,
  ToolpathRunResult,
  ToolpathWorkerResponses,
  ToolpathWorkerRequest,
  ToolpathWorkOffset,
} from './toolpathWorkerRequests.ts';

/** Tolerance of drawing arcs, in mm. */
const tolerance = 0.05;
const maxProblems = 200;

/** @session ends with it */
let canvas: OffscreenCanvas | undefined;
let look: ToolpathRenderOptions | undefined;
let edited: ToolpathDrawing | undefined;
let stored: ToolpathDrawing | undefined;
let storedText: string | undefined;
let ends: Float64Array = new Float64Array();
let painting: Generator<undefined> | undefined;

function drawingOf({ path }: Program, kept: Uint8Array | undefined): ToolpathDrawing {
  const bounds = computeBounds(path, 'CUTTING');
  let fastest = 1;
  for (const feed of path.feeds) fastest = Math.max(fastest, feed);
  return {
    path,
    polyline: flattenToolpath(path, tolerance),
    kept,
    lowest: Math.min(-0.001, bounds?.z[0] ?? 0),
    fastest,
  };
}

function run({
  text,
  stored: original,
  envelope,
}: Extract<ToolpathWorkerRequest, { kind: 'RUN' }>): ToolpathRunResult {
  const program = interpretProgram(text);
  const isChanged = text !== original;
  if (!isChanged) stored = undefined;
  else if (original !== storedText || !stored) stored = drawingOf(interpretProgram(original), undefined);
  storedText = original;
  const difference = stored && compareToolpaths(stored.path, program.path);
  if (stored && difference) stored = { ...stored, kept: difference.storedKept };
  edited = drawingOf(program, difference?.editedKept);
  ({ ends } = estimateDuration(program));
  const { results, bounds, seconds } = runPreflight(program, envelope ? { envelope } : {});
  repaint();
  return {
    segments: program.path.length,
    lines: program.lineCount,
    tools: [...new Set(program.path.tools)],
    bounds,
    zeros: zerosOf(program),
    seconds,
    results,
    problems: program.problems.slice(0, maxProblems).map(({ line, sentence }) => ({ line, sentence })),
    moreProblems: program.moreProblems + Math.max(0, program.problems.length - maxProblems),
    difference: difference && { added: difference.added, removed: difference.removed },
  };
}

/** Work offsets of the moves, the initial one first. */
function zerosOf({ path, zeros }: Program): readonly ToolpathWorkOffset[] {
  const first = getInitialWorkOffset(path);
  const numbers = listWorkOffsets(path).toSorted(
    (one, other) => Number(other === first) - Number(one === first),
  );
  return numbers.map((number) => ({
    number,
    name: zeros[number] ?? '',
    bounds: computeBounds(path, 'ALL', number),
  }));
}

const anyAxis = 7;

function placeOf(segment: number | undefined): ToolpathPosition | undefined {
  if (!edited || segment === undefined || segment < 0 || segment >= edited.path.length) return undefined;
  const { points, lines, flags, zeros } = edited.path;
  const end = segment * valuesPerSegment + 3;
  return {
    segment,
    line: getColumnValue(lines, segment),
    seconds: getColumnValue(ends, segment),
    zero: getColumnValue(zeros, segment),
    at:
      getColumnValue(flags, segment) & anyAxis
        ? undefined
        : [getColumnValue(points, end), getColumnValue(points, end + 1), getColumnValue(points, end + 2)],
  };
}

function placeOfLine(line: number): ToolpathPosition | undefined {
  if (!edited) return undefined;
  const [first, last] = findLineSegments(edited.path, line);
  return first === last ? undefined : placeOf(last - 1);
}

/** Redraws, cancelling the drawing under way. */
function repaint(): void {
  const context = canvas?.getContext('2d');
  if (!canvas || !context || !look) return;
  const { ratio } = look;
  const [width, height] = [Math.round(look.width * ratio), Math.round(look.height * ratio)];
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  painting = drawToolpath(context, edited, stored, look);
  goOn(painting);
}

function goOn(mine: Generator<undefined>): void {
  if (mine !== painting || mine.next().done) return;
  // Yields to messages, which may replace the drawing.
  setTimeout(() => goOn(mine), 0);
}

function answer(question: ToolpathWorkerRequest): ToolpathWorkerResponses[ToolpathWorkerRequest['kind']] {
  switch (question.kind) {
    case 'CANVAS':
      ({ canvas } = question);
      repaint();
      return undefined;
    case 'RUN':
      return run(question);
    case 'LOOK':
      ({ look } = question);
      repaint();
      return undefined;
    case 'PICK':
      return placeOf(edited && look && findNearestSegment(edited, look, question.x, question.y));
    case 'MOMENT':
      return placeOf(findSegmentByTime(ends, question.seconds));
    case 'LINE':
      return placeOfLine(question.line);
  }
}

exposeWorker(answer);
