import {
  MutationCache,
  QueryCache,
  QueryClient,
  type MutationOptions,
  type Query,
} from '@tanstack/react-query';
import { ApiError, isSessionEndedError } from '~/api/ApiError.ts';
import type { OperationId } from '~/api/operations.ts';
import { clearQueryData, getStaleTime, isUserInitiated, isRefusal, restoreStaleData } from './fallback.ts';
import type { MutationEffects } from './mutation.ts';
import { notifyError } from './notifyError.ts';
import { notify } from '~/platform/notices.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { readonly effects?: MutationEffects };
    /** `suppressErrorNotice`: the component that runs the query shows its failure; the client shows no notice. */
    queryMeta: { readonly suppressErrorNotice?: boolean };
  }
}

export const maxCachedQueries = 100;

/**
 * Data is fresh for 30 s, at most 100 queries are cached, nothing is retried or paused offline. Failures are
 * notified here, once.
 */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache({
    // The page shows until the next sign-in that the session has ended.
    onError: (error, query) => {
      if (isSessionEndedError(error)) restoreStaleData(query);
      if (isRefusal(error)) clearQueryData(query);
      if (isSessionEndedError(error) && !isUserInitiated(query)) return;
      if (query.meta?.suppressErrorNotice !== true) notifyError(error, undefined, readCause(error));
    },
  });
  const client: QueryClient = new QueryClient({
    queryCache,
    mutationCache: new MutationCache({
      onSuccess: (_data, _input, _context, { meta }) => applyMutationEffects(client, { meta }),
      onError: (error, input, _context, { meta }) => {
        notifyError(error, meta?.effects?.failed, writeCause(error, input));
        // The write may have reached the server all the same, or been refused because of another change.
        return refreshOperations(client, meta?.effects?.refreshes ?? []);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: getStaleTime,
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  queryCache.subscribe(({ type, query }) => {
    if (type === 'added') makeRoomFor(query, queryCache);
  });
  return client;
}

/**
 * Shows the notice and refetches the reads a mutation declares; also for a write found to have arrived before
 * its retry.
 */
export async function applyMutationEffects(
  client: QueryClient,
  { meta }: Pick<MutationOptions, 'meta'>,
): Promise<void> {
  if (meta?.effects?.done) notify(meta.effects.done);
  await refreshOperations(client, meta?.effects?.refreshes ?? []);
}

/** Refused reads share one cause per status: several refusals on a page show as one notice. */
const readCause = (error: Error): string | undefined =>
  error instanceof ApiError && [401, 403].includes(error.status) ? `READ ${error.status}` : undefined;

/** All tries of a write on the same path share one cause, whatever the body. */
function writeCause(error: Error, input: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const path = typeof input === 'object' && input !== null && 'path' in input ? input.path : undefined;
  return `WRITE ${error.operationId} ${JSON.stringify(path ?? null)}`;
}

/** Marks all data but the session's stale, and refetches the active queries of the named operations. */
export async function refreshOperations(
  client: QueryClient,
  operations: readonly OperationId[],
): Promise<void> {
  await client.invalidateQueries({
    refetchType: 'none',
    predicate: ({ queryKey }) => !isSessionOperation(queryKey[0]),
  });
  await Promise.all(
    operations.map((operation) => client.refetchQueries({ queryKey: [operation], type: 'active' })),
  );
}

export const refetchActiveQueries = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => !isSessionOperation(queryKey[0]) });

/** Reads fetched once a session: writes do not make them stale. */
const sessionReads: readonly unknown[] = [
  'authTokenGet',
  'serviceAccessGet',
  'objectAccessGet',
  'accessLookupGet',
  'descriptionGet',
];
export const isSessionOperation = (operation: unknown): boolean => sessionReads.includes(operation);

/** Removes the oldest query without observers when the cache exceeds its limit. */
function makeRoomFor(added: Query, cache: QueryCache): void {
  const all = cache.getAll();
  if (all.length <= maxCachedQueries) return;
  const idle = all.filter(
    (query) =>
      query !== added &&
      query.getObserversCount() === 0 &&
      !isSessionOperation(query.queryKey[0]) &&
      query.state.fetchStatus === 'idle',
  );
  const [oldest] = idle.toSorted(byAge);
  if (oldest) cache.remove(oldest);
}

const byAge = (a: Query, b: Query): number => a.state.dataUpdatedAt - b.state.dataUpdatedAt;
