import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.layer.css';
import { Modal } from '@mantine/core';
import type { MouseEvent, ReactElement } from 'react';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { useInFront } from '~/platform/inFront.ts';
import { InModal, useLosesWithModal } from '~/platform/unsaved.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { keepFocus } from '~/platform/focus/keepFocus.ts';
import {
  closeModal,
  fadeIn,
  fadeOut,
  isOpen,
  useModals,
  type Layer,
  type ModalOptions,
} from '~/platform/modals.ts';
import { useGivesFocusBack } from '~/platform/focus/opener.ts';
import { FaultBoundary } from '~/ui/FaultBoundary.tsx';
import styles from './ModalFrame.module.css';

type Props = { readonly layer: Layer; readonly modal: ModalOptions; readonly visible: boolean };

const zIndex: Record<Layer, number> = { page: 200, signIn: 300 };
/** Width, in px, of the mask around a dialog that fills it. */
const maskWidth = 24;
const transition = { transition: 'fade', duration: fadeIn, exitDuration: fadeOut } as const;

/** The dialog around a modal's body: named by its title, keeps the focus and gives it back. */
export function ModalFrame({ layer, modal, visible }: Props): ReactElement {
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
  const behind = useModals(({ signIn }) => layer !== 'signIn' && isOpen(signIn));
  const shown = useInFront();
  const loses = useLosesWithModal();
  useGivesFocusBack(behind);
  return (
    <Modal.Root
      opened={visible}
      onClose={() => closeModal(layer)}
      // Within the page, so that the notices come after it.
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
      {/* While it fades out, a second click must not do again what closed it. A class name would go to the mask too. */}
      <Modal.Content
        ref={keepFocus}
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
          <InModal value={layer === 'page'}>
            <FaultBoundary what={title} subject={body}>
              {body}
            </FaultBoundary>
          </InModal>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Keeps the focus in the dialog when the mask around it is pressed, which would leave it to nothing. */
function keepFromMask(event: MouseEvent): void {
  const { target, currentTarget } = event;
  const isMask =
    target instanceof Element && currentTarget.contains(target) && !target.closest('[role=dialog]');
  if (isMask) event.preventDefault();
}
