import type { TruncatedText as Folded } from '~/domain/words/truncateText.ts';
import styles from './CollapsibleText.module.css';

type Props = {
  readonly whole: string;
  readonly shown: Folded;
  readonly label: string;
};

export function CollapsibleText({ whole, shown: { text, folded }, label }: Props) {
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
