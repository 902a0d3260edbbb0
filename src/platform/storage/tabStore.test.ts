import { afterEach, expect, test, vi } from 'vitest';
import {
  clearStorages,
  clearTabItems,
  removeTabItem,
  bindTabToAccount,
  setTabItem,
  getTabItem,
  preserveTabItems,
  getTabAccount,
} from './tabStore.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

const everything = (): string => JSON.stringify(Object.entries(sessionStorage));

test('an account finds what it has kept, until it is forgotten', () => {
  bindTabToAccount('a-1');
  expect(getTabAccount()).toBe('a-1');
  expect(getTabItem('draft')).toBeUndefined();
  expect(setTabItem('draft', 'typed')).toBe(true);
  bindTabToAccount('a-1');
  expect(getTabItem('draft')).toBe('typed');
  removeTabItem('draft');
  expect(getTabItem('draft')).toBeUndefined();
});

test('another account finds nothing, and nothing is left of the first', () => {
  bindTabToAccount('a-1');
  setTabItem('draft', 'typed');
  setTabItem('returnTo', '/configurations/OU1234');
  sessionStorage.setItem('msal.of-the-library', 'its own');
  bindTabToAccount('a-2');
  expect(getTabItem('draft')).toBeUndefined();
  expect(Object.entries(sessionStorage).toSorted(([one], [other]) => (one < other ? -1 : 1))).toEqual([
    ['msal.of-the-library', 'its own'],
    ['portal.account', 'a-2'],
  ]);
  bindTabToAccount('a-1');
  expect(getTabItem('draft')).toBeUndefined();
});

test('the address a visitor came with goes to the first who signs in, and to no second', () => {
  setTabItem('returnTo', '/scan');
  bindTabToAccount('a-1');
  expect(getTabItem('returnTo')).toBe('/scan');
  bindTabToAccount('a-2');
  expect(everything()).not.toContain('scan');
});

test('emptying a tab leaves what the sign-in library keeps, clearing it leaves nothing but what outlives the session', () => {
  bindTabToAccount('a-1');
  setTabItem('draft', 'typed');
  sessionStorage.setItem('msal.token', 'x');
  localStorage.setItem('msal.version', '5');
  localStorage.setItem('portal.personal.abc', 'kept');
  clearTabItems();
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
  bindTabToAccount('a-1');
  expect(setTabItem('draft', 'typed')).toBe(false);
  expect(getTabItem('draft')).toBeUndefined();
  removeTabItem('draft');
  clearTabItems();
  clearStorages();
  expect(getTabAccount()).toBeUndefined();
});

test('what others clear beside their own is put back, and theirs is not', async () => {
  bindTabToAccount('a');
  setTabItem('draft.x', 'typed');
  sessionStorage.setItem('msal.portal', 'theirs');
  await preserveTabItems(() => {
    for (const key of Object.keys(sessionStorage)) if (key.includes('portal')) sessionStorage.removeItem(key);
    return Promise.resolve();
  });
  expect(getTabItem('draft.x')).toBe('typed');
  expect(getTabAccount()).toBe('a');
  expect(sessionStorage.getItem('msal.portal')).toBeNull();
});
