import { query } from '~/queries/query.ts';

/** Every account, test accounts included; the pickers leave those out. */
export const accounts = () => query('accountGetAll', {});
