import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { getStateColor, formatState } from '~/domain/words/stateAppearances.ts';
import { controlTexts } from '~/domain/words/texts/controls.ts';

export const badgeSizes = ['xlarge', 'large', 'medium', 'small'] as const;
export type BadgeSize = (typeof badgeSizes)[number];
export type BadgeColor = 'amber' | 'green' | 'blue' | 'red' | 'grey';

type BadgeProps = {
  readonly children: ReactNode;
  readonly colour?: BadgeColor;
  readonly size?: BadgeSize;
  readonly dot?: boolean;
  readonly area?: 'state';
};

export function Badge(props: BadgeProps) {
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

type Props = Pick<BadgeProps, 'size' | 'area'> & { readonly state: string };

export function StateLabel({ state, ...badge }: Props) {
  return (
    <Badge colour={getStateColor(state)} dot {...badge}>
      {formatState(state)}
    </Badge>
  );
}

type FamilyBadgeProps = { readonly family: string; readonly size?: BadgeSize };

/** The code of a product family, in a square of fixed size so that a column of them can be scanned. */
export function FamilyBadge({ family, size = 'medium' }: FamilyBadgeProps) {
  return (
    <abbr className={styles.family} data-size={size} title={controlTexts.family(family)}>
      {family}
    </abbr>
  );
}
