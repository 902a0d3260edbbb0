import { readHistoryState } from './historyEntryOwner.ts';
import { setTabItem, getTabItem } from '~/platform/storage/tabStore.ts';

const name = 'places';
const maxKept = 20;

/** Longest time, in ms, to wait for a reloaded page to regain its height. */
const timeoutMs = 15_000;
const settling = 1000;
const ownWays = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const;

/** Key of the current history entry; it survives a reload. */
export const getHistoryEntryKey = (): string => String(Reflect.get(readHistoryState(), 'key') ?? '');

/** Gives a typed history entry a key of its own: the router gives all of them one key and scroll position. */
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
  setTabItem(name, JSON.stringify([...others.slice(-maxKept), [getHistoryEntryKey(), top]]));
}

const others: readonly string[] = ['Control', 'Shift', 'Alt', 'Meta', 'F5'];

/** Whether the person scrolls or types: not a key held down since before the load, nor a reload shortcut. */
const isOwnWay = (event: Event): boolean =>
  !(event instanceof KeyboardEvent) ||
  !(event.repeat || others.includes(event.key) || ((event.ctrlKey || event.metaKey) && event.key === 'r'));

/**
 * The router scrolls before the content is there; this scrolls as the page grows, until the person interacts.
 * A page that is shorter now is scrolled to its end.
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
  setTimeout(stop, timeoutMs);
  growing.observe(document.body);
}

/** Whether this document was opened by navigation, not by a reload or Back, which restore the scroll. */
export function isNewDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'navigate';
}
