import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * In ms: how long background loading waits for the first page; longer than a slow machine takes, and a bound
 * for a response that never comes.
 */
const timeoutMs = 12_000;

/** In ms: how long it then waits for an idle browser. */
const patienceForQuiet = 4000;

/** Resolves when the first page has its data and the browser is idle. */
export async function waitForFirstPage(client: QueryClient): Promise<void> {
  await Promise.race([answers(client), pause(timeoutMs)]);
  await quietMoment();
}

const pause = (ms: number): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Resolves when at least one query has settled and none is fetching. */
const answers = (client: QueryClient): Promise<void> =>
  new Promise((resolve) => {
    const cache = client.getQueryCache();
    const look = (): void => {
      // The session starts before the first page has fetched anything.
      if (client.isFetching() > 0 || !cache.getAll().some(isAnswered)) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = cache.subscribe(look);
    look();
  });

const isAnswered = ({ state }: Query): boolean => state.dataUpdateCount + state.errorUpdateCount > 0;

const quietMoment = (): Promise<unknown> =>
  new Promise((resolve) => {
    // Not every browser has requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: patienceForQuiet });
    else setTimeout(resolve, 200);
  });
