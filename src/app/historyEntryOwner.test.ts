import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  interceptEntriesOfOtherAccounts,
  resetEntryOfOtherAccount,
  reloadPagesOfOtherAccounts,
  tagHistoryEntries,
} from './historyEntryOwner.ts';
import { clearStorages, bindTabToAccount } from '~/platform/storage/tabStore.ts';

let account: string | undefined;
let settle: () => void = () => undefined;

/** Navigates as the router does: with a new history entry, reported to subscribers. */
function visit(address: string): void {
  history.pushState({ usr: null, key: 'k1', idx: 3 }, '', address);
  settle();
}

function signIn(next: string | undefined): void {
  if (next === undefined) clearStorages();
  else bindTabToAccount(next);
  account = next;
}

beforeEach(() => {
  signIn(undefined);
  history.replaceState(null, '', '/start');
  tagHistoryEntries(
    {
      subscribe: (tell) => {
        // @ts-expect-error -- the state is not looked at
        settle = () => tell();
        return () => undefined;
      },
    },
    () => account,
  );
});

afterEach(() => {
  signIn(undefined);
  // Test files share their document.
  history.replaceState(null, '', '/');
});

const shown = (): string => location.pathname + location.search;

test('an entry of the account that has the tab stays, with what the router keeps in it', () => {
  signIn('a-1');
  visit('/parts?search=lamp');
  resetEntryOfOtherAccount();
  expect(shown()).toBe('/parts?search=lamp');
  expect(history.state).toMatchObject({ usr: null, key: 'k1', idx: 3 });
});

test('an entry of another account becomes the first page, and names nobody until then', () => {
  signIn('first@example.com');
  visit('/accounts?search=nordic');
  expect(JSON.stringify(history.state)).not.toContain('first');
  signIn('second@example.com');
  resetEntryOfOtherAccount();
  expect(shown()).toBe('/');
});

test('going back within one document becomes the first page as well', () => {
  signIn('a-1');
  interceptEntriesOfOtherAccounts();
  visit('/quotes?search=crane');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(shown()).toBe('/quotes?search=crane');
  signIn('a-2');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(shown()).toBe('/');
});

test('an entry of somebody who has signed out becomes the first page for a visitor', () => {
  signIn('a-1');
  visit('/quotes?quote=12');
  signIn(undefined);
  resetEntryOfOtherAccount();
  expect(shown()).toBe('/');
});

test.each(['a-1', undefined])('an address that %s typed stays', (next) => {
  signIn(next);
  history.pushState(null, '', '/products?search=0100001');
  resetEntryOfOtherAccount();
  expect(shown()).toBe('/products?search=0100001');
});

test('an address of a visitor is not marked, and is there for whoever signs in', () => {
  visit('/symbols');
  signIn('a-2');
  resetEntryOfOtherAccount();
  expect(shown()).toBe('/symbols');
});

test('a page that the browser brings back is loaded anew once the tab is of another account', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const show = (persisted: boolean): boolean =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  signIn('a-1');
  reloadPagesOfOtherAccounts(() => 'a-1');
  show(true);
  expect(reload).not.toHaveBeenCalled();
  signIn('a-2');
  show(false);
  expect(reload).not.toHaveBeenCalled();
  show(true);
  expect(reload).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
