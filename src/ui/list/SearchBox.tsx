import { IconSearch } from '@tabler/icons-react';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import styles from './controls.module.css';

type Props = ComponentPropsWithRef<'input'> & {
  readonly label: string;
  /** Elements after the text. */
  readonly children?: ReactNode;
};

/** Input for a text to search for. */
export function SearchBox({ label, children, ...input }: Props): ReactElement {
  return (
    <div className={styles.search}>
      <IconSearch size={16} aria-hidden />
      <input type="search" aria-label={label} placeholder={label} autoComplete="off" {...input} />
      {children}
    </div>
  );
}
