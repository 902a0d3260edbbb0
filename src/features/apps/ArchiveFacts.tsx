import { type ReactElement, useMemo } from 'react';
import { archiveRefusal, type ArchiveLook, appFileError } from '~/domain/app/app.ts';
import { appTexts } from '~/domain/words/texts/apps.ts';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { type Answer, useWorker, useWorkerAnswer } from '~/platform/useWorker.ts';
import styles from './Apps.module.css';

type Props = { readonly file: File | undefined; readonly look: Answer<ArchiveLook> };

/** Number of files that are listed; of the others the number is said. */
const mostListed = 100;

/** What is in a chosen archive, before it is uploaded. */
export function ArchiveFacts({ file, look }: Props): ReactElement | null {
  if (!file) return null;
  const refusal = archiveRefusal(file.name, file.size, look.output);
  if (!look.output && refusal === undefined && look.failure === undefined) {
    return (
      <div role="status" aria-label={appTexts.looking}>
        <ListSkeleton rows={2} />
      </div>
    );
  }
  const facts = look.output?.ok ? look.output.facts : undefined;
  const listed = facts?.entries.slice(0, mostListed) ?? [];
  return (
    <section className={styles.archive} aria-label={appTexts.archive}>
      {refusal !== undefined && (
        <p role="alert" className={styles.refused}>
          {refusal}
        </p>
      )}
      {facts && (
        <>
          <p>{appTexts.archiveFacts(facts.count, facts.size)}</p>
          <ul aria-label={appTexts.archive}>
            {listed.map(({ name, size }, place) => (
              // Two files of an archive may have one name.
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
