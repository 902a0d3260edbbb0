import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.layer.css';
import { Modal } from '@mantine/core';
import { useEffect, useRef, type ReactElement } from 'react';
import { closeModal, fadeIn, fadeOut, type Layer, type ModalOptions } from './modals.ts';
import styles from './ModalFrame.module.css';

type Props = { readonly layer: Layer; readonly modal: ModalOptions; readonly visible: boolean };

const zIndex: Record<Layer, number> = { page: 200, signIn: 300 };
const transition = { transition: 'fade', duration: fadeIn, exitDuration: fadeOut } as const;

/** The dialog around a modal's body: named by its title, traps the focus and gives it back. */
export function ModalFrame({ layer, modal, visible }: Props): ReactElement {
  const { title, body, closesOnMask = false, closable = true, fullScreen = false, size = 560 } = modal;
  useGivesFocusBack(visible);
  return (
    <Modal.Root
      opened={visible}
      onClose={() => closeModal(layer)}
      zIndex={zIndex[layer]}
      size={size}
      padding={20}
      fullScreen={fullScreen}
      closeOnClickOutside={closesOnMask && closable}
      closeOnEscape={closable}
      returnFocus={false}
      transitionProps={transition}
    >
      <Modal.Overlay backgroundOpacity={0.45} />
      {/* While it fades out, a second click must not do again what closed it. A class name would go to the mask too. */}
      <Modal.Content classNames={{ content: styles.content ?? '' }} inert={!visible}>
        <div className={styles.head}>
          <Modal.Title className={styles.title ?? ''}>{title}</Modal.Title>
          {closable && <Modal.CloseButton aria-label="Close" />}
        </div>
        <Modal.Body data-settles={title}>{body}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Whatever had the focus when the dialog came gets it back, if it is still there. */
function useGivesFocusBack(visible: boolean): void {
  const opener = useRef<Element>(null);
  useEffect(() => {
    if (!visible) return undefined;
    opener.current = document.activeElement;
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    };
  }, [visible]);
}
