import type { QueryClient } from '@tanstack/react-query';
import { onAccessDenied } from '~/api/sendRequest.ts';
import { describeRightsChange, hasLostRights } from '~/domain/access/rightsChange.ts';
import { createNotice } from '~/domain/notice/notices.ts';
import { createDecisionWatcher } from '~/domain/request/status.ts';
import { rightsChangedTexts } from '~/domain/session/sessionTexts.ts';
import { refetchActiveQueries } from '~/queries/client.ts';
import { requestReadOperations, type Ticket } from '~/queries/requests/requests.ts';
import { notify } from '~/platform/notices.ts';
import { hasUnsavedChanges, waitUntilNothingUnsaved } from '~/platform/unsaved.ts';
import { getCurrentSession, useSession } from './session.ts';
import { authUserQuery, setCachedRights, getCachedRights, fetchFreshRights, toRights } from './me.ts';

// This module is loaded after the first page, which does not depend on it.

const minPause = 60_000;
const maxAbsence = 10 * 60_000;

/** @session ends with it */
let readAt = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;

function stopWaiting(): void {
  clearTimeout(timer);
  timer = undefined;
}

export function refreshRights(now: number = Date.now()): void {
  const session = getCurrentSession();
  if (timer !== undefined || !session || useSession.getState().phase !== 'SIGNED_IN') return;
  timer = setTimeout(
    () => {
      stopWaiting();
      readAt = Date.now();
      // A failed fetch is repeated at the next occasion.
      void takeRights(session.client).catch(() => undefined);
    },
    Math.max(0, readAt + minPause - now),
  );
}

/** Shows what has changed and updates the page; after a loss of rights, only once nothing is unsaved. */
async function takeRights(client: QueryClient): Promise<void> {
  const isOver = (): boolean =>
    getCurrentSession()?.client !== client || useSession.getState().phase !== 'SIGNED_IN';
  const before = getCachedRights(client);
  const answers = await fetchFreshRights();
  if (!before || isOver()) return;
  const after = toRights(answers);
  const lines = describeRightsChange(before, after);
  if (lines.length === 0) return;
  const waits = hasLostRights(before, after) && hasUnsavedChanges();
  notify(
    createNotice('INFO', {
      title: rightsChangedTexts.title,
      lines: waits ? [...lines, rightsChangedTexts.waits] : lines,
    }),
  );
  if (waits) await waitUntilNothingUnsaved();
  if (isOver()) return;
  setCachedRights(client, answers);
  await refetchActiveQueries(client);
}

const isTicket = (value: unknown): value is Ticket =>
  typeof value === 'object' && value !== null && 'ticketId' in value && 'ticketStatus' in value;

function watchRequests(client: QueryClient): () => void {
  const watch = createDecisionWatcher(new Date());
  return client.getQueryCache().subscribe(({ type, query }) => {
    const read = requestReadOperations.find((operation) => operation === query.queryKey[0]);
    if (type !== 'updated' || read === undefined) return;
    const email = client.getQueryData(authUserQuery().queryKey)?.email;
    const { data } = query.state;
    const own = (Array.isArray(data) ? data : [data])
      .filter(isTicket)
      .filter(({ reporterEmail }) => reporterEmail === email);
    const listsAllOpen = read === 'ticketGetMine' && query.state.status === 'success';
    if (watch(own, listsAllOpen)) refreshRights();
  });
}

function watchAbsence(signal: AbortSignal): void {
  let hiddenAt = Date.now();
  const onChange = (): void => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now();
    else if (Date.now() - hiddenAt >= maxAbsence) refreshRights();
  };
  document.addEventListener('visibilitychange', onChange, { signal });
}

/** Fetches the person's rights again whenever they may have changed, until the session ends. */
export function watchRights(client: QueryClient): void {
  readAt = Date.now();
  const over = new AbortController();
  const stopWatching = watchRequests(client);
  watchAbsence(over.signal);
  onAccessDenied((operationId) => {
    // A refusal of an operation that the cached rights do not include either is no change.
    if (getCachedRights(client)?.operations?.has(operationId)) refreshRights();
  });
  const stopHearing = useSession.subscribe(({ phase, isReplaced }) => {
    if (phase === 'SIGNED_IN' && !isReplaced) return;
    stopHearing();
    stopWatching();
    stopWaiting();
    over.abort();
    onAccessDenied(() => undefined);
  });
}
