import type { ReactNode } from 'react';
import { create } from 'zustand';

/** Duration of a modal's fade-out, in ms; its state is cleared afterwards. */
export const modalFadeOutMs = 500;
export const modalFadeInMs = 300;

export type ModalOptions = {
  readonly title: string;
  readonly body: ReactNode;
  readonly beside?: ReactNode;
  /** Whether a click on the mask closes the modal; only for the file and image previews. */
  readonly closesOnMask?: boolean;
  /** False for a modal that the person cannot close, such as the sign-in to an expired session. */
  readonly closable?: boolean;
  readonly fullScreen?: boolean;
  readonly fillsMask?: boolean;
  readonly size?: number;
  readonly onClosed?: () => void;
};

/**
 * Each layer holds one modal. The sign-in is above, so that a form whose session expired stays open; any
 * other modal replaces the open one.
 */
export const modalLayers = ['page', 'signIn'] as const;
export type ModalLayer = (typeof modalLayers)[number];

type Modal = ModalOptions & { readonly key: number };
export type ModalState = {
  readonly modal?: Modal | undefined;
  readonly visible: boolean;
  readonly closing?: boolean;
};

const empty: ModalState = { visible: false };

/** @session ends with it */
export const useModals = create<Record<ModalLayer, ModalState>>(() => ({ page: empty, signIn: empty }));

export const isModalOpen = ({ modal, closing = false }: ModalState): boolean =>
  modal !== undefined && !closing;

const timers: Partial<Record<ModalLayer, ReturnType<typeof setTimeout>>> = {};
let lastKey = 0;

/**
 * Width of the scroll bar, in px, as `--gutter`, so that the page behind a modal does not shift. Measured on
 * the body, which is also right without a scroll bar.
 */
function measureGutter(): void {
  const { body, documentElement } = document;
  if (body.hasAttribute('data-scroll-locked')) return;
  documentElement.style.setProperty('--gutter', `${innerWidth - body.offsetWidth}px`);
}

/** Shows a modal. An open one in the same layer is replaced at once, and its pending removal is cancelled. */
export function openModal(options: ModalOptions, layer: ModalLayer = 'page'): void {
  clearTimeout(timers[layer]);
  measureGutter();
  lastKey += 1;
  const modal = { ...options, key: lastKey };
  useModals.setState({ [layer]: { modal, visible: false } });
  timers[layer] = setTimeout(
    () => useModals.setState((states) => ({ [layer]: { ...states[layer], visible: true } })),
    modalFadeInMs,
  );
}

export function updateModal(changes: Partial<ModalOptions>, layer: ModalLayer = 'page'): void {
  const { modal, ...state } = useModals.getState()[layer];
  if (modal) useModals.setState({ [layer]: { ...state, modal: { ...modal, ...changes } } });
}

export function closeModal(layer: ModalLayer = 'page'): void {
  const { modal, closing } = useModals.getState()[layer];
  if (!modal || closing) return;
  clearTimeout(timers[layer]);
  useModals.setState({ [layer]: { modal, visible: false, closing: true } });
  timers[layer] = setTimeout(() => useModals.setState({ [layer]: empty }), modalFadeOutMs);
  modal.onClosed?.();
}

export function closeModalOnNavigation(): void {
  closeModal('page');
}

export function clearModals(): void {
  for (const layer of modalLayers) clearTimeout(timers[layer]);
  useModals.setState({ page: empty, signIn: empty });
}
