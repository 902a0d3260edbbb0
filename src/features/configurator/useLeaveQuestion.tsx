import { useEffect } from 'react';
import { useBlocker, type Location } from 'react-router';
import { draftTexts } from '~/domain/words/texts/configurator.ts';
import { paths } from '~/paths.ts';
import { useSession } from '~/session/session.ts';
import { Confirm } from '~/ui/modal/Confirm.tsx';
import { openModal } from '~/ui/modal/modals.ts';
import { useUnsaved } from '~/ui/unsaved.ts';

/** State of a navigation that only gives the open design its new address. */
export const staysOpen = 'DESIGN_STAYS';

const addressOf = ({ pathname, search }: Location): string => pathname + search;

/**
 * Asks before the page is left while something on it is not saved, by whatever way: a link, Back, closing the tab.
 * Signing out has its own question, and the end of the session asks nobody.
 */
export function useLeaveQuestion(unsaved: boolean): void {
  useUnsaved(unsaved, 'KEPT');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved &&
      nextLocation.state !== staysOpen &&
      nextLocation.pathname !== paths.logout() &&
      useSession.getState().phase === 'SIGNED_IN' &&
      addressOf(nextLocation) !== addressOf(currentLocation),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let leaves = false;
    const leave = (): Promise<void> => {
      leaves = true;
      blocker.proceed();
      return Promise.resolve();
    };
    openModal({
      title: draftTexts.leaveTitle,
      size: 480,
      body: <Confirm question={draftTexts.leaveText} action={draftTexts.leave} run={leave} />,
      onClosed: () => {
        if (!leaves) blocker.reset();
      },
    });
  }, [blocker]);
}
