import type { ReactElement } from 'react';
import pulsing from '~/ui/pulsing.module.css';
import styles from './ListSkeleton.module.css';
import { commonTexts } from '~/domain/words/texts/common.ts';

type Props = {
  readonly rows: number;
  /** The number of columns of a list with a head; none of a list without. */
  readonly columns?: number;
};

/** A list on its way, in the shape it will have. */
export function ListSkeleton({ rows, columns = 0 }: Props): ReactElement {
  return (
    <div className={`${styles.list} ${pulsing.pulsing}`} role="status" aria-label={commonTexts.loading}>
      {columns > 0 && (
        <div className={styles.head}>
          <Cells count={columns + 1} />
        </div>
      )}
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <span className={styles.square} />
          <span className={styles.line} style={{ width: `${22 + ((row * 7) % 5) * 5}%` }} />
          {columns > 0 && <Cells count={columns - 1} />}
          <span className={styles.pill} />
        </div>
      ))}
    </div>
  );
}

const Cells = ({ count }: { readonly count: number }): ReactElement[] =>
  Array.from({ length: count }, (_, cell) => <span key={cell} className={styles.cell} />);
