import {
  QueryObserver,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * Reads past every cache, for a decision on what there is now. It goes on when the page that shows the same read is left:
 * that would end it, and what was known before would come in the place of an answer. Rejects as the read does.
 */
export async function readNow<Data, Key extends QueryKey>(
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
