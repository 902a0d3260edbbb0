export type ConcurrencyLimit = <T>(signal: AbortSignal, work: () => Promise<T>) => Promise<T>;

/** Runs at most `most` tasks at a time; the others wait in order. */
export function limitConcurrency(limit: number): ConcurrencyLimit {
  let free = limit;
  const waiting: (() => void)[] = [];

  const turn = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      waiting.push(resolve);
      signal.addEventListener('abort', () => {
        const place = waiting.indexOf(resolve);
        if (place === -1) return;
        waiting.splice(place, 1);
        reject(signal.reason instanceof Error ? signal.reason : new Error('Called off'));
      });
    });

  return async (signal, work) => {
    signal.throwIfAborted();
    if (free > 0) free -= 1;
    else await turn(signal);
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
