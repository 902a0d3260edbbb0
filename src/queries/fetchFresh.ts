import {
  QueryObserver,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { ApiError } from '~/api/ApiError.ts';

/**
 * Runs a query past every cache, for a decision. Not aborted when a component observing the same query
 * unmounts. Rejects as the query does.
 */
export async function fetchFresh<Data, Key extends QueryKey>(
  client: QueryClient,
  read: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  const now = { ...read, staleTime: 0 };
  const letGo = new QueryObserver(client, { ...now, enabled: false }).subscribe(() => undefined);
  try {
    return await client.fetchQuery(now);
  } finally {
    letGo();
  }
}

/** As `fetchFresh`; undefined where the resource is gone. The caller shows a failure. */
export const fetchFreshOrUndefined = <Data, Key extends QueryKey>(
  client: QueryClient,
  read: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data | undefined> =>
  fetchFresh(client, { ...read, meta: { suppressErrorNotice: true } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  });
