import { IconVectorOff } from '@tabler/icons-react';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import type { Outline } from '~/domain/cutFile/inspect.ts';
import type { Inspection } from '~/domain/file/previewKind.ts';
import { outlineTexts } from '~/domain/words/texts/cutFiles.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { type Answer, useWorker, useWorkerAnswer } from '~/platform/useWorker.ts';
import styles from './Inspector.module.css';

type Props = {
  readonly answer: Answer<Inspection<Outline>>;
  readonly children: (outline: Outline) => ReactNode;
};

/** The inspection of an outline: under way, refused with its reason, or there. */
export function OutlineAnswer({ answer: { output, failure }, children }: Props): ReactElement {
  if (output?.ok) return <>{children(output.facts)}</>;
  const reason = output?.reason ?? failure;
  return (
    <div className={styles.none}>
      {reason === undefined ? (
        <p role="status">{outlineTexts.inspecting}</p>
      ) : (
        <EmptyState image={<IconVectorOff size={26} />} title={reason} />
      )}
    </div>
  );
}

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
