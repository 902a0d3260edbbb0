import type { SvgInspection } from '~/domain/content/svgSafety.ts';
import { useWorker, useWorkerResult, type WorkerResult } from '~/platform/useWorker.ts';

const startInspecting = (): Worker =>
  new Worker(new URL('./inspectSvg.worker.ts', import.meta.url), { type: 'module' });

/** Timeout of inspecting a drawing, in ms. */
const timeoutMs = 30_000;

export const useSvgInspection = (markup: string): WorkerResult<SvgInspection> =>
  useWorkerResult(useWorker<string, SvgInspection>(startInspecting, timeoutMs).ask, markup);
