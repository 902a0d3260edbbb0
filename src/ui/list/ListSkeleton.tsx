import type { ReactElement } from 'react';
import styles from './ListSkeleton.module.css';
import { commonTexts } from '~/domain/words/texts/common.ts';

type Props = { readonly rows: number };

/** A list on its way, in the shape it will have. */
export function ListSkeleton({ rows }: Props): ReactElement {
  return (
    <div className={styles.list} role="status" aria-label={commonTexts.loading}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <span className={styles.square} />
          <span className={styles.line} style={{ width: `${22 + ((row * 7) % 5) * 5}%` }} />
          <span className={styles.pill} />
        </div>
      ))}
    </div>
  );
}
