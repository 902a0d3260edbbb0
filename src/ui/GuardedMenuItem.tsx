import { Menu } from '@mantine/core';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import type { Decision } from '~/domain/access/decision.ts';
import styles from './GuardedMenuItem.module.css';

type Props = {
  readonly decision: Decision;
  readonly dangerous?: boolean;
  readonly onSelect: () => void;
  readonly children: ReactNode;
};

const refusedItem = (props: ComponentPropsWithRef<'button'>): ReactElement => (
  <button {...props} aria-disabled />
);

/** Arrow keys reach a disabled item, so that screen readers read the reason below it. */
export function GuardedMenuItem({ decision, dangerous, onSelect, children }: Props) {
  if (decision.allowed)
    return (
      <Menu.Item className={styles.item ?? ''} data-danger={dangerous || undefined} onClick={onSelect}>
        {children}
      </Menu.Item>
    );
  return (
    <Menu.Item className={styles.refused ?? ''} closeMenuOnClick={false} renderRoot={refusedItem}>
      {children}
      <span className={styles.reason} title={decision.reason}>
        {decision.reason}
      </span>
    </Menu.Item>
  );
}
