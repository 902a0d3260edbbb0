import type { Result } from '~/api/operations.ts';
import { query } from '~/queries/query.ts';

export type ProductConfigurationFacts = Result<'productConfigurationGet'>;

/** By default as of the current revision; null when the person may not see it. */
export const productConfiguration = (id: string, revision?: string) =>
  query('productConfigurationGet', {
    path: { id },
    ...(revision === undefined ? {} : { query: { revision } }),
  });
