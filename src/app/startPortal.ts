import type { QueryClient } from '@tanstack/react-query';
import type { RouterProviderProps } from 'react-router';
import { leaveEntriesOfOthers, leavePagesOfOthers, markEntries } from './entryOwner.ts';
import { prefetchLinks } from './prefetchLinks.ts';
import { reloadOnMissingChunk, reloadOnce } from './reloadOnce.ts';
import { returnToPlace } from './returnToPlace.ts';
import { loadablePages } from './pageModules.ts';
import { createRouter } from './routes.tsx';
import { hearBeforeRouter } from './useShownAtOnce.ts';
import { createQueryClient } from '~/queries/client.ts';
import { currentSession, useSession } from '~/session/session.ts';
import type { Identity } from '~/session/identity.ts';
import { startSession } from '~/session/start.ts';
import { isLoadingAhead } from '~/platform/loadAhead.ts';
import { showMarks } from '~/ui/marks.ts';
import { markLockedScrolling } from '~/platform/rootMark.ts';
import { guardMisclicks } from '~/platform/guardMisclicks.ts';
import { letWheelScroll } from '~/ui/form/letWheelScroll.ts';
import { askBeforeLeaving, hasUnsaved } from '~/platform/unsaved.ts';
import { activeMaintenance } from '~/domain/notice/statusPage.ts';
import { takeFailures } from '~/queries/failures.ts';
import { readNow } from '~/queries/readNow.ts';
import { maintenances } from '~/queries/status/status.ts';

/** The status of a back end that is being changed under the page. */
const forced = 521;

/**
 * 521 has the status page asked at once. Without a maintenance, what this page was loaded from is out of date: it is
 * loaded anew, once, unless something unsaved would go.
 */
function refreshWhenForced(client: QueryClient, reload: () => void = reloadOnce): () => void {
  const look = async (): Promise<void> => {
    const listed = await readNow(client, maintenances());
    if (!activeMaintenance(listed) && !hasUnsaved()) reload();
  };
  return takeFailures(({ status }) => {
    if (status === forced) void look().catch(() => undefined);
    return false;
  });
}

type Started = { readonly client: QueryClient; readonly router: RouterProviderProps['router'] };

const signedInAccount = (): string | undefined =>
  useSession.getState().phase === 'SIGNED_IN' ? currentSession()?.identity.account : undefined;

export function startPortal(begin?: () => Promise<Identity>): Started {
  askBeforeLeaving();
  letWheelScroll();
  keepDroppedFiles();
  guardMisclicks(document);
  showMarks(document);
  markLockedScrolling(document);
  leaveEntriesOfOthers();
  leavePagesOfOthers(signedInAccount);
  returnToPlace();
  const client = createQueryClient();
  void startSession(client, begin);
  hearBeforeRouter();
  const router = createRouter(client);
  markEntries(router, signedInAccount);
  reloadOnMissingChunk(
    () => {
      const { pathname, search } = router.state.navigation.location ?? location;
      return pathname + search;
    },
    () => router.state.navigation.state === 'idle' && isLoadingAhead(),
    () => router.state.navigation.state !== 'idle',
  );
  prefetchLinks(loadablePages);
  refreshWhenForced(client);
  return { client, router };
}

/**
 * A browser opens a file dropped beside its field in place of the page. Fields that take files have answered before.
 */
export function keepDroppedFiles(): void {
  window.addEventListener('dragover', (event) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  });
  window.addEventListener('drop', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
}
