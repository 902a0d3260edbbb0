import { useMemo } from 'react';
import type { LookedInto } from '~/domain/firmware/preflight.ts';
import type { FirmwareLook } from '~/queries/firmware/lookInto.ts';
import { useWorker, useWorkerAnswer, type Answer } from '~/platform/useWorker.ts';

/** Longest time, in ms, that looking into a file may take. */
const patience = 60_000;

const start = (): Worker =>
  new Worker(new URL('../../queries/firmware/look.worker.ts', import.meta.url), { type: 'module' });

/** The look into a file, in a worker; nothing as long as it is under way, or there is no file or firmware. */
export function useLook(file: File | undefined, fileExtension: string | undefined): Answer<LookedInto> {
  const worker = useWorker<FirmwareLook, LookedInto & { readonly file: File }>(start, patience);
  const ask = useMemo(
    () => async (look: FirmwareLook) => ({ ...(await worker.ask(look)), file: look.file }),
    [worker],
  );
  const question = useMemo(
    () => (file && fileExtension !== undefined ? { file, fileExtension } : undefined),
    [file, fileExtension],
  );
  const answer = useWorkerAnswer(ask, question);
  // The answer about the file before stays until the next one comes.
  return answer.output && answer.output.file !== file ? {} : answer;
}
