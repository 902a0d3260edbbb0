import {
  queryOptions,
  useQuery,
  useQueryClient,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import type { EventScope } from '~/domain/product/eventList.ts';
import { getInteractionMode, isFallback } from '~/queries/fallback.ts';
import { buildQueryKey, operationQuery } from '~/queries/query.ts';
import { buildEventBody, firstEventPage, startEventReading, type EventReading } from './eventReading.ts';

/** Time in ms for which events read in full are not read again. */
const kept = 5 * 60_000;

/**
 * All events of a configuration's products, or of one product. Resolves with the first page; the others
 * follow.
 */
export const deviceEventsQuery = (scope: EventScope) =>
  queryOptions({
    queryKey: buildQueryKey('productEventFilter', { body: buildEventBody(scope) }),
    queryFn: async ({ signal, client, queryKey }): Promise<EventReading> => {
      const reading = await startEventReading(scope, {
        signal,
        asking: getInteractionMode(client, queryKey),
      });
      closeWhenGone(client, queryKey, reading);
      return reading;
    },
    structuralSharing: false,
    staleTime: kept,
  });

function closeWhenGone(client: QueryClient, queryKey: QueryKey, reading: EventReading): void {
  const cache = client.getQueryCache();
  const asked = cache.find({ queryKey, exact: true });
  const forget = cache.subscribe((event) => {
    if (event.query !== asked) return;
    const isReplaced =
      event.type === 'updated' && event.action.type === 'success' && event.query.state.data !== reading;
    if (event.type !== 'removed' && !isReplaced) return;
    forget();
    reading.close();
  });
}

const eventCount = (scope: EventScope, errorsOnly: boolean) =>
  operationQuery('productEventFilterCount', {
    query: firstEventPage,
    body: { ...buildEventBody(scope), errorsOnly },
  });

export function useDeviceEventCount(
  scope: EventScope,
  errorsOnly: boolean,
  enabled = true,
): number | undefined {
  const client = useQueryClient();
  const count = eventCount(scope, errorsOnly);
  const { data } = useQuery({ ...count, enabled });
  return isFallback(client, count.queryKey) ? undefined : data?.count;
}
