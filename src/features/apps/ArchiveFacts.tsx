import type { ReactElement } from 'react';
import { archiveRefusal, type ArchiveLook } from '~/domain/app/app.ts';
import { appTexts } from '~/domain/words/texts/apps.ts';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import type { Answer } from '~/platform/useWorker.ts';
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
