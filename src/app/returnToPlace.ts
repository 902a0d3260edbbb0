import { isNewDocument } from './newDocument.ts';
import { keep, kept } from '~/ui/storage/tabStore.ts';

const name = 'places';

/** Number of places that are kept besides the last. */
const mostKept = 20;

/** Longest time, in ms, that a page which is loaded again may take to become as long as it was. */
const patience = 15_000;

/** What somebody does who goes on before that. */
const ownWays = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const;

/** The entry of the browser's history, which stays the same when its page is loaded again; one that was typed has no key. */
function entryNow(): string {
  const state: unknown = history.state;
  const key = typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : '';
  return `${key} ${location.pathname}${location.search}`;
}

type Place = readonly [entry: string, top: number];

const isPlace = (value: unknown): value is Place =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';

/** The places that documents of this tab were left at, the last one at the end. */
function placesLeft(): readonly Place[] {
  try {
    const left: unknown = JSON.parse(kept(name) ?? '[]');
    return Array.isArray(left) ? left.filter(isPlace) : [];
  } catch {
    return [];
  }
}

/** Keeps how far down, in px, the page is now. */
function keepPlace(): void {
  const others = placesLeft().filter(([entry]) => entry !== entryNow());
  keep(name, JSON.stringify([...others.slice(-mostKept), [entryNow(), window.scrollY]]));
}

/**
 * Leads a page that is loaded again to where it was left. The router does so as soon as it has begun, when nothing is
 * there yet that could be scrolled; here it is done once the page is long enough, unless somebody goes on meanwhile.
 */
export function returnToPlace(): void {
  window.addEventListener('pagehide', keepPlace);
  const [, top = 0] = placesLeft().find(([entry]) => entry === entryNow()) ?? [];
  if (top === 0 || isNewDocument()) return;
  const growing = new ResizeObserver(() => {
    const { scrollHeight } = document.documentElement;
    if (scrollHeight - window.innerHeight >= top && window.scrollY !== top) window.scrollTo(0, top);
  });
  const over = new AbortController();
  const stop = (): void => {
    growing.disconnect();
    over.abort();
  };
  for (const way of ownWays) window.addEventListener(way, stop, { signal: over.signal, passive: true });
  setTimeout(stop, patience);
  growing.observe(document.body);
}
