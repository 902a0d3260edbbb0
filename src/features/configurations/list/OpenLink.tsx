import type { ReactElement } from 'react';
import type { Opening } from './useOpening.ts';
import styles from './OpenLink.module.css';

type Props = { readonly id: string; readonly opening: Opening };

/** The way from a list to one of its configurations. */
export function OpenLink({ id, opening }: Props): ReactElement {
  return (
    <a className={`${styles.link} number`} data-row {...opening(id)}>
      {id}
    </a>
  );
}
