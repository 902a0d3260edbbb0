import { useWindowEvent } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '~/paths.ts';
import { useMe } from '~/session/me.ts';
import { useIsLayerVisible } from '~/platform/layerStatus.ts';
import { listenForScans, type EarlyKeyEvents } from './scanKeyListener.ts';
import { runScan } from './runScan.ts';
import {
  clearScans,
  rejectIncompleteScan,
  setScanRunner,
  runWaitingScans,
  addScan,
  useScans,
  dropScansWithoutMachine,
} from './scanQueue.ts';
import { closeModal, useModals } from '~/platform/modals.ts';

/**
 * The key of the open question; undefined where nobody is asked.
 * @session ends with it
 */
let question: number | undefined;

/** Asks once for the machine that scans wait for: with it they are carried out, without it dropped. */
export async function askForMachine(): Promise<void> {
  if (useScans.getState().asksForMachine) return;
  useScans.setState({ asksForMachine: true });
  try {
    const { openMillingSettings } = await import('~/widgets/milling/MillingSettings.tsx');
    if (!useScans.getState().asksForMachine) return;
    openMillingSettings(() => end(true));
    const opened = useModals.getState().page.modal?.key;
    question = opened;
    const unsubscribe = useModals.subscribe(({ page }) => {
      if (page.modal?.key === opened) return;
      unsubscribe();
      if (question === opened) end(false);
    });
  } catch (error) {
    end(false);
    throw error;
  }
}

/** Ends the question, if it is open, because a machine has been chosen elsewhere; what waited for one is carried out. */
export function handleMachineChosen(): void {
  if (question !== undefined && question === useModals.getState().page.modal?.key) closeModal();
  end(true);
}

function end(isChosen: boolean): void {
  question = undefined;
  if (!useScans.getState().asksForMachine) return;
  useScans.setState({ asksForMachine: false });
  if (isChosen) runWaitingScans('NO_SETTINGS');
  else dropScansWithoutMachine();
}

/** Carries out scans as long as it is on the page, first those of the keys that came before. */
export function useScanListener(takeEarlyKeys: () => EarlyKeyEvents): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { units } = useMe();

  useEffect(() => {
    setScanRunner((entry) =>
      runScan(entry.scan, {
        client,
        units,
        open: ({ configurationId, revision }) => {
          if (useScans.getState().stays) return false;
          void navigate(paths.configuration(configurationId, revision, { tab: 'FILES' }));
          return true;
        },
        askForMachine: () => void askForMachine(),
        onMachine: handleMachineChosen,
      }),
    );
  }, [client, navigate, units]);
  useEffect(() => clearScans, []);
  const inFront = useIsLayerVisible();
  const isDeaf = useEffectEvent(() => !inFront);
  useEffect(
    () =>
      listenForScans(
        { onScan: addScan, onDoubt: rejectIncompleteScan, isDeaf: () => isDeaf() },
        takeEarlyKeys(),
      ),
    [takeEarlyKeys],
  );
  useEffect(watchKeyboard, []);
  useResending();
}

/** Time between two attempts to send a scan, in ms. */
const resendPause = 4000;

/** A browser says too early, or never, that the network is back: what still waits is tried now and again. */
function useResending(): void {
  const isWaiting = useScans(({ entries }) => entries.some(({ result }) => result.kind === 'OFFLINE'));
  useWindowEvent('online', () => runWaitingScans('OFFLINE'));
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => runWaitingScans('OFFLINE'), resendPause);
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
