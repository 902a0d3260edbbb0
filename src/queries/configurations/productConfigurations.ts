import type { Result } from '~/api/operations.ts';
import { operationQuery } from '~/queries/query.ts';

export type ProductConfigurationDetail = Result<'productConfigurationGet'>;

/** A product configuration, by default of the current revision; null where the user may not see it. */
export const productConfigurationQuery = (id: string, revision?: string) =>
  operationQuery('productConfigurationGet', {
    path: { id },
    ...(revision === undefined ? {} : { query: { revision } }),
  });
