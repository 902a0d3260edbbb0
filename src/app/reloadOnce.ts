import { createMissingChunkNotice } from '~/domain/notice/notices.ts';
import { notify } from '~/platform/notices.ts';
import { setTabItem, getTabItem } from '~/platform/storage/tabStore.ts';

const place = 'reloadedAt';
/** A page that cannot be loaded is reloaded at most once in this time, in ms. */
export const reloadPauseMs = 60_000;
/** Longest time that a page stands while it is being reloaded, in ms; after it somebody has chosen to stay. */
const leaving = 10_000;

/**
 * Not within 60 s of the last time, so that what is broken does not go round, nor where nothing can be remembered.
 * Answers whether it does.
 */
export function reloadOnce(now: number = Date.now(), reload: () => void = () => location.reload()): boolean {
  const last = Number(getTabItem(place) ?? Number.NEGATIVE_INFINITY);
  if (now - last < reloadPauseMs || !setTabItem(place, String(now))) return false;
  reload();
  return true;
}

/**
 * At the address the person was on the way to, when a newer release has taken a part away; not for parts nobody has
 * asked for (`isSpare`). Without a network, or shortly after the last time, a notice says what is missing, for a
 * whole page (`isPage`) an error page. Answers the end of it.
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
    // What else is missing until the page goes is missed no more.
    if ((navigator.onLine && reloadOnce(now, reload)) || now - left < leaving) event.preventDefault();
    else if (!isPage()) notify(createMissingChunkNotice(navigator.onLine, destination()));
  };
  window.addEventListener('vite:preloadError', onMissing);
  return () => window.removeEventListener('vite:preloadError', onMissing);
}
