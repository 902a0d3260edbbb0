import { afterEach, expect, test, vi } from 'vitest';
import {
  clearStorages,
  emptyTab,
  forget,
  giveTabTo,
  keep,
  kept,
  preserveOwnEntries,
  tabAccount,
} from './tabStore.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

const everything = (): string => JSON.stringify(Object.entries(sessionStorage));

test('an account finds what it has kept, until it is forgotten', () => {
  giveTabTo('a-1');
  expect(tabAccount()).toBe('a-1');
  expect(kept('draft')).toBeUndefined();
  expect(keep('draft', 'typed')).toBe(true);
  giveTabTo('a-1');
  expect(kept('draft')).toBe('typed');
  forget('draft');
  expect(kept('draft')).toBeUndefined();
});

test('another account finds nothing, and nothing is left of the first', () => {
  giveTabTo('a-1');
  keep('draft', 'typed');
  keep('returnTo', '/configurations/OU1234');
  sessionStorage.setItem('msal.of-the-library', 'its own');
  giveTabTo('a-2');
  expect(kept('draft')).toBeUndefined();
  expect(Object.entries(sessionStorage).toSorted(([one], [other]) => (one < other ? -1 : 1))).toEqual([
    ['msal.of-the-library', 'its own'],
    ['portal.account', 'a-2'],
  ]);
  giveTabTo('a-1');
  expect(kept('draft')).toBeUndefined();
});

test('the address a visitor came with goes to the first who signs in, and to no second', () => {
  keep('returnTo', '/scan');
  giveTabTo('a-1');
  expect(kept('returnTo')).toBe('/scan');
  giveTabTo('a-2');
  expect(everything()).not.toContain('scan');
});

test('emptying a tab leaves what the sign-in library keeps, clearing it leaves nothing but what outlives the session', () => {
  giveTabTo('a-1');
  keep('draft', 'typed');
  sessionStorage.setItem('msal.token', 'x');
  localStorage.setItem('msal.version', '5');
  localStorage.setItem('portal.personal.abc', 'kept');
  emptyTab();
  expect(Object.keys(sessionStorage)).toEqual(['msal.token']);
  clearStorages();
  expect(sessionStorage).toHaveLength(0);
  expect(Object.keys(localStorage)).toEqual(['portal.personal.abc']);
});

test('without storage nothing is kept, and nothing fails', () => {
  for (const name of ['getItem', 'setItem', 'removeItem', 'clear'] as const) {
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  giveTabTo('a-1');
  expect(keep('draft', 'typed')).toBe(false);
  expect(kept('draft')).toBeUndefined();
  forget('draft');
  emptyTab();
  clearStorages();
  expect(tabAccount()).toBeUndefined();
});

test('what others clear beside their own is put back, and theirs is not', async () => {
  giveTabTo('a');
  keep('draft.x', 'typed');
  sessionStorage.setItem('msal.portal', 'theirs');
  await preserveOwnEntries(() => {
    for (const key of Object.keys(sessionStorage)) if (key.includes('portal')) sessionStorage.removeItem(key);
    return Promise.resolve();
  });
  expect(kept('draft.x')).toBe('typed');
  expect(tabAccount()).toBe('a');
  expect(sessionStorage.getItem('msal.portal')).toBeNull();
});
