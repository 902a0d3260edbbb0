import type { ReactNode } from 'react';
import styles from './Loader.module.css';
import { commonTexts } from '~/domain/words/texts/common.ts';

type Props = {
  readonly label?: string;
  readonly children?: ReactNode;
};

export function Loader({ label = commonTexts.loading, children }: Props) {
  return (
    <div className={styles.loader} role="status">
      <span className={styles.ring} aria-hidden />
      <span>{label}</span>
      {children}
    </div>
  );
}
