import { configurationPageSize } from './filter.ts';

/** The greatest number of configurations of a list that are selected at once: they are read page by page. */
export const mostSelected = 500;

/** The number of configurations of a list of `count` that can be selected at once. */
export const selectable = (count: number): number => Math.min(count, mostSelected);

/** The numbers, from 1, of the pages that hold the first `count` configurations of a list, up to the most there can be. */
export const pagesToSelect = (count: number): readonly number[] =>
  Array.from({ length: Math.ceil(selectable(count) / configurationPageSize) }, (_, index) => index + 1);
