import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { countSentItems } from '~/api/responses/rawValues.ts';
import type { Result } from '~/api/operations.ts';
import {
  configurationPageSize,
  toConfigurationFilterBody,
  toPageParams,
  type ConfigurationFilter,
} from '~/domain/configuration/filter.ts';
import { getWorkingRevisionName } from '~/domain/revision/revision.ts';
import { operationQuery } from '~/queries/query.ts';
import { fetchFresh } from '~/queries/fetchFresh.ts';

export type Configuration = Result<'configurationGet'>;
export type ConfigurationRow = Result<'configurationFilter'>[number];
export type ProductConfiguration = Configuration['productConfigurations'][number];
export type Revision = Configuration['revisions'][number];
export type Comment = Configuration['comments'][number];

export const configurationsQuery = (filter: ConfigurationFilter, email: string) =>
  operationQuery('configurationFilter', {
    query: toPageParams(filter),
    body: toConfigurationFilterBody(filter, email),
  });

export const firstConfigurationsQuery = (filter: ConfigurationFilter, email: string, limit: number) =>
  operationQuery('configurationFilter', {
    query: { offset: 0, limit },
    body: toConfigurationFilterBody(filter, email),
  });

export const configurationCountQuery = (filter: ConfigurationFilter, email: string) =>
  operationQuery('configurationFilterCount', {
    query: toPageParams({ ...filter, page: 1 }),
    body: toConfigurationFilterBody(filter, email),
  });

/**
 * Configurations as pages in both directions, starting at the page of `filter`. Loaded pages are not
 * refetched, so the order stays while configurations change.
 */
export const configurationsInfiniteQuery = (filter: ConfigurationFilter, email: string) =>
  infiniteQueryOptions<ConfigurationRow[], Error, InfiniteData<ConfigurationRow[], number>, QueryKey, number>(
    {
      queryKey: ['configurationWalk', filter.page, toConfigurationFilterBody(filter, email)],
      queryFn: ({ client, pageParam: page }) =>
        client.ensureQueryData(configurationsQuery({ ...filter, page }, email)),
      initialPageParam: filter.page,
      getNextPageParam: (rows, _pages, page) =>
        countSentItems(rows) === configurationPageSize ? page + 1 : undefined,
      getPreviousPageParam: (_rows, _pages, page) => (page > 1 ? page - 1 : undefined),
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnMount: false,
      refetchOnReconnect: false,
    },
  );

export const configurationQuery = (id: string, revision?: string) =>
  operationQuery('configurationGet', {
    path: { id },
    ...(revision === undefined ? {} : { query: { revision } }),
  });

export async function fetchFreshWorkingConfiguration(
  client: QueryClient,
  id: string,
): Promise<Configuration | null> {
  const shown = await fetchFresh(client, configurationQuery(id));
  if (!shown) return null;
  const revision = getWorkingRevisionName(shown);
  if (revision === shown.revision) return shown;
  return fetchFresh(client, configurationQuery(id, revision));
}

export const workingConfigurationQuery = (id: string) =>
  queryOptions({
    queryKey: ['workingConfiguration', id],
    queryFn: ({ client }) => fetchFreshWorkingConfiguration(client, id),
  });

export async function prefetchConfiguration(
  client: QueryClient,
  id: string,
  { working }: { readonly working: boolean },
): Promise<void> {
  await client.prefetchQuery(configurationQuery(id));
  const shown = working ? client.getQueryData(configurationQuery(id).queryKey) : undefined;
  if (shown) await client.prefetchQuery(configurationQuery(id, getWorkingRevisionName(shown)));
}

/** The row from any cached list, shown until the configuration itself is loaded. */
export function getCachedConfigurationRow(client: QueryClient, id: string): ConfigurationRow | undefined {
  const lists = client.getQueriesData<ConfigurationRow[]>({ queryKey: ['configurationFilter'] });
  return lists.flatMap(([, rows]) => rows ?? []).find((row) => row.configurationId === id);
}
