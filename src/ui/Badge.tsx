import type { ReactElement, ReactNode } from 'react';
import styles from './Badge.module.css';

export const badgeSizes = ['xlarge', 'large', 'medium', 'small'] as const;
export type BadgeSize = (typeof badgeSizes)[number];
export type BadgeColour = 'amber' | 'green' | 'blue' | 'red' | 'grey';

type Props = {
  readonly children: ReactNode;
  readonly colour?: BadgeColour;
  readonly size?: BadgeSize;
  /** A dot in front, for states; the text alone already says the state. */
  readonly dot?: boolean;
};

/** A short word in a coloured field: a state, a tag. */
export function Badge({ children, colour = 'grey', size = 'medium', dot = false }: Props): ReactElement {
  return (
    <span className={styles.badge} data-colour={colour} data-size={size} data-dot={dot || undefined}>
      {children}
    </span>
  );
}
