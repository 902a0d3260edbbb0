import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { countSentItems } from '~/api/answers/received.ts';
import type { Result } from '~/api/operations.ts';
import {
  configurationPageSize,
  toFilterBody,
  toPageQuery,
  type ConfigurationFilter,
} from '~/domain/configuration/filter.ts';
import { workingRevisionName } from '~/domain/revision/revision.ts';
import { query } from '~/queries/query.ts';
import { readNow } from '~/queries/readNow.ts';

export type Configuration = Result<'configurationGet'>;
export type ConfigurationRow = Result<'configurationFilter'>[number];
export type ProductConfiguration = Configuration['productConfigurations'][number];
export type Revision = Configuration['revisions'][number];
export type Comment = Configuration['comments'][number];

export const configurations = (filter: ConfigurationFilter, email: string) =>
  query('configurationFilter', { query: toPageQuery(filter), body: toFilterBody(filter, email) });

export const firstConfigurations = (filter: ConfigurationFilter, email: string, limit: number) =>
  query('configurationFilter', { query: { offset: 0, limit }, body: toFilterBody(filter, email) });

export const configurationCount = (filter: ConfigurationFilter, email: string) =>
  query('configurationFilterCount', {
    query: toPageQuery({ ...filter, page: 1 }),
    body: toFilterBody(filter, email),
  });

/**
 * As somebody has seen it, from the page of `filter` in both directions. The order stays while configurations change:
 * known pages are not asked for again.
 */
export const configurationWalk = (filter: ConfigurationFilter, email: string) =>
  infiniteQueryOptions<ConfigurationRow[], Error, InfiniteData<ConfigurationRow[], number>, QueryKey, number>(
    {
      queryKey: ['configurationWalk', filter.page, toFilterBody(filter, email)],
      queryFn: ({ client, pageParam: page }) =>
        client.ensureQueryData(configurations({ ...filter, page }, email)),
      initialPageParam: filter.page,
      getNextPageParam: (rows, _pages, page) =>
        countSentItems(rows) === configurationPageSize ? page + 1 : undefined,
      getPreviousPageParam: (_rows, _pages, page) => (page > 1 ? page - 1 : undefined),
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnMount: false,
      refetchOnReconnect: false,
    },
  );

export const configuration = (id: string, revision?: string) =>
  query('configurationGet', { path: { id }, ...(revision === undefined ? {} : { query: { revision } }) });

export async function readWorking(client: QueryClient, id: string): Promise<Configuration | null> {
  const shown = await readNow(client, configuration(id));
  if (!shown) return null;
  const revision = workingRevisionName(shown);
  if (revision === shown.revision) return shown;
  return readNow(client, configuration(id, revision));
}

export const workingConfiguration = (id: string) =>
  queryOptions({
    queryKey: ['workingConfiguration', id],
    queryFn: ({ client }) => readWorking(client, id),
  });

export async function prefetchConfiguration(
  client: QueryClient,
  id: string,
  { working }: { readonly working: boolean },
): Promise<void> {
  await client.prefetchQuery(configuration(id));
  const shown = working ? client.getQueryData(configuration(id).queryKey) : undefined;
  if (shown) await client.prefetchQuery(configuration(id, workingRevisionName(shown)));
}

/** The row a list already has of a configuration, so that its page need not wait to show it. */
export function knownRow(client: QueryClient, id: string): ConfigurationRow | undefined {
  const lists = client.getQueriesData<ConfigurationRow[]>({ queryKey: ['configurationFilter'] });
  return lists.flatMap(([, rows]) => rows ?? []).find((row) => row.configurationId === id);
}
