import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.layer.css';
import { Modal, Button } from '@mantine/core';
import { type MouseEvent as ReactMouseEvent, useCallback, useRef } from 'react';
import { commonTexts, leavePageTexts } from '~/domain/words/texts/common.ts';
import { useIsLayerVisible } from '~/platform/layerStatus.ts';
import { InModalContext, useHasUnstoredModalChanges } from '~/platform/unsaved.ts';
import { trapFocus } from '~/platform/focus/trapFocus.ts';
import {
  closeModal,
  modalFadeInMs,
  modalFadeOutMs,
  isModalOpen,
  useModals,
  type ModalLayer,
  type ModalOptions,
} from '~/platform/modals.ts';
import { useFocusReturn, focusOnMount } from '~/platform/focus/focus.ts';
import { ErrorBoundary } from '~/ui/ErrorBoundary.tsx';
import styles from './ModalFrame.module.css';
import '@mantine/core/styles/Button.css';
import { useWindowEvent } from '@mantine/hooks';
import { NavigationType, useBlocker } from 'react-router';

type Props = { readonly layer: ModalLayer; readonly modal: ModalOptions; readonly visible: boolean };

const zIndex: Record<ModalLayer, number> = { page: 200, signIn: 300 };
const maskWidth = 24;
const transition = { transition: 'fade', duration: modalFadeInMs, exitDuration: modalFadeOutMs } as const;

export function ModalFrame({ layer, modal, visible }: Props) {
  const {
    title,
    body,
    beside,
    closesOnMask = false,
    closable = true,
    fullScreen = false,
    fillsMask = false,
    size = 560,
  } = modal;
  const behind = useModals(({ signIn }) => layer !== 'signIn' && isModalOpen(signIn));
  const shown = useIsLayerVisible();
  const loses = useHasUnstoredModalChanges();
  useFocusReturn(behind);
  return (
    <Modal.Root
      opened={visible}
      onClose={() => closeModal(layer)}
      // Inside the page's root, so that notices come after it in the tab order.
      withinPortal={false}
      trapFocus={false}
      returnFocus={false}
      zIndex={zIndex[layer]}
      size={fillsMask ? '100%' : size}
      {...(fillsMask && { xOffset: maskWidth, yOffset: maskWidth })}
      padding={20}
      fullScreen={fullScreen}
      closeOnClickOutside={closesOnMask && closable}
      closeOnEscape={closable && shown && !behind}
      transitionProps={transition}
      onMouseDown={keepFromMask}
    >
      <Modal.Overlay backgroundOpacity={0.45} />
      {/* Inert while fading out, so that a second click does not repeat the action. `className` would style the mask too. */}
      <Modal.Content
        ref={trapFocus}
        classNames={{ content: styles.content ?? '' }}
        inert={!visible || behind}
      >
        <div className={styles.head}>
          <Modal.Title className={styles.title ?? ''}>{title}</Modal.Title>
          {beside !== undefined && <div className={styles.beside}>{beside}</div>}
          {closable && <Modal.CloseButton aria-label={commonTexts.close} />}
        </div>
        {layer === 'page' && loses && <LeaveQuestion />}
        <Modal.Body data-settles={title}>
          <InModalContext value={layer === 'page'}>
            <ErrorBoundary what={title} subject={body}>
              {body}
            </ErrorBoundary>
          </InModalContext>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Keeps the focus in the dialog when the mask is clicked; the browser would move it to the body. */
function keepFromMask(event: ReactMouseEvent): void {
  const { target, currentTarget } = event;
  const isMask =
    target instanceof Element && currentTarget.contains(target) && !target.closest('[role=dialog]');
  if (isMask) event.preventDefault();
}

/** Asks before Back or a link closes a modal whose changes are stored nowhere. */
function LeaveQuestion() {
  const isLinkPressed = useIsLinkPressed();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      // Navigation after the modal's own action loses nothing.
      (historyAction === NavigationType.Pop || isLinkPressed()) &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (historyAction === NavigationType.Pop && currentLocation.search !== nextLocation.search)),
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <div className={styles.leave} role="alertdialog" aria-label={leavePageTexts.title}>
      <p>{leavePageTexts.question}</p>
      <Button ref={focusOnMount} size="sm" variant="default" onClick={() => blocker.reset()}>
        {leavePageTexts.stay}
      </Button>
      <Button size="sm" color="red.8" onClick={() => blocker.proceed()}>
        {leavePageTexts.leave}
      </Button>
    </div>
  );
}

/** Returns whether the current navigation comes from a click on a link rather than from code. */
function useIsLinkPressed(): () => boolean {
  const isPressed = useRef(false);
  const onClick = ({ target }: MouseEvent): void => {
    isPressed.current = target instanceof Element && target.closest('a[href]') !== null;
    // A link navigates during its click event.
    setTimeout(() => {
      isPressed.current = false;
    });
  };
  useWindowEvent('click', onClick, { capture: true });
  return useCallback(() => isPressed.current, []);
}
