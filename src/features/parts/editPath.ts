import { paths } from '~/paths.ts';

export const editing = 'edit';

/** Address of the form of a part, which creates it where it is not there. */
export const editPath = (partNumber: string): string => `${paths.part(partNumber)}?${editing}=1`;
