import { useWindowEvent } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '~/paths.ts';
import { useMe } from '~/session/me.ts';
import { useInFront } from '~/platform/inFront.ts';
import { listenForScans, type EarlyKeys } from './keyListener.ts';
import { askForMachine, machineChosen } from './machineQuestion.ts';
import { runScan } from './runScan.ts';
import { clearScans, refuseScan, runScansWith, runWaiting, takeScan, useScans } from './scanQueue.ts';

/**
 * Listens for scans as long as it is on the page, and carries them out for the signed-in person; first those of the
 * keys that came before.
 */
export function useScanning(takeEarlyKeys: () => EarlyKeys): void {
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
        askForMachine: () => void askForMachine(),
        onMachine: machineChosen,
      }),
    );
  }, [client, navigate, units]);
  useEffect(() => clearScans, []);
  const inFront = useInFront();
  const isDeaf = useEffectEvent(() => !inFront);
  useEffect(
    () => listenForScans({ onScan: takeScan, onDoubt: refuseScan, isDeaf: () => isDeaf() }, takeEarlyKeys()),
    [takeEarlyKeys],
  );
  useEffect(watchKeyboard, []);
  useResending();
}

/** Time between two attempts to send a scan, in ms. */
const resendPause = 4000;

/**
 * Sends what was scanned when the network is back. A browser says that a little early, of some networks never,
 * and says nothing when it was the server that was away: a scan that still waits is tried now and again.
 */
function useResending(): void {
  const isWaiting = useScans(({ entries }) => entries.some(({ result }) => result.kind === 'OFFLINE'));
  useWindowEvent('online', () => runWaiting('OFFLINE'));
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => runWaiting('OFFLINE'), resendPause);
    return () => clearInterval(timer);
  }, [isWaiting]);
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
