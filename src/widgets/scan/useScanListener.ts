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
 * Key of the open dialog that asks for a machine; undefined where there is none.
 * @session ends with it
 */
let question: number | undefined;

/**
 * Opens the choice of a milling machine once for all waiting scans: with a machine they run, without one they
 * are dropped.
 */
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

/** Closes that dialog, if open, because a machine was chosen elsewhere, and runs the waiting scans. */
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

/** Runs scans while mounted, first those from key events recorded before. */
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

/** Interval of resending scans, in ms. */
const resendPause = 4000;

/** Browsers fire `online` too early or never, so waiting scans are also retried at intervals. */
function useResending(): void {
  const isWaiting = useScans(({ entries }) => entries.some(({ result }) => result.kind === 'OFFLINE'));
  useWindowEvent('online', () => runWaitingScans('OFFLINE'));
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => runWaitingScans('OFFLINE'), resendPause);
    return () => clearInterval(timer);
  }, [isWaiting]);
}

/** Keeps `hasKeyboard` up to date: false while another window or a focused iframe has the focus. */
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
