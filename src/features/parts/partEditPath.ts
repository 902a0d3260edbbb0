import { paths } from '~/paths.ts';

export const editSearchParam = 'edit';

/** Path of the form of a part; the form creates the part if it does not exist. */
export const partEditPath = (partNumber: string): string => `${paths.part(partNumber)}?${editSearchParam}=1`;
