import { query } from '~/queries/query.ts';

/** What every role of every realm may read and write; null for those who may not know. */
export const objectAccessOfRoles = () => query('objectAccessGetAll', {});
