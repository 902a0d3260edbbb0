import { readHistoryState } from './historyEntryOwner.ts';
import { setTabItem, getTabItem } from '~/platform/storage/tabStore.ts';

const name = 'places';
const mostKept = 20;

/** Longest time, in ms, that a page which is loaded again may take to become as long as it was. */
const patience = 15_000;
const settling = 1000;
const ownWays = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const;

/** The key of the browser's entry of this page, which stays the same when the page is loaded again. */
export const getHistoryEntryKey = (): string => String(Reflect.get(readHistoryState(), 'key') ?? '');

/** Gives an entry that was typed a key of its own: the router calls all of those by one, and so takes them for one place. */
function nameEntry(): void {
  if (getHistoryEntryKey() !== '') return;
  history.replaceState({ ...readHistoryState(), key: Math.random().toString(36).slice(2, 10) }, '');
}

type Place = readonly [entry: string, top: number];

const isPlace = (value: unknown): value is Place =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';

function placesLeft(): readonly Place[] {
  try {
    const left: unknown = JSON.parse(getTabItem(name) ?? '[]');
    return Array.isArray(left) ? left.filter(isPlace) : [];
  } catch {
    return [];
  }
}

function keepPlace(top: number): void {
  const others = placesLeft().filter(([entry]) => entry !== getHistoryEntryKey());
  setTabItem(name, JSON.stringify([...others.slice(-mostKept), [getHistoryEntryKey(), top]]));
}

const others: readonly string[] = ['Control', 'Shift', 'Alt', 'Meta', 'F5'];

/** Whether somebody goes on by it: not by a key that was held when the page was loaded, nor by one that loads it again. */
const isOwnWay = (event: Event): boolean =>
  !(event instanceof KeyboardEvent) ||
  !(event.repeat || others.includes(event.key) || ((event.ctrlKey || event.metaKey) && event.key === 'r'));

/**
 * The router scrolls when nothing is there yet; here it is done as the page grows, unless somebody goes on. A page
 * that is shorter now is shown to its end.
 */
export function restoreScrollPosition(): void {
  nameEntry();
  const [, left = 0] = placesLeft().find(([entry]) => entry === getHistoryEntryKey()) ?? [];
  let awaited = isNewDocument() || left === 0 ? undefined : left;
  window.addEventListener('pagehide', () => keepPlace(awaited ?? window.scrollY));
  if (awaited === undefined) return;
  const over = new AbortController();
  const growing = new ResizeObserver(() => {
    window.scrollTo(0, left);
    if (Math.abs(window.scrollY - left) > 1 || awaited === undefined) return;
    awaited = undefined;
    setTimeout(stop, settling);
  });
  const stop = (): void => {
    awaited = undefined;
    growing.disconnect();
    over.abort();
  };
  for (const way of ownWays) {
    const onWay = (event: Event): void => void (isOwnWay(event) && stop());
    window.addEventListener(way, onWay, { signal: over.signal, passive: true });
  }
  setTimeout(stop, patience);
  growing.observe(document.body);
}

/** Whether this document was loaded for itself, and not again or by going back, where it is scrolled to where it was. */
export function isNewDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'navigate';
}
