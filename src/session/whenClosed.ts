/** Time between two looks at a window, in ms. */
const interval = 250;
/** Time in which the answer of a window that closes itself is still on its way, in ms. */
const grace = 1000;

/** Runs `tell` once a window has been closed for a moment. Answers what ends the watch. */
export function whenClosed(watched: Pick<Window, 'closed'>, tell: () => void): () => void {
  let closing: ReturnType<typeof setTimeout> | undefined;
  const looking = setInterval(() => {
    if (!watched.closed) return;
    clearInterval(looking);
    closing = setTimeout(tell, grace);
  }, interval);
  return () => {
    clearInterval(looking);
    clearTimeout(closing);
  };
}
