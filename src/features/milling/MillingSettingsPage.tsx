import type { QueryClient } from '@tanstack/react-query';
import { millingSettingsTexts } from '~/domain/words/texts/millingSettings.ts';
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
    <MillingFrame title={millingSettingsTexts.title}>
      <Panel title={millingSettingsTexts.heading}>
        <div className={styles.form}>
          <MillingSettings />
        </div>
      </Panel>
    </MillingFrame>
  );
}
