import type { DataRouter } from 'react-router';
import { getTabAccount } from '~/platform/storage/tabStore.ts';

export const readHistoryState = (): object => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

const markName = 'owner';

/** Hash of an account (FNV-1a, 32 bits), from which the account cannot be read. */
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

/** Replaces another account's history entry by the first page: its URL may reveal that person's search. */
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

/** Must run before the router is created, so that its listener sees the replaced entry. */
export function interceptEntriesOfOtherAccounts(): void {
  resetEntryOfOtherAccount();
  window.addEventListener('popstate', resetEntryOfOtherAccount);
}

/** Reloads a page restored from the back/forward cache if the tab has switched to another account since. */
export function reloadPagesOfOtherAccounts(currentAccount: () => string | undefined): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && currentAccount() !== getTabAccount()) location.reload();
  });
}
