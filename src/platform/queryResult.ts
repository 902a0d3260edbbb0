/** Part of a TanStack Query result that pages use; without `refetch` where the data needs no fetch. */
export type QueryResult<Data> = {
  /** Last data; undefined before the first response, and after the back end has refused access since. */
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly dataUpdatedAt?: number;
  readonly isFetching?: boolean;
  readonly refetch?: () => unknown;
};

export function combineQueries<A, B>(a: QueryResult<A>, b: QueryResult<B>): QueryResult<readonly [A, B]> {
  return {
    data: a.data === undefined || b.data === undefined ? undefined : [a.data, b.data],
    error: a.error ?? b.error,
    // Getters, since TanStack Query tracks which fields a component reads and renders it when those change.
    get dataUpdatedAt() {
      return Math.min(a.dataUpdatedAt ?? Infinity, b.dataUpdatedAt ?? Infinity);
    },
    get isFetching() {
      return a.isFetching === true || b.isFetching === true;
    },
    refetch: () => Promise.all([a.refetch?.(), b.refetch?.()]),
  };
}
