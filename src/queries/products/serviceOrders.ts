import { query } from '~/queries/query.ts';

/** Every service order the person may see. */
export const serviceOrders = () => query('serviceOrderGetAll', {});
