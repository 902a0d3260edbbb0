import type { Result } from '~/api/operations.ts';
import { query } from '~/queries/query.ts';

export type ServiceOrderRow = Result<'serviceOrderGetAll'>[number];

/** Every service order the person may see. */
export const serviceOrders = () => query('serviceOrderGetAll', {});
