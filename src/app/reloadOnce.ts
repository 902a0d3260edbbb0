import { missingPartNotice } from '~/domain/notice/missingPart.ts';
import { notify } from '~/ui/notices/notices.ts';
import { keep, kept } from '~/ui/storage/tabStore.ts';

const place = 'reloadedAt';
/** A page that cannot be loaded is reloaded at most once in this time, in ms. */
export const reloadPause = 60_000;
/** Longest time that a page stands while it is being reloaded, in ms; after it somebody has chosen to stay. */
const leaving = 10_000;

/**
 * Reloads the page, unless that was done less than 60 s ago: then what is broken stays broken for a moment
 * instead of going round. Where nothing can be remembered it never reloads. Answers whether it does.
 */
export function reloadOnce(now: number = Date.now(), reload: () => void = () => location.reload()): boolean {
  const last = Number(kept(place) ?? Number.NEGATIVE_INFINITY);
  if (now - last < reloadPause || !keep(place, String(now))) return false;
  reload();
  return true;
}

/**
 * A part of the page that a newer release has taken away is fetched by loading the page anew, at the address
 * the person was on the way to. One that nobody has asked for yet (`isSpare`) is not missed, and without a network
 * the page stays: loading it anew would only lose it. As long as the page is being loaded anew nothing else fails. Where it stays, it says what is missing, unless the part
 * is a page (`isPage`), in the place of which stands an error page. Answers what ends that.
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
    else if (!isPage()) notify(missingPartNotice(navigator.onLine, destination()));
  };
  window.addEventListener('vite:preloadError', onMissing);
  return () => window.removeEventListener('vite:preloadError', onMissing);
}
