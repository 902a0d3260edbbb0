import { validateArchive, type ArchiveInspection, validateAppFileName } from '~/domain/app/app.ts';
import { appTexts } from '~/domain/words/texts/apps.ts';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { type WorkerResult, useWorker, useCurrentWorkerResult } from '~/platform/useWorker.ts';
import styles from './Apps.module.css';

type Props = { readonly file: File | undefined; readonly look: WorkerResult<ArchiveInspection> };

const maxListed = 100;

export function AppArchiveDetails({ file, look }: Props) {
  if (!file) return null;
  const refusal = validateArchive(file.name, file.size, look.output);
  if (!look.output && refusal === undefined && look.failure === undefined) {
    return (
      <div role="status" aria-label={appTexts.looking}>
        <ListSkeleton rows={2} />
      </div>
    );
  }
  const facts = look.output?.ok ? look.output.facts : undefined;
  const listed = facts?.entries.slice(0, maxListed) ?? [];
  return (
    <section className={styles.archive} aria-label={appTexts.archive}>
      {refusal !== undefined && (
        <p role="alert" className="refused">
          {refusal}
        </p>
      )}
      {facts && (
        <>
          <p>{appTexts.archiveFacts(facts.count, facts.size)}</p>
          <ul aria-label={appTexts.archive}>
            {listed.map(({ name, size }, place) => (
              // An archive may contain two files of the same name.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={`${String(place)} ${name}`}>
                <span>{name}</span>
                <span>{appTexts.size(size)}</span>
              </li>
            ))}
            {facts.count > listed.length && <li>{appTexts.moreFiles(facts.count - listed.length)}</li>}
          </ul>
        </>
      )}
    </section>
  );
}

/** Timeout in ms of the inspection of an archive. */
const timeoutMs = 60_000;

const start = (): Worker =>
  new Worker(new URL('~/queries/apps/inspectArchive.worker.ts', import.meta.url), { type: 'module' });

/**
 * Inspects an archive in a worker; no output while it runs. Files without a valid archive name are skipped.
 */
export function useArchiveInspection(file: File | undefined): WorkerResult<ArchiveInspection> {
  const { ask } = useWorker<File, ArchiveInspection>(start, timeoutMs);
  return useCurrentWorkerResult(ask, file && !validateAppFileName(file.name) ? file : undefined);
}

/** Why a chosen file cannot be uploaded; undefined if it can, or if none is chosen. */
export function getArchiveError(
  file: File | undefined,
  look: WorkerResult<ArchiveInspection>,
): string | undefined {
  if (!file) return undefined;
  const refusal = validateArchive(file.name, file.size, look.output);
  if (refusal !== undefined) return refusal;
  if (look.failure !== undefined) return appTexts.notRead;
  return look.output ? undefined : appTexts.lookFirst;
}
