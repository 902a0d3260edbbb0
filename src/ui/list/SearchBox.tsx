import type { ComponentPropsWithRef, ReactNode } from 'react';
import { getIconProps } from '~/ui/iconSprites.ts';
import styles from './controls.module.css';

type Props = ComponentPropsWithRef<'input'> & {
  readonly label: string;
  readonly children?: ReactNode;
};

export function SearchBox({ label, children, ...input }: Props) {
  return (
    <div className={styles.search} {...getIconProps('search')}>
      <input type="search" aria-label={label} placeholder={label} autoComplete="off" {...input} />
      {children}
    </div>
  );
}
