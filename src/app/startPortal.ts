import type { QueryClient } from '@tanstack/react-query';
import { type RouterProviderProps, matchPath } from 'react-router';
import {
  interceptEntriesOfOtherAccounts,
  reloadPagesOfOtherAccounts,
  tagHistoryEntries,
} from './historyEntryOwner.ts';
import { reloadOnMissingChunk, reloadOnce } from './reloadOnce.ts';
import { restoreScrollPosition } from './restoreScrollPosition.ts';
import { lazyPages } from './lazyPages.ts';
import { createRouter } from './routes.tsx';
import { listenToPopState } from './useInstantListSwitch.ts';
import { createQueryClient } from '~/queries/client.ts';
import { getCurrentSession, useSession } from '~/session/session.ts';
import type { IdentityClient } from '~/session/identityClient.ts';
import { startSession } from '~/session/start.ts';
import { isPreloading, preload } from '~/platform/preload.ts';
import { installIconSprites } from '~/ui/iconSprites.ts';
import { syncScrollLockAttribute } from '~/platform/rootAttributes.ts';
import { guardMisclicks } from '~/platform/guardMisclicks.ts';
import { suppressNumberWheel } from '~/ui/form/suppressNumberWheel.ts';
import { confirmBeforeUnload, hasUnsavedChanges } from '~/platform/unsaved.ts';
import { findActiveMaintenance } from '~/domain/notice/statusPage.ts';
import { addErrorHandler } from '~/queries/notifyError.ts';
import { fetchFresh } from '~/queries/fetchFresh.ts';
import { maintenancesQuery } from '~/queries/status/status.ts';

/** Longest time, in ms, that a busy browser may delay prefetching the page behind a link. */
export const prefetchTimeout = 2000;

type Page = { readonly path: string; readonly load: () => Promise<unknown> };

const whenIdle = (work: () => void): void => {
  // Not every browser has requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: prefetchTimeout });
  else setTimeout(work, 0);
};

/** Preloads the page behind a link on hover or focus, when the browser is idle. A failure is tried again. */
export function prefetchLinks(pages: readonly Page[]): void {
  const begun = new Set<Page>();
  const load = async (page: Page): Promise<void> => {
    if (!(await preload(page.load))) begun.delete(page);
  };
  const prefetch = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.target === '_blank') return;
    const page = pages.find(({ path }) => matchPath(path, link.pathname));
    if (!page || begun.has(page)) return;
    begun.add(page);
    whenIdle(() => void load(page));
  };
  document.addEventListener('pointerover', prefetch);
  document.addEventListener('focusin', prefetch);
}

/** Status code of a back end during an update. */
const forced = 521;

/**
 * A 521 refetches the status page at once. Without a maintenance the loaded release is out of date: it is
 * reloaded once, unless there are unsaved changes.
 */
function refreshWhenForced(client: QueryClient, reload: () => void = reloadOnce): () => void {
  const look = async (): Promise<void> => {
    const listed = await fetchFresh(client, maintenancesQuery());
    if (!findActiveMaintenance(listed) && !hasUnsavedChanges()) reload();
  };
  return addErrorHandler(({ status }) => {
    if (status === forced) void look().catch(() => undefined);
    return false;
  });
}

type Started = { readonly client: QueryClient; readonly router: RouterProviderProps['router'] };

const signedInAccount = (): string | undefined =>
  useSession.getState().phase === 'SIGNED_IN' ? getCurrentSession()?.identity.account : undefined;

export function startPortal(begin?: () => Promise<IdentityClient>): Started {
  confirmBeforeUnload();
  suppressNumberWheel();
  preventFileDrop();
  guardMisclicks(document);
  installIconSprites(document);
  syncScrollLockAttribute(document);
  interceptEntriesOfOtherAccounts();
  reloadPagesOfOtherAccounts(signedInAccount);
  restoreScrollPosition();
  const client = createQueryClient();
  void startSession(client, begin);
  listenToPopState();
  const router = createRouter(client);
  tagHistoryEntries(router, signedInAccount);
  reloadOnMissingChunk(
    () => {
      const { pathname, search } = router.state.navigation.location ?? location;
      return pathname + search;
    },
    () => router.state.navigation.state === 'idle' && isPreloading(),
    () => router.state.navigation.state !== 'idle',
  );
  prefetchLinks(lazyPages);
  refreshWhenForced(client);
  return { client, router };
}

/** Browsers open a file dropped outside a file field in place of the page; file fields handle it first. */
export function preventFileDrop(): void {
  window.addEventListener('dragover', (event) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  });
  window.addEventListener('drop', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
}
