import { useModals } from '~/ui/modal/modals.ts';
import { dropWithoutMachine, runWaiting, useScans } from './scanQueue.ts';

/**
 * Asks for the milling machine that scans wait for, once for all of them. With a machine they are carried out in the
 * order they came; when the question is left or replaced, they are dropped and say so.
 */
export async function askForMachine(): Promise<void> {
  if (useScans.getState().asksForMachine) return;
  useScans.setState({ asksForMachine: true });
  const end = (goOn: () => void): void => {
    if (!useScans.getState().asksForMachine) return;
    useScans.setState({ asksForMachine: false });
    goOn();
  };
  try {
    const { openMillingSettings } = await import('~/widgets/milling/MillingSettings.tsx');
    let isChosen = false;
    openMillingSettings(() => {
      isChosen = true;
      end(() => runWaiting('NO_SETTINGS'));
    });
    const question = useModals.getState().page.modal?.key;
    const unsubscribe = useModals.subscribe(({ page }) => {
      if (page.modal?.key === question) return;
      unsubscribe();
      if (!isChosen) end(dropWithoutMachine);
    });
  } catch (error) {
    end(dropWithoutMachine);
    throw error;
  }
}
