/**
 * Everything here belongs to the account in its key; what visitors leave goes to whoever signs in. Without storage
 * (blocked, full) nothing is kept.
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

/** What another account has left here goes; what a visitor has left goes to the first account of the tab. */
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

/** Removes everything Portal keeps in this tab, whoever it belongs to. What the sign-in library keeps stays. */
export function clearTabItems(): void {
  for (const key of attempt(() => Object.keys(storage())) ?? []) {
    if (key.startsWith(prefix)) attempt(() => storage().removeItem(key));
  }
}

/** Does what may remove entries of others from the storage of this tab, and puts back what it has removed of Portal's. */
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

/** Whether this tab keeps anything for its account of which the name is one that `isWanted` says. */
export const hasTabItem = (isWanted: (name: string) => boolean): boolean =>
  entriesOf(getTabAccount()).some(([name]) => isWanted(name));

/**
 * And what the sign-in library notes beside it. What the account has under a name that `spares` says stays, for it
 * alone.
 */
export function clearStorages(spares: (name: string) => boolean = () => false): void {
  const account = getTabAccount();
  const spared = account === undefined ? [] : entriesOf(account).filter(([name]) => spares(name));
  attempt(() => storage().clear());
  if (account !== undefined && spared.length > 0) bindTabToAccount(account);
  for (const [name, text] of spared) setTabItem(name, text);
  // The library notes its version and its running interaction there; what else is there is separated by account.
  attempt(() => {
    const { localStorage: lasting } = window;
    for (const key of Object.keys(lasting)) if (key.startsWith('msal.')) lasting.removeItem(key);
  });
}
