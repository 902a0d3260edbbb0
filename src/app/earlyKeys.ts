import type { EarlyKeys } from '~/widgets/scan/keyListener.ts';

/**
 * Keeps the keys that are struck while the scanner's part of the page is loading, for it to read. Only those of nobody's
 * field or button: what a person types elsewhere is not kept, nor what is struck while `isDeaf`. `stop` ends it and
 * gives them.
 */
export function keepEarlyKeys(isDeaf: () => boolean): { readonly stop: () => EarlyKeys } {
  const since = performance.now();
  const events: KeyboardEvent[] = [];
  const stopped = new AbortController();
  const onKey = (event: KeyboardEvent): void => {
    if (!isDeaf() && event.target === document.body && events.length < most) events.push(event);
  };
  addEventListener('keydown', onKey, { capture: true, signal: stopped.signal });
  addEventListener('keyup', onKey, { capture: true, signal: stopped.signal });
  return {
    stop: () => {
      stopped.abort();
      return { since, events: events.splice(0) };
    },
  };
}

/** More keys than somebody scans while a page loads. */
const most = 2000;
