import type { QueryClient } from '@tanstack/react-query';
import type { RouterProviderProps } from 'react-router';
import { leaveEntriesOfOthers, leavePagesOfOthers, markEntries } from './entryOwner.ts';
import { refreshWhenForced } from './forcedRefresh.ts';
import { keepDroppedFiles } from './keepDroppedFiles.ts';
import { prefetchLinks } from './prefetchLinks.ts';
import { reloadOnMissingChunk } from './reloadOnce.ts';
import { returnToPlace } from './returnToPlace.ts';
import { loadablePages } from './pageModules.ts';
import { createRouter } from './routes.tsx';
import { hearBeforeRouter } from './useShownAtOnce.ts';
import { createQueryClient } from '~/queries/client.ts';
import { currentSession } from '~/session/currentSession.ts';
import type { Identity } from '~/session/identity.ts';
import { useSession } from '~/session/session.ts';
import { startSession } from '~/session/start.ts';
import { isLoadingAhead } from '~/platform/loadAhead.ts';
import { showMarks } from '~/ui/marks.ts';
import { markLockedScrolling } from '~/platform/rootMark.ts';
import { guardMisclicks } from '~/platform/guardMisclicks.ts';
import { letWheelScroll } from '~/ui/form/letWheelScroll.ts';
import { askBeforeLeaving } from '~/platform/unsaved.ts';

type Started = { readonly client: QueryClient; readonly router: RouterProviderProps['router'] };

const signedInAccount = (): string | undefined =>
  useSession.getState().phase === 'SIGNED_IN' ? currentSession()?.identity.account : undefined;

/** Starts what of Portal lives outside of its components: the cache, the session, the address map, and what guards them. */
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
