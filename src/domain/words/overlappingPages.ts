export type PageRange = { readonly offset: number; readonly limit: number };

/** Each page, from 0, begins with the last row of the one before, unless a row was added or removed. */
export const getOverlappingPage = (page: number, size: number): PageRange => ({
  offset: page * (size - 1),
  limit: size,
});

export const countOverlappingPages = (count: number, size: number): number =>
  Math.max(1, Math.ceil((count - 1) / (size - 1)));

export const hasPageOverlap = <Row>(
  before: readonly Row[],
  page: readonly Row[],
  keyOf: (row: Row) => string,
): boolean => {
  const [last, first] = [before.at(-1), page[0]];
  return last !== undefined && first !== undefined && keyOf(last) === keyOf(first);
};
