import type { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { MillingFrame } from './MillingFrame.tsx';
import { machines, millingPreferences } from '~/queries/milling/milling.ts';
import { Panel } from '~/ui/Panel.tsx';
import { MillingSettings } from '~/widgets/milling/MillingSettings.tsx';
import styles from './Milling.module.css';

export function loader(client: QueryClient): void {
  void client.prefetchQuery(machines());
  void client.prefetchQuery(millingPreferences());
}

/** The person's own milling settings. */
export function Component(): ReactElement {
  return (
    <MillingFrame title="Milling settings">
      <Panel title="Your default milling machine">
        <div className={styles.form}>
          <MillingSettings />
        </div>
      </Panel>
    </MillingFrame>
  );
}
