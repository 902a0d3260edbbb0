import { closeModal, useModals } from '~/platform/modals.ts';
import { dropWithoutMachine, runWaiting, useScans } from './scanQueue.ts';

/**
 * The key of the open question; undefined where nobody is asked.
 * @session ends with it
 */
let question: number | undefined;

/**
 * Asks for the milling machine that scans wait for, once for all of them. With a machine they are carried out in the
 * order they came; when the question is left or replaced, they are dropped and say so.
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

/** Ends the question, if it is open, because a machine has been chosen elsewhere; what waited for one is carried out. */
export function machineChosen(): void {
  if (question !== undefined && question === useModals.getState().page.modal?.key) closeModal();
  end(true);
}

function end(isChosen: boolean): void {
  question = undefined;
  if (!useScans.getState().asksForMachine) return;
  useScans.setState({ asksForMachine: false });
  if (isChosen) runWaiting('NO_SETTINGS');
  else dropWithoutMachine();
}
