import { paths } from '~/paths.ts';

export const editSearchParam = 'edit';

/** Address of the form of a part, which creates it where it is not there. */
export const partEditPath = (partNumber: string): string => `${paths.part(partNumber)}?${editSearchParam}=1`;
