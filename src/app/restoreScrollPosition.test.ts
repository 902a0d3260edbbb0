import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setTabItem, getTabItem } from '~/platform/storage/tabStore.ts';
import { restoreScrollPosition } from './restoreScrollPosition.ts';

const name = 'places';
let grow: () => void;
let maxLength: number;

/** A reloaded page whose height the test controls. */
function load(type: 'reload' | 'navigate', places: readonly (readonly [string, number])[]): void {
  setTabItem(name, JSON.stringify(places));
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    Object.assign(new PerformanceMark('page'), { type }),
  ]);
  restoreScrollPosition();
}

const leave = (): unknown => {
  window.dispatchEvent(new Event('pagehide'));
  return JSON.parse(getTabItem(name) ?? '');
};
const press = (key: string, how: KeyboardEventInit = {}): boolean =>
  window.dispatchEvent(new KeyboardEvent('keydown', { key, ...how }));

beforeEach(() => {
  vi.useFakeTimers();
  maxLength = 0;
  window.scrollY = 0;
  history.replaceState({ key: 'here' }, '', '/configurations');
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private isOn = true;
      constructor(heard: () => void) {
        grow = () => {
          if (this.isOn) heard();
        };
      }
      observe(): void {}
      disconnect(): void {
        this.isOn = false;
      }
    },
  );
  vi.spyOn(window, 'scrollTo').mockImplementation((...[, top]: unknown[]) => {
    window.scrollY = Math.min(Number(top), maxLength);
  });
});

// Other test files run in the same document.
afterEach(() => {
  window.dispatchEvent(new Event('wheel'));
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.scrollY = 0;
  history.replaceState(null, '', '/');
  sessionStorage.clear();
});

test('a page that is loaded again is led to where it was left as it grows, and then let alone', () => {
  load('reload', [['here', 450]]);
  maxLength = 100;
  grow();
  expect(window.scrollY).toBe(100);
  maxLength = 900;
  grow();
  expect(window.scrollY).toBe(450);
  vi.advanceTimersByTime(1000);
  window.scrollY = 20;
  grow();
  expect(window.scrollY).toBe(20);
});

test('one that is opened anew, or of another entry, begins at its top', () => {
  load('navigate', [['here', 450]]);
  load('reload', [['there', 450]]);
  expect(window.scrollTo).not.toHaveBeenCalled();
});

test('one that is left before it was there is left at the place that was awaited', () => {
  load('reload', [['here', 450]]);
  expect(leave()).toEqual([['here', 450]]);
});

test.each([
  ['a modifier', 'Control', {}],
  ['the keys that load it again', 'r', { ctrlKey: true }],
  ['a key that is held', 'End', { repeat: true }],
])('%s does not end it', (_, key, how) => {
  load('reload', [['here', 450]]);
  press(key, how);
  maxLength = 900;
  grow();
  expect(window.scrollY).toBe(450);
});

test.each([
  ['a key', () => press('End', { ctrlKey: true })],
  ['the wheel', () => window.dispatchEvent(new Event('wheel'))],
])('%s of somebody who goes on ends it', (_, goOn) => {
  load('reload', [['here', 450]]);
  goOn();
  maxLength = 900;
  grow();
  expect(window.scrollY).toBe(0);
  expect(leave()).toEqual([['here', 0]]);
});

test('two entries that were typed have places of their own', () => {
  history.replaceState(null, '', '/configurations');
  load('navigate', []);
  const first: unknown = Reflect.get(Object(history.state), 'key');
  history.pushState(null, '', '/configurations');
  load('navigate', []);
  expect(Reflect.get(Object(history.state), 'key')).not.toBe(first);
});
