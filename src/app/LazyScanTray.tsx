import { useQueryClient } from '@tanstack/react-query';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { checkScanPageAccess } from '~/domain/scan/permission.ts';
import { waitForFirstPage } from '~/queries/waitForFirstPage.ts';
import { useMe } from '~/session/me.ts';
import { useIsLayerVisible } from '~/platform/layerStatus.ts';
import { waitForNetwork } from '~/platform/network.ts';
import type { EarlyKeyEvents } from '~/widgets/scan/scanKeyListener.ts';
import type { ScanTray } from './ScanTray.tsx';
import styles from './Header.module.css';

/**
 * Only those of no field or button: what a person types is not kept, nor what is struck while `isDeaf`. `stop` ends
 * it and gives them.
 */
function keepEarlyKeys(isDeaf: () => boolean): { readonly stop: () => EarlyKeyEvents } {
  const since = performance.now();
  const events: KeyboardEvent[] = [];
  const stopped = new AbortController();
  const onKey = (event: KeyboardEvent): void => {
    if (!isDeaf() && event.target === document.body && events.length < most) events.push(event);
  };
  addEventListener('keydown', onKey, { capture: true, signal: stopped.signal });
  addEventListener('keyup', onKey, { capture: true, signal: stopped.signal });
  return {
    stop: () => {
      stopped.abort();
      return { since, events: events.splice(0) };
    },
  };
}

/** More keys than somebody scans while a page loads. */
const most = 2000;

type Tray = typeof ScanTray;

/** Nobody has asked for it yet, so that without a network it waits for one rather than fail. */
async function scanTray(): Promise<Tray> {
  await waitForNetwork();
  try {
    return (await import('./ScanTray.tsx')).ScanTray;
  } catch (error) {
    if (navigator.onLine) throw error;
    return scanTray();
  }
}

type Loaded = { readonly Tray: Tray; readonly takeEarlyKeys: () => EarlyKeyEvents };

/** Once the first page has come; its place in the header is kept, and what is scanned before is carried out late. */
export function LazyScanTray() {
  const client = useQueryClient();
  const hasEntry = checkScanPageAccess(useMe().units).allowed;
  const [loaded, setLoaded] = useState<Loaded>();
  const inFront = useIsLayerVisible();
  const isDeaf = useEffectEvent(() => !inFront);
  // With the page: a scan may begin before an effect comes.
  useLayoutEffect(() => {
    let isGone = false;
    const early = keepEarlyKeys(() => isDeaf());
    const wait = async (): Promise<void> => {
      await waitForFirstPage(client);
      const Tray = await scanTray();
      if (!isGone) setLoaded({ Tray, takeEarlyKeys: early.stop });
    };
    // A part that a newer release has taken away has the page loaded anew; without it the page still works.
    wait().catch(() => undefined);
    return () => {
      isGone = true;
      early.stop();
    };
  }, [client]);
  if (!loaded) return hasEntry ? <span className={styles.button} /> : null;
  const { Tray, takeEarlyKeys } = loaded;
  return <Tray takeEarlyKeys={takeEarlyKeys} />;
}
