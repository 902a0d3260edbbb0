import type { ReactElement } from 'react';
import { controlTexts } from '~/domain/words/texts/controls.ts';
import type { BadgeSize } from './Badge.tsx';
import styles from './Badge.module.css';

type Props = { readonly family: string; readonly size?: BadgeSize };

/** The code of a product family, always in the same square so that a column of them can be scanned. */
export function FamilyBadge({ family, size = 'medium' }: Props): ReactElement {
  return (
    <abbr className={styles.family} data-size={size} title={controlTexts.family(family)}>
      {family}
    </abbr>
  );
}
