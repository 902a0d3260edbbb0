import { toolpathTexts } from '~/domain/words/texts/toolpath.ts';
import { PreviewToolbarButtons } from '~/widgets/previews/PreviewToolbar.tsx';
import { IconArrowsMaximize, IconCube, IconSquare, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import {
  useEffect,
  useEffectEvent,
  useRef,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useMemo,
  useState,
} from 'react';
import {
  fitCamera,
  topViewTilt,
  createProjection,
  zoomCamera,
  type ToolpathCamera,
  type CanvasSize,
} from './toolpathCamera.ts';
import {
  sendToolpathRequest,
  type ToolpathPosition,
  type ToolpathColorMode,
  type ToolpathWorkerResponses,
  type ToolpathWorkerRequest,
  type ToolpathWorker,
} from './toolpathWorkerRequests.ts';
import styles from './Toolpath.module.css';
import { useComputedColorScheme } from '@mantine/core';
import type { Envelope } from '~/domain/gcode/preflight.ts';
import { useWorker, useWorkerResult } from '~/platform/useWorker.ts';

const startRunning = (): Worker =>
  new Worker(new URL('./toolpath.worker.ts', import.meta.url), { type: 'module' });

/** Timeout of running a program, in ms. */
const timeoutMs = 60_000;

/** Transfers the canvas to the worker, once: only the worker can draw on it afterwards. */
function useCanvas(worker: ToolpathWorker, canvas: RefObject<HTMLCanvasElement | null>): void {
  useEffect(() => {
    const offscreen = canvas.current?.transferControlToOffscreen();
    if (!offscreen) return;
    sendToolpathRequest<'CANVAS'>(worker, { kind: 'CANVAS', canvas: offscreen }, [offscreen]).catch(
      () => undefined,
    );
  }, [worker, canvas]);
}

function useSize(element: RefObject<HTMLElement | null>): CanvasSize | undefined {
  const [size, setSize] = useState<CanvasSize>();
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

export type ToolpathViewOptions = {
  readonly colouring: ToolpathColorMode;
  readonly compared: boolean;
  /** Index of the first segment that has not run yet. */
  readonly done: number;
  readonly line: number | undefined;
  /** Number of the work offset whose moves are shown; the initial one where there is no such offset. */
  readonly zero: number | undefined;
};

type RunQuestion = Extract<ToolpathWorkerRequest, { kind: 'RUN' }>;

export type ToolpathProgram = {
  readonly text: string;
  readonly stored: string;
  readonly envelope: Envelope | undefined;
};

/** Runs and draws a program in a worker, so that long programs do not block the page. */
export function useToolpath(
  { text, stored, envelope }: ToolpathProgram,
  { colouring, compared, done, line, zero }: ToolpathViewOptions,
) {
  const worker = useWorker<ToolpathWorkerRequest, ToolpathWorkerResponses[ToolpathWorkerRequest['kind']]>(
    startRunning,
    timeoutMs,
  );
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const dark = useComputedColorScheme('light') === 'dark';
  const size = useSize(frame);
  const run = useCallback((asked: RunQuestion) => sendToolpathRequest<'RUN'>(worker, asked), [worker]);
  const question = useMemo(
    () => ({ kind: 'RUN', text, stored, envelope }) as const,
    [text, stored, envelope],
  );
  const { output: ran, failure } = useWorkerResult(run, question);
  const [moved, setMoved] = useState<ToolpathCamera>();
  useCanvas(worker, canvas);

  const zeros = ran?.zeros ?? [];
  const shown = zeros.find(({ number }) => number === zero) ?? zeros[0];
  const bounds = shown?.bounds;
  const number = shown?.number ?? 0;
  const camera = moved ?? (bounds && size && fitCamera(bounds, size));
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
    sendToolpathRequest<'LOOK'>(worker, { kind: 'LOOK', look }).catch(() => undefined);
  }, [worker, camera, size, colouring, dark, done, line, compared, number]);

  return { worker, frame, canvas, size, camera, setCamera: setMoved, shown, ran, failure };
}

type Props = {
  readonly toolpath: ReturnType<typeof useToolpath>;
  readonly place: ToolpathPosition | undefined;
  readonly onPick: (place: ToolpathPosition | undefined) => void;
};

const isometric = { turn: Math.PI / 6, tilt: Math.PI / 5 };
/** Step of an arrow key: px for panning, radians for rotation. */
const nudge = { pixels: 40, radians: Math.PI / 24 };
const isFlat = ({ tilt }: ToolpathCamera): boolean => tilt === topViewTilt;

