import { IconAlertTriangle, IconCheck, IconLoader2, IconX } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import type { VerdictTone } from '~/domain/scan/verdict.ts';
import styles from './Verdict.module.css';

const icons = { WAITING: IconLoader2, GOOD: IconCheck, CAUTION: IconAlertTriangle, BAD: IconX } as const;

export function VerdictMark({ tone }: { readonly tone: VerdictTone }): ReactElement {
  const Icon = icons[tone];
  return (
    <span className={styles.mark} data-tone={tone} aria-hidden>
      <Icon stroke={2.5} />
    </span>
  );
}
