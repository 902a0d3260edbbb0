import type { ReactElement } from 'react';
import styles from './Loader.module.css';
import { commonTexts } from '~/domain/words/texts/common.ts';

type Props = { readonly label?: string };

/** Something is on its way and its shape is not known yet. */
export function Loader({ label = commonTexts.loading }: Props): ReactElement {
  return (
    <div className={styles.loader} role="status">
      <span className={styles.ring} aria-hidden />
      <span className={styles.label}>{label}</span>
    </div>
  );
}
