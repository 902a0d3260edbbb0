import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { firstPageThere } from '~/queries/firstPage.ts';

type Quiet = { isThere: boolean; readonly coming: Promise<void> };

/**
 * The first page's being there, by the client that asked for it.
 * @session ends with it
 */
const quiet = new WeakMap<QueryClient, Quiet>();

function quietOf(client: QueryClient): Quiet {
  const known = quiet.get(client);
  if (known) return known;
  const begun: Quiet = { isThere: false, coming: firstPageThere(client) };
  void begun.coming.then(() => {
    begun.isThere = true;
  });
  quiet.set(client, begun);
  return begun;
}

/** Whether the first page has what it asked for: what can wait is neither fetched nor made before that. */
export function useQuiet(): boolean {
  const client = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => {
      let wanted = true;
      void quietOf(client).coming.then(() => wanted && listener());
      return () => {
        wanted = false;
      };
    },
    [client],
  );
  return useSyncExternalStore(subscribe, () => quiet.get(client)?.isThere ?? false);
}
