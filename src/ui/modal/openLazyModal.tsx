import { closeModal, openModal, useModals } from '~/platform/modals.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { createNotLoadedNotice } from '~/domain/notice/notices.ts';
import { Loader } from '~/ui/Loader.tsx';
import { notify } from '~/platform/notices.ts';

/** Shows a loader that cannot be closed while the modal's code loads. A failed load shows a notice. */
export async function openLazyModal<Dialog>(
  load: () => Promise<Dialog>,
  open: (dialog: Dialog) => void,
): Promise<void> {
  openModal({ title: commonTexts.loading, closable: false, size: 320, body: <Loader /> });
  const loader = useModals.getState().page.modal;
  const isWaiting = (): boolean => useModals.getState().page.modal === loader;
  const dialog = await load().catch(() => undefined);
  if (!isWaiting()) return;
  if (dialog) open(dialog);
  else notify(createNotLoadedNotice());
  if (isWaiting()) closeModal();
}

export const createOpener =
  <Given extends readonly unknown[]>(load: () => Promise<(...given: Given) => void>) =>
  (...given: Given): void =>
    void openLazyModal(load, (open) => open(...given));
