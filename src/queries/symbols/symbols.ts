import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { ApiError, isNetworkError, isTimeoutError } from '~/api/ApiError.ts';
import type { Result } from '~/api/operations.ts';
import { upload } from '~/api/upload.ts';
import { createNotice, createSuccessNotice } from '~/domain/notice/notices.ts';
import { toSymbolFiles } from '~/domain/symbol/symbol.ts';
import type { SymbolOutcome } from '~/domain/symbol/upload.ts';
import { symbolSuccessTexts, symbolTexts } from '~/domain/words/texts/symbols.ts';
import { refreshOperations } from '~/queries/client.ts';
import { describeError } from '~/api/describeError.ts';
import { customMutation, operationMutation } from '~/queries/mutation.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { operationQuery } from '~/queries/query.ts';
import { startJob, type StartedJob } from '~/platform/jobs/jobs.ts';
import { fetchFresh } from '~/queries/fetchFresh.ts';
import { UserFacingError, type OpenCheck } from '~/ui/modal/useSubmit.ts';
import { notify } from '~/platform/notices.ts';
import { saveFile } from '~/platform/saveFile.ts';
import { startArchive } from '~/platform/zip/archiveInWorker.ts';

export type OverlaySymbol = Result<'overlaySymbolGetAll'>[number];

export const symbolsQuery = () =>
  queryOptions({
    ...operationQuery('overlaySymbolGetAll', {}),
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
  });

export const fetchFreshSymbols = (client: QueryClient): Promise<readonly OverlaySymbol[]> =>
  fetchFresh(client, symbolsQuery());

/**
 * The failure has been notified: false where the server refused the write, undefined where the outcome is
 * unknown. Rethrows a UserFacingError.
 */
export async function toSymbolOutcome(write: Promise<unknown>): Promise<SymbolOutcome> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof UserFacingError) throw error;
    const isAnswer = error instanceof ApiError && !isNetworkError(error) && !isTimeoutError(error);
    return isAnswer ? false : undefined;
  }
}

const reads = ['overlaySymbolGetAll'] as const;

/** Uploads a file as the symbol of a name, replacing an existing one. Does not refetch the list. */
export const uploadSymbol = (client: QueryClient, name: string, file: File): Promise<SymbolOutcome> =>
  toSymbolOutcome(
    executeMutation(
      client,
      customMutation(
        () => upload('overlaySymbolUpload', { query: { name } }, file, { fields: { name } }),
        {},
      ),
      undefined,
    ),
  );

type NewFile = { readonly name: string; readonly file: File };

export async function uploadSymbols(
  client: QueryClient,
  files: readonly NewFile[],
  isOpen: OpenCheck,
  onEnd: (index: number, outcome: SymbolOutcome) => void,
): Promise<void> {
  let done = 0;
  let sent = 0;
  for (const [index, { name, file }] of files.entries()) {
    if (!isOpen()) break;
    sent += 1;
    // oxlint-disable-next-line no-await-in-loop -- what takes the place of what stays as it was seen
    const outcome = await uploadSymbol(client, name, file);
    if (outcome) done += 1;
    onEnd(index, outcome);
  }
  if (sent === 0) return;
  await refreshOperations(client, reads);
  if (sent < files.length)
    notify(createNotice('INFO', { body: symbolSuccessTexts.stopped(done, files.length) }));
  else if (done > 0) notify(createSuccessNotice(symbolSuccessTexts.uploaded(done, files[0]?.name ?? '')));
}

export const deleteSymbolMutation = (name: string) =>
  operationMutation('overlaySymbolDelete', {
    done: createSuccessNotice(symbolSuccessTexts.deleted(name)),
    refreshes: reads,
    once: true,
  });

export function saveSymbols(all: readonly OverlaySymbol[]): StartedJob<void> {
  return startJob({
    title: symbolTexts.archiveName,
    about: 'archive of symbols',
    reason: describeError,
    run: async (job) => {
      const files = toSymbolFiles(all);
      const archive = startArchive();
      try {
        for (const [index, { path, bytes }] of files.entries()) {
          job.report({ share: index / files.length });
          // oxlint-disable-next-line no-await-in-loop -- an archive is written in order
          await archive.add({ path, content: new Blob([bytes]), modified: Date.now() });
        }
        saveFile(await archive.finish(), symbolTexts.archiveName);
      } finally {
        archive.stop();
      }
    },
  });
}
