import { useEffect } from 'react';
import { useBlocker, type Location } from 'react-router';
import { paths } from '~/paths.ts';
import { ConfirmDialog } from '~/ui/modal/ConfirmDialog.tsx';
import { openModal } from '~/platform/modals.ts';
import { useMarkUnsaved } from '~/platform/unsaved.ts';
import { useSession } from './session.ts';

type Leaving = {
  readonly unsaved: boolean;
  readonly end: 'LOST' | 'KEPT';
  readonly stays: (now: Location, next: Location) => boolean;
  readonly onLeave?: (() => void) | undefined;
  readonly texts: { readonly title: string; readonly question: string; readonly action: string };
};

/** Asks before a link, Back or closing the tab; not before a sign-out or the session's end. One per page. */
export function useLeaveConfirmation({ unsaved, end, stays, onLeave, texts }: Leaving): void {
  const { title, question, action } = texts;
  useMarkUnsaved(unsaved, { end });
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved &&
      nextLocation.pathname !== paths.logout() &&
      useSession.getState().phase === 'SIGNED_IN' &&
      !stays(currentLocation, nextLocation),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let leaves = false;
    const leave = (): Promise<void> => {
      leaves = true;
      onLeave?.();
      blocker.proceed();
      return Promise.resolve();
    };
    openModal({
      title,
      size: 480,
      body: <ConfirmDialog question={question} action={action} run={leave} />,
      onClosed: () => {
        if (!leaves) blocker.reset();
      },
    });
    // The question stays as it was when it opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [blocker]);
}
