import type { ReactNode, Ref } from 'react';
import styles from './Parts.module.css';

type Props = {
  readonly ref?: Ref<HTMLDivElement>;
  readonly label: string;
  /** Whether the height is limited to that of a virtualized grid. */
  readonly windowed?: boolean;
  readonly children: ReactNode;
};

export const ScrollableTable = ({ ref, label, windowed = false, children }: Props) => (
  <div
    ref={ref}
    className={styles.frame}
    data-windowed={windowed || undefined}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whoever has no mouse scrolls it by its focus
    tabIndex={0}
    role="region"
    aria-label={label}
  >
    {children}
  </div>
);
