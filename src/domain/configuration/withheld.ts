import { configurationPageSize } from './filter.ts';

/**
 * Whether a page of a list is missing that the count of the list says is there: the list was refused or has changed,
 * and is not to be taken for an empty one. `page` counts from 1.
 */
export const isPageWithheld = (rows: number, count: number, page: number): boolean =>
  rows === 0 && count > (page - 1) * configurationPageSize;
