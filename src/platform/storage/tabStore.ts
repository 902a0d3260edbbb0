/**
 * Entries belong to the account in their key; those of a visitor pass to the account that signs in. Without
 * storage (blocked, full) nothing is stored.
 */
const prefix = 'portal.';
const accountKey = `${prefix}account`;

const storage = (): Storage => window.sessionStorage;

function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

export const getTabAccount = (): string | undefined =>
  attempt(() => storage().getItem(accountKey)) ?? undefined;

const placeOf = (name: string, account: string | undefined): string => `${prefix}${account ?? ''}/${name}`;

/** Removes the entries of another account; those of a visitor pass to the first account of the tab. */
export function bindTabToAccount(account: string): void {
  const before = getTabAccount();
  if (before === account) return;
  const left = before === undefined ? entriesOf(undefined) : [];
  clearTabItems();
  attempt(() => storage().setItem(accountKey, account));
  for (const [name, text] of left) setTabItem(name, text);
}

function entriesOf(account: string | undefined): readonly (readonly [name: string, text: string])[] {
  const place = placeOf('', account);
  const keys = attempt(() => Object.keys(storage())) ?? [];
  return keys
    .filter((key) => key.startsWith(place))
    .map((key) => [key.slice(place.length), attempt(() => storage().getItem(key)) ?? '']);
}

export const getTabItem = (name: string): string | undefined =>
  attempt(() => storage().getItem(placeOf(name, getTabAccount()))) ?? undefined;

export const setTabItem = (name: string, text: string): boolean =>
  attempt(() => {
    const place = placeOf(name, getTabAccount());
    storage().setItem(place, text);
    return storage().getItem(place) === text;
  }) ?? false;

export function removeTabItem(name: string): void {
  attempt(() => storage().removeItem(placeOf(name, getTabAccount())));
}

/** Removes all of Portal's entries in this tab, of every account. Those of the sign-in library stay. */
export function clearTabItems(): void {
  for (const key of attempt(() => Object.keys(storage())) ?? []) {
    if (key.startsWith(prefix)) attempt(() => storage().removeItem(key));
  }
}

/** Runs `act`, which may clear this tab's storage, and restores Portal's entries afterwards. */
export async function preserveTabItems(act: () => Promise<unknown>): Promise<void> {
  const own = attempt(() => Object.entries(storage())) ?? [];
  await act();
  for (const [key, text] of own)
    if (key.startsWith(prefix) && typeof text === 'string') attempt(() => storage().setItem(key, text));
}

export const canStoreTabItems = (): boolean => {
  const name = 'probe';
  const isKept = setTabItem(name, name);
  removeTabItem(name);
  return isKept;
};

/** Whether the tab's account has an entry whose name passes `isWanted`. */
export const hasTabItem = (isWanted: (name: string) => boolean): boolean =>
  entriesOf(getTabAccount()).some(([name]) => isWanted(name));

/**
 * Empties the tab's storage and removes the sign-in library's entries from localStorage. Entries of the
 * account whose names pass `spares` stay, readable by that account only.
 */
export function clearStorages(spares: (name: string) => boolean = () => false): void {
  const account = getTabAccount();
  const spared = account === undefined ? [] : entriesOf(account).filter(([name]) => spares(name));
  attempt(() => storage().clear());
  if (account !== undefined && spared.length > 0) bindTabToAccount(account);
  for (const [name, text] of spared) setTabItem(name, text);
  // MSAL stores its version and its running interaction in localStorage; other entries there are separated by
  // account.
  attempt(() => {
    const { localStorage: lasting } = window;
    for (const key of Object.keys(lasting)) if (key.startsWith('msal.')) lasting.removeItem(key);
  });
}
