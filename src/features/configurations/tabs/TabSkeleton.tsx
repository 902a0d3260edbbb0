import type { ReactElement } from 'react';
import type { ConfigurationTab } from '~/domain/configuration/tab.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import pulsing from '~/ui/pulsing.module.css';
import styles from './TabSkeleton.module.css';

/** Panels of a tab on their way: beside each other with their number of lines, as facts or as a list. */
type Shape = { readonly kind: 'FACTS' | 'LIST'; readonly panels: readonly number[] };

const list: Shape = { kind: 'LIST', panels: [5] };

const shapes: Record<ConfigurationTab, Shape> = {
  ACTIVITY: { kind: 'LIST', panels: [6, 2] },
  OVERVIEW: { kind: 'FACTS', panels: [9, 6] },
  FILES: { kind: 'LIST', panels: [7] },
  PRODUCTS: list,
  REVISIONS: list,
  EVENTS: list,
  SERVICE_ORDERS: list,
  ERRORS: list,
  REQUESTS: list,
  PERMISSIONS: list,
};

type Props = { readonly tab: ConfigurationTab };

/** A tab on its way, in the shape it will have: its panels with their headings and columns. */
export function TabSkeleton({ tab }: Props): ReactElement {
  const { kind, panels } = shapes[tab];
  return (
    <div className={styles.panels} data-kind={kind} role="status" aria-label={commonTexts.loading}>
      {panels.map((rows) => (
        <div key={rows} className={`${styles.panel} ${pulsing.pulsing}`}>
          <span className={styles.title} />
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} className={styles.row}>
              <span style={{ width: `${30 + ((row * 7) % 5) * 5}%` }} />
              <span style={{ width: `${40 + ((row * 3) % 4) * 12}%` }} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
