import { queryOptions } from '@tanstack/react-query';
import { call } from '~/api/call.ts';
import type { StatusRecord } from '~/domain/notice/statusPage.ts';
import { buildQueryKey } from '~/queries/query.ts';

export const statusPollingMs = 5 * 60_000;

type Records = readonly StatusRecord[];
type Operation = 'incidentGetUnresolved' | 'maintenanceGetScheduled';

/** Where the status page cannot be read, its last records stay, at first none; no notice is shown. */
const records = (operation: Operation, read: (signal: AbortSignal) => Promise<Records>) =>
  queryOptions({
    queryKey: buildQueryKey(operation),
    queryFn: async ({ signal, client, queryKey }): Promise<Records> => {
      try {
        return await read(signal);
      } catch {
        signal.throwIfAborted();
        console.warn('The status page could not be read');
        return client.getQueryData<Records>(queryKey) ?? [];
      }
    },
    refetchInterval: statusPollingMs,
    refetchIntervalInBackground: false,
  });

export const incidentsQuery = () =>
  records(
    'incidentGetUnresolved',
    async (signal) => (await call('incidentGetUnresolved', {}, { signal })).incidents,
  );

export const maintenancesQuery = () =>
  records(
    'maintenanceGetScheduled',
    async (signal) => (await call('maintenanceGetScheduled', {}, { signal })).scheduled_maintenances,
  );
