import type { ReactElement, ReactNode } from 'react';
import styles from './Parts.module.css';

type Props = { readonly label: string; readonly children: ReactNode };

/** Room of a wide table, which is scrolled by keys as well. */
export const ScrolledTable = ({ label, children }: Props): ReactElement => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whoever has no mouse scrolls it by its focus
  <div className={styles.frame} tabIndex={0} role="region" aria-label={label}>
    {children}
  </div>
);
