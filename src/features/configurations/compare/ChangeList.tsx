import type { ReactElement } from 'react';
import type { ChangesInWords } from '~/domain/revision/changes.ts';
import { changeTexts } from '~/domain/words/texts/comparison.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import styles from './ChangeList.module.css';
import { commonTexts } from '~/domain/words/texts/common.ts';

/** The way to read again what could not be read, among the words that say so. */
export const TryAgain = ({ onRetry }: { readonly onRetry: () => void }): ReactElement => (
  <button type="button" className="linkButton" onClick={onRetry}>
    {commonTexts.tryAgain}
  </button>
);

type Props = { readonly words: ChangesInWords; readonly most?: number; readonly onRetry: () => void };

/** The changes of a revision, by content first; what does not differ and what was only made anew are a line each. */
export function ChangeList({ words, most = Number.POSITIVE_INFINITY, onRetry }: Props): ReactElement {
  const { changes, unchanged, regenerated, unread } = words;
  const left = changes.length - Math.min(changes.length, most);
  return (
    <div className={styles.changes}>
      {changes.length > 0 && (
        <ul>
          {changes.slice(0, most).map((change) => (
            <li key={change}>{change}</li>
          ))}
          {left > 0 && <li className={styles.quiet}>{changeTexts.more(left)}</li>}
        </ul>
      )}
      {unread.map((what) => (
        <p key={what} className={styles.amber}>
          {what}
        </p>
      ))}
      {unread.length > 0 && <TryAgain onRetry={onRetry} />}
      {unchanged && <p className={styles.quiet}>{unchanged}</p>}
      {regenerated && <p className={styles.quiet}>{regenerated}</p>}
    </div>
  );
}

type RevisionReasonProps = { readonly configuration: Pick<Configuration, 'revision' | 'revisions'> };

export function RevisionReason({
  configuration: { revision, revisions },
}: RevisionReasonProps): ReactElement {
  const note = revisions.find(({ revisionName }) => revisionName === revision)?.note.trim();
  return (
    <p className={styles.reason}>
      <span>{changeTexts.reason}</span>
      {note || changeTexts.noReason}
    </p>
  );
}
