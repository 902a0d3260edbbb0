import { useMemo } from 'react';
import type { Outline } from '~/domain/cutFile/inspect.ts';
import type { Inspection } from '~/domain/file/previewKind.ts';
import { useWorker, useWorkerAnswer, type Answer } from '~/platform/useWorker.ts';

const start = (): Worker => new Worker(new URL('./outline.worker.ts', import.meta.url), { type: 'module' });

/** Longest time, in ms, that an outline may take to be inspected. */
const patience = 30_000;

/** Inspects an outline in a worker; rejects where that takes too long. */
export type AskOutline = (svg: string) => Promise<Inspection<Outline>>;

/** The worker that inspects the outlines of one place on the page, one after the other. */
export const useOutlineWorker = (): AskOutline => useWorker<string, Inspection<Outline>>(start, patience).ask;

/** The inspection of an outline; nothing while it is under way, or without one. */
export function useOutline(inspect: AskOutline, svg: string | undefined): Answer<Inspection<Outline>> {
  const ask = useMemo(() => async (source: string) => ({ found: await inspect(source), source }), [inspect]);
  const { output, failure } = useWorkerAnswer(ask, svg === '' ? undefined : svg);
  if (failure !== undefined) return { failure };
  // The answer about the outline before stays until the next one comes.
  return output && output.source === svg ? { output: output.found } : {};
}
