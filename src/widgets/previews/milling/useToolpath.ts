import { useComputedColorScheme } from '@mantine/core';
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Envelope } from '~/domain/gcode/preflight.ts';
import { useWorker, useWorkerAnswer } from '~/platform/useWorker.ts';
import { fitted, type Camera, type Size } from './camera.ts';
import {
  askToolpath,
  type Colouring,
  type ToolpathAnswers,
  type ToolpathQuestion,
  type ToolpathWorker,
} from './questions.ts';

const startRunning = (): Worker =>
  new Worker(new URL('./toolpath.worker.ts', import.meta.url), { type: 'module' });

/** Longest time that a program may take to be run, in ms. */
const patience = 60_000;

/** Gives the canvas to the worker, once: from then on the worker alone draws on it. */
function useCanvas(worker: ToolpathWorker, canvas: RefObject<HTMLCanvasElement | null>): void {
  useEffect(() => {
    const offscreen = canvas.current?.transferControlToOffscreen();
    if (!offscreen) return;
    askToolpath<'CANVAS'>(worker, { kind: 'CANVAS', canvas: offscreen }, [offscreen]).catch(() => undefined);
  }, [worker, canvas]);
}

function useSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const box = entry?.contentRect;
      if (box && box.width > 0 && box.height > 0) setSize({ width: box.width, height: box.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

export type Shown = {
  readonly colouring: Colouring;
  readonly compared: boolean;
  /** Segments from here on are still to be run. */
  readonly done: number;
  readonly line: number | undefined;
  /** The zero whose moves show, by number; that of the first placed move where there is no such zero. */
  readonly zero: number | undefined;
};

type RunQuestion = Extract<ToolpathQuestion, { kind: 'RUN' }>;

export type ToolpathProgram = {
  readonly text: string;
  readonly stored: string;
  readonly envelope: Envelope | undefined;
};

/** A program run and drawn in a worker: nothing of it takes the page's time, however long the program is. */
export function useToolpath(
  { text, stored, envelope }: ToolpathProgram,
  { colouring, compared, done, line, zero }: Shown,
) {
  const worker = useWorker<ToolpathQuestion, ToolpathAnswers[ToolpathQuestion['kind']]>(
    startRunning,
    patience,
  );
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const dark = useComputedColorScheme('light') === 'dark';
  const size = useSize(frame);
  const run = useCallback((asked: RunQuestion) => askToolpath<'RUN'>(worker, asked), [worker]);
  const question = useMemo(
    () => ({ kind: 'RUN', text, stored, envelope }) as const,
    [text, stored, envelope],
  );
  const { output: ran, failure } = useWorkerAnswer(run, question);
  const [moved, setMoved] = useState<Camera>();
  useCanvas(worker, canvas);

  const zeros = ran?.zeros ?? [];
  const shown = zeros.find(({ number }) => number === zero) ?? zeros[0];
  const bounds = shown?.bounds;
  const number = shown?.number ?? 0;
  const camera = moved ?? (bounds && size && fitted(bounds, size));
  useEffect(() => {
    if (!camera || !size) return;
    const look = {
      ...size,
      ratio: devicePixelRatio,
      camera,
      colouring,
      dark,
      done,
      line,
      compared,
      zero: number,
    };
    askToolpath<'LOOK'>(worker, { kind: 'LOOK', look }).catch(() => undefined);
  }, [worker, camera, size, colouring, dark, done, line, compared, number]);

  return { worker, frame, canvas, size, camera, setCamera: setMoved, shown, ran, failure };
}
