import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useCallback, useRef, type ReactElement } from 'react';
import { NavigationType, useBlocker } from 'react-router';
import { leaveTexts } from '~/domain/words/texts/common.ts';
import { takeFocus } from '~/platform/focus/takeFocus.ts';
import styles from './ModalFrame.module.css';

/**
 * Asks, in a modal that holds what is kept nowhere, before its page is left by Back or a link: a modal goes with its page.
 */
export function LeaveQuestion(): ReactElement | null {
  const isLinkPressed = useIsLinkPressed();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      // What the modal is for leads on by itself once it is done, and loses nothing.
      (historyAction === NavigationType.Pop || isLinkPressed()) &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (historyAction === NavigationType.Pop && currentLocation.search !== nextLocation.search)),
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <div className={styles.leave} role="alertdialog" aria-label={leaveTexts.title}>
      <p>{leaveTexts.question}</p>
      <Button ref={takeFocus} size="sm" variant="default" onClick={() => blocker.reset()}>
        {leaveTexts.stay}
      </Button>
      <Button size="sm" color="red.8" onClick={() => blocker.proceed()}>
        {leaveTexts.leave}
      </Button>
    </div>
  );
}

/** Gives whether a link is being pressed just now, as opposed to code that goes to another address by itself. */
function useIsLinkPressed(): () => boolean {
  const isPressed = useRef(false);
  const onClick = ({ target }: MouseEvent): void => {
    isPressed.current = target instanceof Element && target.closest('a[href]') !== null;
    // A link goes on while its click is handled.
    setTimeout(() => {
      isPressed.current = false;
    });
  };
  useWindowEvent('click', onClick, { capture: true });
  return useCallback(() => isPressed.current, []);
}
