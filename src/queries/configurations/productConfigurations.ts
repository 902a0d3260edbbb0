import type { Result } from '~/api/operations.ts';
import { query } from '~/queries/query.ts';

/** A product configuration as of one revision. */
export type ProductConfigurationFacts = Result<'productConfigurationGet'>;

/**
 * A product configuration as of a revision, by default the current one of its configuration; null when the person may
 * not see it.
 */
export const productConfiguration = (id: string, revision?: string) =>
  query('productConfigurationGet', {
    path: { id },
    ...(revision === undefined ? {} : { query: { revision } }),
  });
