import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { firstPageThere } from '~/queries/firstPage.ts';
import styles from './Header.module.css';

/** Nobody has asked for it yet, so that without a network it waits for one rather than fail. */
async function scanTray(): Promise<ComponentType> {
  await network();
  try {
    return (await import('./ScanTray.tsx')).ScanTray;
  } catch (error) {
    if (navigator.onLine) throw error;
    return scanTray();
  }
}

/** Listens for scans once the first page has come; its place in the header is kept until then. */
export function LazyScanTray(): ReactElement {
  const client = useQueryClient();
  const [Tray, setTray] = useState<ComponentType>();
  useEffect(() => {
    let isGone = false;
    const wait = async (): Promise<void> => {
      await firstPageThere(client);
      const loaded = await scanTray();
      if (!isGone) setTray(() => loaded);
    };
    // A part that a newer release has taken away has the page loaded anew; without it the page still works.
    wait().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [client]);
  return Tray ? <Tray /> : <span className={styles.button} />;
}

const network = (): Promise<unknown> =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise((resolve) => {
        addEventListener('online', resolve, { once: true });
      });
