import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { isNotFoundOrForbidden, type ApiError } from '~/api/ApiError.ts';
import type { InteractionMode } from '~/api/tokens.ts';

export const defaultStaleTimeMs = 30_000;

/**
 * The reads whose last answer was given in the place of a failure.
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

/** In ms. One given in the place of a failure never is fresh: whoever looks next asks again. */
export const getStaleTime = (query: Query): number => (given.has(query) ? 0 : defaultStaleTimeMs);

/** Whether the answer of a read was given in the place of a refusal: what it is about is not for this person. */
export function isFallback(client: QueryClient, queryKey: QueryKey): boolean {
  const query = queryOf(client, queryKey);
  return query !== undefined && given.has(query);
}

/**
 * Where one of a list and its count was refused and the other answered, they would say two things. Refused both,
 * there is nothing for the person.
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
 * Made anew whatever is known (`staleTime: 0`): part of what somebody does now. As it was when it began, since
 * components that show it leave their own options.
 */
export const isUserInitiated = (query: Asked): boolean => {
  const asking = askings.get(query);
  return asking === undefined ? isAnew(query) : asking === 'ALWAYS';
};

/** Whether a read may ask the person to sign in: one that just keeps a page up to date not after they have declined. */
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
 * The person may not see it, or it is gone: what was read before goes, as it does not after other failures. The end
 * of the session is none.
 */
export const isRefusal = (error: unknown): boolean => isNotFoundOrForbidden(error) && error.status !== 401;

export function clearQueryData(query: Query<unknown, unknown>): void {
  if (query.state.data === undefined) return;
  query.setState({ data: undefined, dataUpdatedAt: 0 });
}
