import type { ReactElement } from 'react';
import { noteEnd, shownNote } from '~/domain/grant/note.ts';
import { grantTexts } from '~/domain/words/texts/grants.ts';
import { usePersonName } from '~/session/usePersonName.ts';
import styles from './GrantNote.module.css';

type Props = { readonly note: string };

/** The note of a grant: a short one as it is; of a long one its end, and the whole of it when it is unfolded. */
export function GrantNote({ note: stored }: Props): ReactElement {
  const note = shownNote(stored, usePersonName());
  const { text, folded } = noteEnd(note);
  if (note === '') return <p className={styles.none}>{grantTexts.noNote}</p>;
  if (!folded) return <p className={styles.note}>{note}</p>;
  return (
    <>
      <p className={styles.note}>{text}</p>
      <details className={styles.whole}>
        <summary>{grantTexts.wholeNote}</summary>
        <p className={styles.note}>{note}</p>
      </details>
    </>
  );
}
