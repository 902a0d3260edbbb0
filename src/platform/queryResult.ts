/** A read of a back end, as its query gives it; one that needs no reading has no way to be read again. */
export type QueryResult<Data> = {
  /** Last answer; undefined until there is one, and when the back end has refused to give it since. */
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
    // Asked for when they are needed: who asks a query for something is rendered whenever that changes.
    get dataUpdatedAt() {
      return Math.min(a.dataUpdatedAt ?? Infinity, b.dataUpdatedAt ?? Infinity);
    },
    get isFetching() {
      return a.isFetching === true || b.isFetching === true;
    },
    refetch: () => Promise.all([a.refetch?.(), b.refetch?.()]),
  };
}
