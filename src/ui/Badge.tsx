import type { ReactElement, ReactNode } from 'react';
import styles from './Badge.module.css';

export const badgeSizes = ['xlarge', 'large', 'medium', 'small'] as const;
export type BadgeSize = (typeof badgeSizes)[number];
export type BadgeColour = 'amber' | 'green' | 'blue' | 'red' | 'grey';

export type BadgeProps = {
  readonly children: ReactNode;
  readonly colour?: BadgeColour;
  readonly size?: BadgeSize;
  /** A dot in front, for states; the text alone already says the state. */
  readonly dot?: boolean;
  /** Area of a list's row that it stands in. */
  readonly area?: 'state';
};

/** A short word in a coloured field: a state, a tag. */
export function Badge(props: BadgeProps): ReactElement {
  const { children, colour = 'grey', size = 'medium', dot = false, area } = props;
  return (
    <span
      className={styles.badge}
      data-colour={colour}
      data-size={size}
      data-dot={dot || undefined}
      data-area={area}
    >
      {children}
    </span>
  );
}
