import { useMemo } from 'react';
import { archiveRefusal, type ArchiveLook, appFileError } from '~/domain/app/app.ts';
import { appTexts } from '~/domain/words/texts/apps.ts';
import { useWorker, useWorkerAnswer, type Answer } from '~/platform/useWorker.ts';

/** Longest time, in ms, that looking into an archive may take. */
const patience = 60_000;

const start = (): Worker =>
  new Worker(new URL('../../queries/apps/look.worker.ts', import.meta.url), { type: 'module' });

type Looked = { readonly look: ArchiveLook; readonly file: File };

/** The look into an archive, in a worker; nothing as long as it is under way. Files that are no zip are not looked into. */
export function useArchive(file: File | undefined): Answer<ArchiveLook> {
  const worker = useWorker<File, ArchiveLook>(start, patience);
  const ask = useMemo(
    () =>
      async (asked: File): Promise<Looked> => ({ look: await worker.ask(asked), file: asked }),
    [worker],
  );
  const { output, failure } = useWorkerAnswer(ask, file && !appFileError(file.name) ? file : undefined);
  if (failure !== undefined) return { failure };
  // The answer about the file before stays until the next one comes.
  return output && output.file === file ? { output: output.look } : {};
}

/** Why a chosen file cannot be sent; undefined where it can, or none is chosen. */
export function archiveRefusalOf(file: File | undefined, look: Answer<ArchiveLook>): string | undefined {
  if (!file) return undefined;
  const refusal = archiveRefusal(file.name, file.size, look.output);
  if (refusal !== undefined) return refusal;
  if (look.failure !== undefined) return appTexts.notRead;
  return look.output ? undefined : appTexts.lookFirst;
}
