import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement } from 'react';
import { mayOpenScanPage } from '~/domain/scan/permission.ts';
import { firstPageThere } from '~/queries/firstPage.ts';
import { useMe } from '~/session/me.ts';
import { keepEarlyKeys } from './earlyKeys.ts';
import styles from './Header.module.css';

type ScanTrayPart = typeof import('./ScanTray.tsx');

/** Nobody has asked for it yet, so that without a network it waits for one rather than fail. */
async function scanTray(): Promise<ScanTrayPart> {
  await network();
  try {
    return await import('./ScanTray.tsx');
  } catch (error) {
    if (navigator.onLine) throw error;
    return scanTray();
  }
}

type Loaded = ScanTrayPart & Pick<Parameters<ScanTrayPart['ScanTray']>[0], 'takeEarlyKeys'>;

/**
 * Listens for scans once the first page has come; its place in the header is kept until then, and what is scanned
 * until then is carried out late.
 */
export function LazyScanTray(): ReactElement | null {
  const client = useQueryClient();
  const hasEntry = mayOpenScanPage(useMe().units).allowed;
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let isGone = false;
    const early = keepEarlyKeys();
    const wait = async (): Promise<void> => {
      await firstPageThere(client);
      const part = await scanTray();
      if (!isGone) setLoaded({ ...part, takeEarlyKeys: early.stop });
    };
    // A part that a newer release has taken away has the page loaded anew; without it the page still works.
    wait().catch(() => undefined);
    return () => {
      isGone = true;
      early.stop();
    };
  }, [client]);
  if (!loaded) return hasEntry ? <span className={styles.button} /> : null;
  const { ScanTray, takeEarlyKeys } = loaded;
  return <ScanTray takeEarlyKeys={takeEarlyKeys} />;
}

const network = (): Promise<unknown> =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise((resolve) => {
        addEventListener('online', resolve, { once: true });
      });
