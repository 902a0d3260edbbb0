import type { ReactElement } from 'react';
import styles from './Loader.module.css';

type Props = { readonly label?: string };

/** Something is on its way and its shape is not known yet. */
export function Loader({ label = 'Loading' }: Props): ReactElement {
  return (
    <div className={styles.loader} role="status">
      <span className={styles.ring} aria-hidden />
      <span className={styles.label}>{label}</span>
    </div>
  );
}