function dragged(camera: ToolpathCamera, dx: number, dy: number, along: boolean): ToolpathCamera {
  if (along || isFlat(camera)) return { ...camera, shift: [camera.shift[0] + dx, camera.shift[1] + dy] };
  const tilt = Math.min(topViewTilt - 0.01, Math.max(-topViewTilt, camera.tilt + dy * 0.008));
  return { ...camera, turn: camera.turn - dx * 0.008, tilt };
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

type Drag = { readonly x: number; readonly y: number; readonly moved: boolean };

export function ToolpathCanvas({ toolpath, place, onPick }: Props) {
  const { worker, frame, canvas, size, camera, setCamera, ran, shown } = toolpath;
  const drag = useRef<Drag>(undefined);
  useWheel(frame, size, camera, setCamera);

  const onPointerMove = (event: PointerEvent): void => {
    if (!drag.current || !camera) return;
    const [dx, dy] = [event.clientX - drag.current.x, event.clientY - drag.current.y];
    if (!drag.current.moved && Math.hypot(dx, dy) < 4) return;
    drag.current = { x: event.clientX, y: event.clientY, moved: true };
    setCamera(dragged(camera, dx, dy, event.shiftKey));
  };
  const onPointerUp = (event: PointerEvent): void => {
    const { moved } = drag.current ?? { moved: true };
    drag.current = undefined;
    if (moved) return;
    const box = event.currentTarget.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    sendToolpathRequest<'PICK'>(worker, { kind: 'PICK', x, y }).then(onPick, () => undefined);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const arrow = arrows[event.key];
    if (!arrow || !camera || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const step = isFlat(camera) || event.shiftKey ? nudge.pixels : nudge.radians / 0.008;
    setCamera(dragged(camera, arrow[0] * step, arrow[1] * step, event.shiftKey));
  };
  const at = place?.zero === shown?.number ? place?.at : undefined;
  const tool = camera && size && at && createProjection(camera, size)(...at);

  return (
    <div className={styles.drawing}>
      <Tools toolpath={toolpath} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={frame}
        className={styles.frame}
        role="img"
        aria-label={toolpathTexts.path(ran?.segments ?? 0)}
        // Focusable for the arrow keys, which move the picture; the editor has the lines as text.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          drag.current = { x: event.clientX, y: event.clientY, moved: false };
        }}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          drag.current = undefined;
        }}
      >
        <canvas ref={canvas} className={styles.canvas} />
        {tool && <span className={styles.tool} style={{ left: tool[0], top: tool[1] }} />}
      </div>
    </div>
  );
}

/**
 * Zooms on the wheel at the pointer. A native listener, as React's is passive and could not stop the page
 * from scrolling.
 */
function useWheel(
  frame: RefObject<HTMLDivElement | null>,
  size: CanvasSize | undefined,
  camera: ToolpathCamera | undefined,
  setCamera: (camera: ToolpathCamera) => void,
): void {
  const onWheel = useEffectEvent((event: WheelEvent): void => {
    if (!camera || !size || !frame.current) return;
    event.preventDefault();
    const box = frame.current.getBoundingClientRect();
    const at = [event.clientX - box.left, event.clientY - box.top] as const;
    setCamera(zoomCamera(camera, size, Math.exp(-event.deltaY * 0.0015), at));
  });
  useEffect(() => {
    const element = frame.current;
    const listen = (event: WheelEvent): void => onWheel(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [frame]);
}

function Tools({ toolpath }: { readonly toolpath: ReturnType<typeof useToolpath> }) {
  const { shown, size, camera, setCamera } = toolpath;
  const bounds = shown?.bounds;
  if (!bounds || !size || !camera) return null;
  const middle = [size.width / 2, size.height / 2] as const;
  const flat = isFlat(camera);
  const whole = fitCamera(bounds, size);
  const turned = fitCamera(bounds, size, isometric.turn, isometric.tilt);
  const go = (to: ToolpathCamera) => (): void => setCamera(to);
  return (
    <div className={styles.tools}>
      <PreviewToolbarButtons
        tools={[
          [toolpathTexts.larger, IconZoomIn, go(zoomCamera(camera, size, 1.5, middle))],
          [toolpathTexts.smaller, IconZoomOut, go(zoomCamera(camera, size, 1 / 1.5, middle))],
          [toolpathTexts.fit, IconArrowsMaximize, go(flat ? whole : turned)],
          flat
            ? [toolpathTexts.inSpace, IconCube, go(turned)]
            : [toolpathTexts.fromAbove, IconSquare, go(whole)],
        ]}
      />
    </div>
  );
}
