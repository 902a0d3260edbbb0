import type { QueryClient } from '@tanstack/react-query';
import { bulkJobTexts } from '~/domain/words/texts/configurationActions.ts';
import { call } from '~/api/call.ts';
import { formatConfigurationConflict } from '~/domain/configuration/configurationSnapshot.ts';
import { toRowSnapshot } from '~/domain/revision/pendingRevision.ts';
import { bulkActionTexts } from '~/domain/workflow/bulk.ts';
import type { BulkAction } from '~/domain/workflow/event.ts';
import { createNotice, createSuccessNotice } from '~/domain/notice/notices.ts';
import { refreshOperations } from '~/queries/client.ts';
import { describeError } from '~/api/describeError.ts';
import { ConflictError } from '~/queries/updateIfUnchanged.tsx';
import type { Configuration, ConfigurationRow } from './configurations.ts';
import { executeMove } from './executeMove.ts';
import { updateConfigurationIfUnchanged } from './updateConfigurationIfUnchanged.tsx';
import { configurationReadOperations } from './workflow.ts';
import { startJob, type JobContext } from '~/platform/jobs/jobs.ts';
import { isAlwaysOpen } from '~/ui/modal/useSubmit.ts';
import { notify } from '~/platform/notices.ts';
import {
  toConfigurationFilterBody,
  toPageParams,
  listPagesToSelect,
  countSelectableRows,
  type ConfigurationFilter,
} from '~/domain/configuration/filter.ts';

export type BulkItemAction = (configurationId: string, signal: AbortSignal) => Promise<unknown>;

type DoSeen = (now: Configuration, signal: AbortSignal) => Promise<unknown>;

export const assignOneConfiguration: DoSeen = ({ configurationId }, signal) =>
  call('configurationAssign', { path: { configurationId, operation: 'ASSIGN' } }, { signal });

export const createArchiveAction =
  (client: QueryClient): DoSeen =>
  (configuration, signal) =>
    executeMove(client, { event: 'ARCHIVE', configuration, state: 'ARCHIVED' }, signal);

type Watched = {
  readonly client: QueryClient;
  readonly rows: readonly ConfigurationRow[];
  readonly person: (email: string) => string;
  readonly refusal: (now: Configuration) => string | undefined;
  /** Whether the row already is as wanted; checked after a call whose outcome is unknown. */
  readonly isDone: (now: Configuration) => boolean;
  /** Called with the row as read where it has changed and is not written; that row is the new baseline. */
  readonly onStale: (now: Configuration) => void;
  readonly doOne: DoSeen;
};

/**
 * Reads each row right before its write. A row that has changed since, or does not allow the action, fails
 * with the reason.
 */
export function createConditionalAction({
  client,
  rows,
  person,
  refusal,
  isDone,
  onStale,
  doOne,
}: Watched): BulkItemAction {
  const guards = new Map(
    rows.map((row) => [
      row.configurationId,
      updateConfigurationIfUnchanged({
        client,
        // Rows of a list have no details of product configurations to compare.
        seen: {
          ...toRowSnapshot(row),
          configurationId: row.configurationId,
          productConfigurations: undefined,
        },
        person,
        refusal,
        onConflict: onStale,
      }),
    ]),
  );
  const arrival = { isDone, done: () => undefined };
  return async (id, signal) => {
    await guards.get(id)?.(isAlwaysOpen, (now) => doOne(now, signal), { arrival });
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ConflictError)) return describeError(error);
  return formatConfigurationConflict(error.differences, error.reason);
}

type Bulk = {
  readonly action: BulkAction;
  readonly doOne: BulkItemAction;
  readonly configurationIds: readonly string[];
  readonly onDone: (configurationId: string) => void;
};

class BulkError extends Error {}

const maxLines = 10;

async function inTurn(
  { doOne, configurationIds, onDone }: Bulk,
  context: JobContext,
): Promise<ReadonlyMap<string, string>> {
  const { signal } = context;
  const failed = new Map<string, string>();
  const total = configurationIds.length;
  let begun = 0;
  for (const id of configurationIds) {
    signal.throwIfAborted();
    context.report({ share: begun / total, detail: bulkJobTexts.at(begun + 1, total, id) });
    begun += 1;
    try {
      // Sequential, so that after cancelling it is clear which rows are done.
      // oxlint-disable-next-line no-await-in-loop
      await doOne(id, signal);
      onDone(id);
    } catch (error) {
      signal.throwIfAborted();
      failed.set(id, reasonOf(error));
    }
  }
  return failed;
}

/**
 * Runs a bulk action as a job. A failed row does not stop the others; the job then fails and names it, and a
 * retry runs the failed and remaining rows.
 */
export function startBulkAction(client: QueryClient, bulk: Bulk): void {
  const left = new Set(bulk.configurationIds);
  const text = bulkActionTexts[bulk.action];
  const job = startJob({
    title: text.title(left.size),
    reason: (error) => (error instanceof BulkError ? error.message : describeError(error)),
    run: async (context) => {
      const total = left.size;
      const onDone = (id: string): void => {
        left.delete(id);
        bulk.onDone(id);
      };
      try {
        const failed = await inTurn({ ...bulk, configurationIds: [...left], onDone }, context);
        if (failed.size < total) notify(createSuccessNotice(text.success(total - failed.size)));
        if (failed.size > 0) throw failureOf(failed, text.title(total));
      } finally {
        await refreshOperations(client, configurationReadOperations);
      }
    },
  });
  // The list of jobs and a notice show the failure.
  job.ended.catch(() => undefined);
}

function failureOf(failed: ReadonlyMap<string, string>, title: string): BulkError {
  const lines = [...failed].map(([id, reason]) => bulkJobTexts.reason(id, reason));
  const more = lines.length > maxLines ? [bulkJobTexts.more(lines.length - maxLines)] : [];
  notify(
    createNotice('ERROR', {
      title: bulkJobTexts.failed(title, failed.size),
      body: bulkJobTexts.staySelected,
      lines: [...lines.slice(0, maxLines), ...more],
    }),
  );
  return new BulkError(lines.join('\n'));
}

type Options = {
  readonly signal: AbortSignal;
  readonly onProgress: (read: number) => void;
};

/**
 * Reads as many rows as can be selected, page by page; where the list changes meanwhile, rows are as each
 * page returned them. Rejects with the first failure or on abort.
 */
export async function fetchAllConfigurations(
  filter: ConfigurationFilter,
  email: string,
  count: number,
  { signal, onProgress }: Options,
): Promise<readonly ConfigurationRow[]> {
  const rows = new Map<string, ConfigurationRow>();
  const body = toConfigurationFilterBody(filter, email);
  for (const page of listPagesToSelect(count)) {
    // Sequential to spare the back end.
    // oxlint-disable-next-line no-await-in-loop
    const read = await call(
      'configurationFilter',
      { query: toPageParams({ ...filter, page }), body },
      { signal },
    );
    for (const row of read) rows.set(row.configurationId, row);
    onProgress(rows.size);
  }
  return [...rows.values()].slice(0, countSelectableRows(count));
}
