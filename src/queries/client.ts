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
    /** `isTold`: whether a failure is told by whoever asks, and not here. */
    queryMeta: { readonly isTold?: boolean };
  }
}

export const maxCachedQueries = 100;

/**
 * Fresh for 30 s, at most 100 answers, nothing retried or paused offline. Failures are told here, once, whoever
 * asked.
 */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache({
    // That the session has ended stands on the page as long as nobody has signed in again.
    onError: (error, query) => {
      if (isSessionEndedError(error)) restoreStaleData(query);
      if (isRefusal(error)) clearQueryData(query);
      if (isSessionEndedError(error) && !isUserInitiated(query)) return;
      if (query.meta?.isTold !== true) notifyError(error, undefined, readCause(error));
    },
  });
  const client: QueryClient = new QueryClient({
    queryCache,
    mutationCache: new MutationCache({
      onSuccess: (_data, _input, _context, { meta }) => applyMutationEffects(client, { meta }),
      onError: (error, input, _context, { meta }) => {
        notifyError(error, meta?.effects?.failed, writeCause(error, input));
        // The call may have arrived all the same, or been refused because something else has.
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

/** Says and refreshes what a declared write does once it is done; also of one that has arrived before it is sent again. */
export async function applyMutationEffects(
  client: QueryClient,
  { meta }: Pick<MutationOptions, 'meta'>,
): Promise<void> {
  if (meta?.effects?.done) notify(meta.effects.done);
  await refreshOperations(client, meta?.effects?.refreshes ?? []);
}

/** One refusal of what a page reads is as good as five: each names its operation only. */
const readCause = (error: Error): string | undefined =>
  error instanceof ApiError && [401, 403].includes(error.status) ? `READ ${error.status}` : undefined;

/** Every try of a write on the same thing has one cause, whatever was typed. */
function writeCause(error: Error, input: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const path = typeof input === 'object' && input !== null && 'path' in input ? input.path : undefined;
  return `WRITE ${error.operationId} ${JSON.stringify(path ?? null)}`;
}

/** A write makes every answer stale; those of the named reads that are on the screen are asked for again now. */
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

/** The reads of the session, asked once and kept: writes do not make them stale. */
const sessionReads: readonly unknown[] = [
  'authTokenGet',
  'serviceAccessGet',
  'objectAccessGet',
  'accessLookupGet',
  'descriptionGet',
];
export const isSessionOperation = (operation: unknown): boolean => sessionReads.includes(operation);

/** Drops the oldest answer that nobody looks at, once there are too many. */
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
