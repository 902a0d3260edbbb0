import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '~/paths.ts';
import { useMe } from '~/session/me.ts';
import { listenForScans } from './listen.ts';
import { runScan } from './runScan.ts';
import { clearScans, runAgain, runScansWith, sendWaiting, takeScan, useScans } from './scans.ts';

/** Listens for scans as long as it is on the page, and carries them out for the signed-in person. */
export function useScanning(): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { units } = useMe();

  useEffect(() => {
    runScansWith((entry) =>
      runScan(entry.scan, {
        client,
        units,
        open: ({ configurationId, revision }) => {
          if (useScans.getState().stays) return false;
          void navigate(paths.configuration(configurationId, revision, { tab: 'FILES' }));
          return true;
        },
        askForMachine: (goOn) => void askForMachine(goOn),
        again: () => runAgain(entry.id),
      }),
    );
  }, [client, navigate, units]);
  useEffect(() => clearScans, []);
  useEffect(() => listenForScans(takeScan), []);
  useEffect(watchKeyboard, []);
  useResending();
}

/** How long a scan that could not be sent waits for the next attempt, in ms. */
const resendPause = 4000;

/**
 * Sends the last scan when the network is back. A browser says that a little early, and says nothing when it was
 * the server that was away: a scan that still waits is tried now and again.
 */
function useResending(): void {
  const isWaiting = useScans(({ entries }) => entries[0]?.result.kind === 'OFFLINE');
  useEffect(() => {
    addEventListener('online', sendWaiting);
    return () => removeEventListener('online', sendWaiting);
  }, []);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => {
      if (navigator.onLine) sendWaiting();
    }, resendPause);
    return () => clearInterval(timer);
  }, [isWaiting]);
}

async function askForMachine(goOn: () => void): Promise<void> {
  const { openMillingSettings } = await import('~/widgets/milling/MillingSettings.tsx');
  openMillingSettings(goOn);
}

/** Another window, or a document shown in a frame, takes the keys away from the page. */
function watchKeyboard(): () => void {
  const look = (): void => {
    const isInFrame = document.activeElement instanceof HTMLIFrameElement;
    useScans.setState({ hasKeyboard: document.hasFocus() && !isInFrame });
  };
  const events = ['focus', 'blur', 'focusin'] as const;
  for (const event of events) addEventListener(event, look);
  look();
  return () => {
    for (const event of events) removeEventListener(event, look);
  };
}
