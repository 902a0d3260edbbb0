/** Longest wait for a network, in ms: some browsers report being offline while the network works. */
const maxWait = 10_000;
/** Timeout, in ms, of the request to the page's server that tests for a network. */
const probeTimeout = 3000;

/** Resolves when the browser reports being online or the page's server responds; after 10 s in any case. */
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
    const timer = setTimeout(goOn, maxWait);
    addEventListener('online', goOn, { signal: stopped.signal });
    void hasNetwork().then((isThere) => isThere && goOn());
  });

/** Whether there is a network; where the browser reports being offline, the page's server is tried. */
export async function hasNetwork(): Promise<boolean> {
  if (navigator.onLine) return true;
  const signal = AbortSignal.timeout(probeTimeout);
  return fetch('/', { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}
