import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { isNotFoundOrForbidden, type ApiError } from '~/api/ApiError.ts';
import type { InteractionMode } from '~/api/tokens.ts';

export const defaultStaleTimeMs = 30_000;

/**
 * Queries whose current data stands in for a failure.
 * @session ends with it
 */
const given = new WeakMap<Query, ApiError>();

const queryOf = (client: QueryClient, queryKey: QueryKey): Query | undefined =>
  client.getQueryCache().find({ queryKey, exact: true });

export function setFallback(client: QueryClient, queryKey: QueryKey, failure?: ApiError): void {
  const query = queryOf(client, queryKey);
  if (!query) return;
  if (failure) given.set(query, failure);
  else given.delete(query);
}

/** Stale time in ms; 0 for fallback data, which the next use refetches. */
export const getStaleTime = (query: Query): number => (given.has(query) ? 0 : defaultStaleTimeMs);

/** Whether the data of a query is a fallback for a refused read. */
export function isFallback(client: QueryClient, queryKey: QueryKey): boolean {
  const query = queryOf(client, queryKey);
  return query !== undefined && given.has(query);
}

/**
 * The failure where only one of a list and its count was refused, as the two would contradict each other.
 * Undefined where both were: the user then sees an empty list.
 */
export function findPartialRefusal(client: QueryClient, list: QueryKey, count: QueryKey): Error | undefined {
  const [ofList, ofCount] = [isFallback(client, list), isFallback(client, count)];
  if (ofList === ofCount) return undefined;
  const query = queryOf(client, ofList ? list : count);
  return query && given.get(query);
}

const askings = new WeakMap<object, InteractionMode>();

type Asked = { readonly options: object };

const isAnew = ({ options }: Asked): boolean => 'staleTime' in options && options.staleTime === 0;

/**
 * Whether a query was started with `staleTime: 0`, as part of a user's action. Recorded at its start, since
 * components that observe it later replace its options.
 */
export const isUserInitiated = (query: Asked): boolean => {
  const asking = askings.get(query);
  return asking === undefined ? isAnew(query) : asking === 'ALWAYS';
};

/** Whether a query may prompt for sign-in: a background refetch may not after the user has declined. */
export function getInteractionMode(client: QueryClient, queryKey: QueryKey): InteractionMode {
  const query = queryOf(client, queryKey);
  if (!query) return 'UNLESS_DECLINED';
  const asking = isAnew(query) ? 'ALWAYS' : 'UNLESS_DECLINED';
  askings.set(query, asking);
  return asking;
}

export function restoreStaleData(query: Query<unknown, unknown>): void {
  if (query.state.data === undefined) return;
  query.setState({ status: 'success', error: null, isInvalidated: true });
}

/**
 * Whether the user may not see the resource, or it is gone: cached data is cleared then, unlike for other
 * failures. An ended session is no refusal.
 */
export const isRefusal = (error: unknown): boolean => isNotFoundOrForbidden(error) && error.status !== 401;

export function clearQueryData(query: Query<unknown, unknown>): void {
  if (query.state.data === undefined) return;
  query.setState({ data: undefined, dataUpdatedAt: 0 });
}
