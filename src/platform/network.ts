/** Longest wait for a network, in ms, where the browser says that there is none: it says so of some that work. */
const longestWait = 10_000;
/** Longest time, in ms, that the server of the page is given to show that there is a network. */
const probeTimeout = 3000;

/** Resolves as soon as the browser says that there is a network, or the server of the page answers; after 10 s all the same. */
export const waitForNetwork = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.onLine) {
      resolve();
      return;
    }
    const stopped = new AbortController();
    const goOn = (): void => {
      stopped.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(goOn, longestWait);
    addEventListener('online', goOn, { signal: stopped.signal });
    void hasNetwork().then((isThere) => isThere && goOn());
  });

/** Whether there is a network: where the browser says that there is none, the server of the page is asked. */
export async function hasNetwork(): Promise<boolean> {
  if (navigator.onLine) return true;
  const signal = AbortSignal.timeout(probeTimeout);
  return fetch('/', { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}
