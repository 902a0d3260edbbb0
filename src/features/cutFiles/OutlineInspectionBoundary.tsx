import { IconVectorOff } from '@tabler/icons-react';
import { type ReactNode } from 'react';
import type { Outline } from '~/domain/cutFile/inspectOutline.ts';
import type { InspectionResult } from '~/domain/file/previewKind.ts';
import { outlineTexts } from '~/domain/words/texts/cutFiles.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { type WorkerResult, useWorker, useCurrentWorkerResult } from '~/platform/useWorker.ts';
import styles from './OutlineInspector.module.css';

type Props = {
  readonly answer: WorkerResult<InspectionResult<Outline>>;
  readonly children: (outline: Outline) => ReactNode;
};

export function OutlineInspectionBoundary({ answer: { output, failure }, children }: Props) {
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

/** Timeout in ms for inspecting an outline. */
const timeoutMs = 30_000;

/** Inspects an outline in a worker; rejects on timeout. */
export type OutlineInspectFunction = (svg: string) => Promise<InspectionResult<Outline>>;

export const useOutlineWorker = (): OutlineInspectFunction =>
  useWorker<string, InspectionResult<Outline>>(start, timeoutMs).ask;

export const useOutlineInspection = (
  inspect: OutlineInspectFunction,
  svg: string | undefined,
): WorkerResult<InspectionResult<Outline>> => useCurrentWorkerResult(inspect, svg === '' ? undefined : svg);
