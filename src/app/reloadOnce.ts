import { createMissingChunkNotice } from '~/domain/notice/notices.ts';
import { notify } from '~/platform/notices.ts';
import { setTabItem, getTabItem } from '~/platform/storage/tabStore.ts';

const place = 'reloadedAt';
/** Minimum time between two automatic reloads, in ms. */
export const reloadPauseMs = 60_000;
/** Longest time until a reload replaces the page, in ms; after it the person has chosen to stay. */
const leaving = 10_000;

/**
 * Reloads unless it did so within the last 60 s, which prevents a loop, or tab storage is unavailable.
 * Returns whether it reloads.
 */
export function reloadOnce(now: number = Date.now(), reload: () => void = () => location.reload()): boolean {
  const last = Number(getTabItem(place) ?? Number.NEGATIVE_INFINITY);
  if (now - last < reloadPauseMs || !setTabItem(place, String(now))) return false;
  reload();
  return true;
}

/**
 * Loads the destination anew when a newer release has removed a chunk; not for preloads (`isSpare`). Offline,
 * or within 60 s of the last reload, it shows a notice, or for a whole page (`isPage`) leaves the error page
 * to show. Returns a function that stops it.
 */
export function reloadOnMissingChunk(
  destination: () => string,
  isSpare: () => boolean = () => false,
  isPage: () => boolean = () => false,
): () => void {
  let left = Number.NEGATIVE_INFINITY;
  const onMissing = (event: Event): void => {
    if (isSpare()) return;
    const now = Date.now();
    const reload = (): void => {
      left = now;
      location.assign(destination());
    };
    // Further chunks that are missing before the reload need no notice.
    if ((navigator.onLine && reloadOnce(now, reload)) || now - left < leaving) event.preventDefault();
    else if (!isPage()) notify(createMissingChunkNotice(navigator.onLine, destination()));
  };
  window.addEventListener('vite:preloadError', onMissing);
  return () => window.removeEventListener('vite:preloadError', onMissing);
}
