import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import styles from './PreviewBar.module.css';

type Props = {
  readonly facts?: string | undefined;
  readonly children: ReactNode;
};

export function PreviewBar({ facts, children }: Props): ReactElement {
  return (
    <div className={styles.bar}>
      {facts !== undefined && <span className={styles.facts}>{facts}</span>}
      {children}
    </div>
  );
}

type ToolProps = {
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly children: ReactNode;
};

export function PreviewTool({ label, children, ...button }: ToolProps): ReactElement {
  return (
    <ActionIcon variant="default" size={30} aria-label={label} title={label} {...button}>
      {children}
    </ActionIcon>
  );
}
