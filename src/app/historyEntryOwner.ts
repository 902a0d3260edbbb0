import type { DataRouter } from 'react-router';
import { getTabAccount } from '~/platform/storage/tabStore.ts';

export const readHistoryState = (): object => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

const markName = 'owner';

/** A mark of an account by which nobody reads who it is: FNV-1a of 32 bits. */
function markOf(account: string): string {
  let hash = 0x81_1c_9d_c5;
  for (const byte of new TextEncoder().encode(account)) hash = Math.imul(hash ^ byte, 0x01_00_01_93);
  return (hash >>> 0).toString(36);
}

const currentMark = (): unknown => Reflect.get(readHistoryState(), markName);

const ownMark = (): string | undefined => {
  const account = getTabAccount();
  return account === undefined ? undefined : markOf(account);
};

/**
 * Where it is of an account that the tab has left, it becomes the first page: its address may name what that person
 * has looked for.
 */
export function resetEntryOfOtherAccount(): void {
  const mark = currentMark();
  if (mark !== undefined && mark !== ownMark()) history.replaceState(null, '', '/');
}

export function tagHistoryEntries(
  router: Pick<DataRouter, 'subscribe'>,
  currentAccount: () => string | undefined,
): void {
  const mark = (): void => {
    const account = currentAccount();
    if (account === undefined || currentMark() === markOf(account)) return;
    history.replaceState({ ...readHistoryState(), [markName]: markOf(account) }, '');
  };
  router.subscribe(mark);
  mark();
}

/** Leaves each entry of others that Back leads to, before a router that is made later hears of it. */
export function interceptEntriesOfOtherAccounts(): void {
  resetEntryOfOtherAccount();
  window.addEventListener('popstate', resetEntryOfOtherAccount);
}

/** Loads a page anew that the browser brings back as it was, where the tab has gone to another account since. */
export function reloadPagesOfOtherAccounts(currentAccount: () => string | undefined): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && currentAccount() !== getTabAccount()) location.reload();
  });
}
