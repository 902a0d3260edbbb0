import type { QueryClient } from '@tanstack/react-query';
import type { RequestPrefill } from '~/domain/request/draft.ts';
import { createOpener, openWhenLoaded } from '~/ui/modal/openWhenLoaded.tsx';

export const openCreateRequest = createOpener(async () => (await import('./CreateRequest.tsx')).openWizard);

/**
 * Asks for what somebody has come to a wall of: an open request of their own for it is shown, else the wizard opens
 * with what is known. Where one's own requests cannot be read, the wizard opens all the same.
 */
export function askFor(client: QueryClient, prefill: RequestPrefill): void {
  const look = async () => {
    const [dialog, { ownRequestFor }] = await Promise.all([
      import('./CreateRequest.tsx'),
      import('./ownRequestFor.ts'),
    ]);
    return { dialog, asked: await ownRequestFor(client, prefill) };
  };
  void openWhenLoaded(look, ({ dialog, asked }) => {
    if (asked) dialog.openAsked(asked);
    else dialog.openWizard(prefill);
  });
}
