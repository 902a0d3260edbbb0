import { query } from '~/queries/query.ts';

/**
 * A product configuration as of a revision, by default the current one of its configuration; null when the person may
 * not see it.
 */
export const productConfiguration = (id: string, revision?: string) =>
  query('productConfigurationGet', {
    path: { id },
    ...(revision === undefined ? {} : { query: { revision } }),
  });
