import type { ReactElement } from 'react';
import { changeTexts } from '~/domain/words/texts/comparison.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import styles from './RevisionReason.module.css';

type Props = { readonly configuration: Pick<Configuration, 'revision' | 'revisions'> };

/** The reason for a revision: the note that was given with it. */
export function RevisionReason({ configuration: { revision, revisions } }: Props): ReactElement {
  const note = revisions.find(({ revisionName }) => revisionName === revision)?.note.trim();
  return (
    <p className={styles.reason}>
      <span>{changeTexts.reason}</span>
      {note || changeTexts.noReason}
    </p>
  );
}
