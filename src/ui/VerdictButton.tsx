import '@mantine/core/styles/Button.css';
import { Button, type ButtonProps } from '@mantine/core';
import { useId, type ReactElement, type ReactNode } from 'react';
import type { Verdict } from '~/domain/access/verdict.ts';
import styles from './VerdictButton.module.css';

type Props = Pick<ButtonProps, 'leftSection' | 'variant' | 'size'> & {
  readonly verdict: Verdict;
  readonly onClick: () => void;
  readonly children: ReactNode;
  /** The way to get it allowed, beside the reason. */
  readonly way?: ReactNode;
  readonly 'aria-label'?: string;
};

/** A button that stands there also when it may not be pressed, with the reason beside it. */
export function VerdictButton({ verdict, children, way, ...button }: Props): ReactElement {
  const id = useId();
  return (
    <div className={styles.action}>
      {!verdict.allowed && (
        <span className={styles.reason} id={id}>
          {verdict.reason}
        </span>
      )}
      {!verdict.allowed && way}
      <Button
        variant="default"
        size="xs"
        {...button}
        disabled={!verdict.allowed}
        {...(verdict.allowed ? {} : { 'aria-describedby': id })}
      >
        {children}
      </Button>
    </div>
  );
}
