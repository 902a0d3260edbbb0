import pulsing from '~/ui/pulsing.module.css';
import styles from './ListSkeleton.module.css';
import { commonTexts } from '~/domain/words/texts/common.ts';

declare module 'react' {
  interface CSSProperties {
    readonly '--rows'?: number;
  }
}

type Props = {
  readonly rows: number;
  /** Whether the list has a header row, and so columns. */
  readonly hasHead?: boolean | undefined;
};

export function ListSkeleton({ rows, hasHead = false }: Props) {
  return (
    <div className={`${styles.list} ${pulsing.pulsing}`} role="status" aria-label={commonTexts.loading}>
      {hasHead && <div className={styles.head} />}
      <div className={styles.rows} style={{ '--rows': rows }} />
    </div>
  );
}
