import { query } from '~/queries/query.ts';

/** Rights of every role of every realm to read and write; null for those who may not know. */
export const objectAccessOfRoles = () => query('objectAccessGetAll', {});
