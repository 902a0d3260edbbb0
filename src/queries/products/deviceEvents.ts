import type { Result } from '~/api/operations.ts';
import { eventPageSize, toEventBody, type ProductEventFilter } from '~/domain/product/deviceEventFilter.ts';
import { query } from '~/queries/query.ts';

export type ProductEventRow = Result<'productEventFilter'>[number];

/** One page of the events of a configuration's products, newest first. */
export const productEvents = (configurationId: string, filter: ProductEventFilter, errorsOnly: boolean) =>
  query('productEventFilter', {
    query: { offset: (filter.page - 1) * eventPageSize, limit: eventPageSize },
    body: toEventBody(configurationId, filter, errorsOnly),
  });

/** Number of events that fit the filter, on all pages. */
export const productEventCount = (configurationId: string, filter: ProductEventFilter, errorsOnly: boolean) =>
  query('productEventFilterCount', { body: toEventBody(configurationId, filter, errorsOnly) });
