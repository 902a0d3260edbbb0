import {
  QueryObserver,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { ApiError } from '~/api/ApiError.ts';

/**
 * Past every cache, for a decision. It outlives the page that shows the same read, whose end would end it. Rejects as
 * the read does.
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

/** As `readNow`; undefined where it is gone. A failure is told by whoever asks. */
export const fetchFreshOrUndefined = <Data, Key extends QueryKey>(
  client: QueryClient,
  read: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data | undefined> =>
  fetchFresh(client, { ...read, meta: { isTold: true } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  });
