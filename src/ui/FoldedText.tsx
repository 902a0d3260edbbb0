import type { ReactElement } from 'react';
import type { FoldedText as Folded } from '~/domain/words/fold.ts';
import styles from './FoldedText.module.css';

type Props = {
  readonly whole: string;
  readonly shown: Folded;
  /** What unfolds the whole text. */
  readonly label: string;
};

/** A text of which a part is shown and the whole is unfolded, where it is long. */
export function FoldedText({ whole, shown: { text, folded }, label }: Props): ReactElement {
  return (
    <>
      <p className={styles.text}>{text}</p>
      {folded && (
        <details className={styles.whole}>
          <summary className="quietButton">{label}</summary>
          <p className={styles.text}>{whole}</p>
        </details>
      )}
    </>
  );
}
