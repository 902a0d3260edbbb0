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
 * Records key events outside fields and buttons, so nothing typed into a field, and none while `isDeaf`.
 * `stop` ends the recording and returns the events.
 */
function keepEarlyKeys(isDeaf: () => boolean): { readonly stop: () => EarlyKeyEvents } {
  const since = performance.now();
  const events: KeyboardEvent[] = [];
  const stopped = new AbortController();
  const onKey = (event: KeyboardEvent): void => {
    if (!isDeaf() && event.target === document.body && events.length < limit) events.push(event);
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

/** Limit of recorded key events, above what can be scanned while a page loads. */
const limit = 2000;

type Tray = typeof ScanTray;

/** Waits for a network instead of failing: this is a preload that the person has not requested. */
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

/** Loads the scan tray after the first page, in reserved space; earlier scans are processed late. */
export function LazyScanTray() {
  const client = useQueryClient();
  const hasEntry = checkScanPageAccess(useMe().units).allowed;
  const [loaded, setLoaded] = useState<Loaded>();
  const inFront = useIsLayerVisible();
  const isDeaf = useEffectEvent(() => !inFront);
  // A layout effect, since a scan may begin before a passive effect runs.
  useLayoutEffect(() => {
    let isGone = false;
    const early = keepEarlyKeys(() => isDeaf());
    const wait = async (): Promise<void> => {
      await waitForFirstPage(client);
      const Tray = await scanTray();
      if (!isGone) setLoaded({ Tray, takeEarlyKeys: early.stop });
    };
    // A chunk missing after a release reloads the page elsewhere; the page works without the scan tray.
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
