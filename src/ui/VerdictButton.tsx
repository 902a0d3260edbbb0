import type { ButtonProps } from '@mantine/core';
import { useId, type ReactElement, type ReactNode } from 'react';
import type { Verdict } from '~/domain/access/verdict.ts';
import { BusyButton } from './BusyButton.tsx';
import styles from './VerdictButton.module.css';

type Props = Pick<ButtonProps, 'leftSection' | 'variant' | 'size'> & {
  readonly verdict: Verdict;
  /** Undefined for the button that sends its form. */
  readonly onClick?: () => void;
  readonly type?: 'submit';
  /** Whether what it does is being done. */
  readonly busy?: boolean;
  readonly children: ReactNode;
  /** The way to get it allowed, beside the reason. */
  readonly way?: ReactNode;
  readonly 'aria-label'?: string;
};

/** A button that stands there also when it may not be pressed, with the reason beside it. */
export function VerdictButton({ verdict, children, way, busy = false, ...button }: Props): ReactElement {
  const id = useId();
  return (
    <div className={styles.action}>
      {!verdict.allowed && (
        <span className={styles.reason} id={id}>
          {verdict.reason}
        </span>
      )}
      {!verdict.allowed && way}
      <BusyButton
        busy={busy}
        variant="default"
        size="xs"
        {...button}
        disabled={!verdict.allowed}
        {...(verdict.allowed ? {} : { 'aria-describedby': id })}
      >
        {children}
      </BusyButton>
    </div>
  );
}
