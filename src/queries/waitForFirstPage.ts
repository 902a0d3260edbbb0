import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Background loading waits so long, in ms, for the first page: longer than a slow machine takes; an answer that never
 * comes ends it.
 */
const patience = 12_000;

/** Longest time, in ms, that it then waits for the browser to have nothing better to do. */
const patienceForQuiet = 4000;

/** Resolves when the first page has what it asked the back ends for and the browser has nothing better to do. */
export async function waitForFirstPage(client: QueryClient): Promise<void> {
  await Promise.race([answers(client), pause(patience)]);
  await quietMoment();
}

const pause = (ms: number): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Resolves when something has been asked of the back ends and nothing of it is open any more. */
const answers = (client: QueryClient): Promise<void> =>
  new Promise((resolve) => {
    const cache = client.getQueryCache();
    const look = (): void => {
      // The session starts before the first page has asked for anything.
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
    // Not every browser tells when it is idle.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: patienceForQuiet });
    else setTimeout(resolve, 200);
  });
