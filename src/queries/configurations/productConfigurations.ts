import type { Result } from '~/api/operations.ts';
import { operationQuery } from '~/queries/query.ts';

export type ProductConfigurationDetail = Result<'productConfigurationGet'>;

/** By default as of the current revision; null when the person may not see it. */
export const productConfigurationQuery = (id: string, revision?: string) =>
  operationQuery('productConfigurationGet', {
    path: { id },
    ...(revision === undefined ? {} : { query: { revision } }),
  });
