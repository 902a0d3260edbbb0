import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  findUnsentFacts,
  diffParts,
  toStoredPart,
  applyBulkPartChange,
  type BulkPartChange,
  type PartDraft,
} from '~/domain/part/form.ts';
import { formatState } from '~/domain/words/stateAppearances.ts';
import { changePartTexts } from '~/domain/words/texts/partAdministration.ts';
import { describeError } from '~/api/describeError.ts';
import {
  fetchExistingPart,
  refreshParts,
  partUpdateCalls,
  listPartUpdateSteps,
} from '~/queries/parts/updatePart.ts';

type Standing = 'TO_DO' | 'RUNNING' | 'DONE' | 'FAILED' | 'LEFT_OUT' | 'SAME';

export type BulkPartChangeRow = {
  readonly partNumber: string;
  readonly standing: Standing;
  readonly lines: readonly string[];
  readonly message?: string | undefined;
  /** Changes that are not applied to this part, and why. */
  readonly remark?: string | undefined;
};

type Work = BulkPartChangeRow & {
  readonly before?: PartDraft | undefined;
  readonly after?: PartDraft;
  readonly done: number;
};

export const isPendingPartChange = ({ standing }: BulkPartChangeRow): boolean =>
  standing === 'TO_DO' || standing === 'FAILED';

function standingOf(changes: readonly unknown[], unsent: readonly unknown[]): Standing {
  if (changes.length > 0) return 'TO_DO';
  return unsent.length > 0 ? 'LEFT_OUT' : 'SAME';
}

async function previewed(client: QueryClient, partNumber: string, change: BulkPartChange): Promise<Work> {
  const row = { partNumber, lines: [], done: 0 };
  try {
    const before = await fetchExistingPart(client, partNumber);
    const wanted = applyBulkPartChange(before, change);
    const after = toStoredPart(before, wanted);
    const changes = diffParts(before, after);
    const lines = changes.map(({ name, before: from, after: to }) => changePartTexts.line(name, from, to));
    const unsent = findUnsentFacts(before, wanted);
    const remark =
      unsent.length > 0 ? changePartTexts.unsent(formatState(after.partState), unsent) : undefined;
    return { ...row, before, after, standing: standingOf(changes, unsent), lines, remark };
  } catch (error) {
    return {
      ...row,
      standing: 'FAILED',
      message: changePartTexts.saveFailed(changePartTexts.readFailed, describeError(error)),
    };
  }
}

const atOnce = 6;

/** Previews and applies a change to many parts. After `closed` is aborted no further part is started. */
export function useBulkPartChange(chosen: readonly { readonly partNumber: string }[], closed: AbortSignal) {
  const client = useQueryClient();
  const [rows, setRows] = useState<readonly Work[]>([]);
  const [phase, setPhase] = useState<'CHOOSING' | 'PREVIEWED' | 'WORKING'>('CHOOSING');
  const [progress, setProgress] = useState<{ readonly done: number; readonly all: number }>();
  const wanted = useRef<BulkPartChange>({});

  const put = (next: Work): void =>
    setRows((now) => now.map((each) => (each.partNumber === next.partNumber ? next : each)));

  const preview = async (change: BulkPartChange): Promise<void> => {
    wanted.current = change;
    setPhase('WORKING');
    const found: Work[] = [];
    for (let first = 0; first < chosen.length && !closed.aborted; first += atOnce) {
      const some = chosen.slice(first, first + atOnce);
      setProgress({ done: first, all: chosen.length });
      // Limits concurrency to `atOnce` requests.
      // oxlint-disable-next-line no-await-in-loop
      found.push(...(await Promise.all(some.map(({ partNumber }) => previewed(client, partNumber, change)))));
    }
    setRows(found);
    setProgress(undefined);
    setPhase('PREVIEWED');
  };

  const changeOne = async (row: Work): Promise<void> => {
    let work: Work = { ...row, standing: 'RUNNING', message: undefined };
    put(work);
    if (!work.after || !work.before) {
      work = await previewed(client, row.partNumber, wanted.current);
      put(work);
      return;
    }
    const { before, after } = work;
    const steps = listPartUpdateSteps(true, after.partState);
    let label: string = changePartTexts.readFailed;
    try {
      const now = await fetchExistingPart(client, row.partNumber);
      if (work.done === 0 && diffParts(before, now).length > 0) {
        put({ ...work, before: undefined, standing: 'FAILED', message: changePartTexts.moved });
        return;
      }
      if (closed.aborted) return;
      for (const step of steps.slice(work.done)) {
        ({ label } = step);
        // The CMS requires this order of calls.
        // oxlint-disable-next-line no-await-in-loop
        await partUpdateCalls[step.which](client, after);
        work = { ...work, done: work.done + 1 };
      }
      put({ ...work, standing: 'DONE' });
    } catch (error) {
      put({ ...work, standing: 'FAILED', message: changePartTexts.saveFailed(label, describeError(error)) });
    }
  };

  /** Changes pending parts sequentially; a failed part resumes at its failed call. */
  const apply = async (): Promise<void> => {
    setPhase('WORKING');
    const open = rows.filter(isPendingPartChange);
    for (const [done, row] of open.entries()) {
      if (closed.aborted) break;
      setProgress({ done, all: open.length });
      // Sequential, so that the progress is visible and closing can stop it.
      // oxlint-disable-next-line no-await-in-loop
      await changeOne(row);
    }
    setProgress(undefined);
    await refreshParts(client);
    setPhase('PREVIEWED');
  };

  return {
    rows,
    progress,
    phase,
    preview,
    apply,
    reset: (): void => {
      setRows([]);
      setPhase('CHOOSING');
    },
  };
}
