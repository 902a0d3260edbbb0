import type { QueryClient } from '@tanstack/react-query';
import type { RequestPrefill } from '~/domain/request/draft.ts';
import { createOpener, openLazyModal } from '~/ui/modal/openLazyModal.tsx';

export const openCreateRequest = createOpener(
  async () => (await import('./RequestWizard.tsx')).openRequestWizard,
);

/** Opens the user's open request for the same thing, where there is one that can be read; else the wizard. */
export function openAccessRequest(client: QueryClient, prefill: RequestPrefill): void {
  const look = async () => {
    const dialog = await import('./RequestWizard.tsx');
    return { dialog, asked: await dialog.fetchOwnOpenRequest(client, prefill) };
  };
  void openLazyModal(look, ({ dialog, asked }) =>
    asked ? dialog.openExistingRequest(asked) : dialog.openRequestWizard(prefill),
  );
}
