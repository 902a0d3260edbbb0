import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** How long an answer of a back end counts as fresh, in ms. */
export const freshness = 30_000;

/** The reads whose last answer was given in the place of a failure. */
const given = new WeakSet<Query>();

/** Notes whether what a read answers now came from the back end, or was given in the place of a failure. */
export function markAnswer(client: QueryClient, queryKey: QueryKey, how: 'ANSWERED' | 'GIVEN'): void {
  const query = client.getQueryCache().find({ queryKey, exact: true });
  if (!query) return;
  if (how === 'GIVEN') given.add(query);
  else given.delete(query);
}

/**
 * How long the answer of a read counts as fresh, in ms. One that was given in the place of a failure never does: whoever
 * looks next asks again.
 */
export const freshnessOf = (query: Query): number => (given.has(query) ? 0 : freshness);
