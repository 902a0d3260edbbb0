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

export const tabAccount = (): string | undefined => attempt(() => storage().getItem(accountKey)) ?? undefined;

const placeOf = (name: string, account: string | undefined): string => `${prefix}${account ?? ''}/${name}`;

/** What another account has left here goes; what a visitor has left goes to the first account of the tab. */
export function giveTabTo(account: string): void {
  const before = tabAccount();
  if (before === account) return;
  const left = before === undefined ? entriesOf(undefined) : [];
  emptyTab();
  attempt(() => storage().setItem(accountKey, account));
  for (const [name, text] of left) keep(name, text);
}

function entriesOf(account: string | undefined): readonly (readonly [name: string, text: string])[] {
  const place = placeOf('', account);
  const keys = attempt(() => Object.keys(storage())) ?? [];
  return keys
    .filter((key) => key.startsWith(place))
    .map((key) => [key.slice(place.length), attempt(() => storage().getItem(key)) ?? '']);
}

export const kept = (name: string): string | undefined =>
  attempt(() => storage().getItem(placeOf(name, tabAccount()))) ?? undefined;

export const keep = (name: string, text: string): boolean =>
  attempt(() => {
    const place = placeOf(name, tabAccount());
    storage().setItem(place, text);
    return storage().getItem(place) === text;
  }) ?? false;

export function forget(name: string): void {
  attempt(() => storage().removeItem(placeOf(name, tabAccount())));
}

/** Removes everything Portal keeps in this tab, whoever it belongs to. What the sign-in library keeps stays. */
export function emptyTab(): void {
  for (const key of attempt(() => Object.keys(storage())) ?? []) {
    if (key.startsWith(prefix)) attempt(() => storage().removeItem(key));
  }
}

/** Does what may remove entries of others from the storage of this tab, and puts back what it has removed of Portal's. */
export async function preserveOwnEntries(act: () => Promise<unknown>): Promise<void> {
  const own = attempt(() => Object.entries(storage())) ?? [];
  await act();
  for (const [key, text] of own)
    if (key.startsWith(prefix) && typeof text === 'string') attempt(() => storage().setItem(key, text));
}

export const canKeep = (): boolean => {
  const name = 'probe';
  const isKept = keep(name, name);
  forget(name);
  return isKept;
};

/** Whether this tab keeps anything for its account of which the name is one that `isWanted` says. */
export const keepsAny = (isWanted: (name: string) => boolean): boolean =>
  entriesOf(tabAccount()).some(([name]) => isWanted(name));

/**
 * And what the sign-in library notes beside it. What the account has under a name that `spares` says stays, for it
 * alone.
 */
export function clearStorages(spares: (name: string) => boolean = () => false): void {
  const account = tabAccount();
  const spared = account === undefined ? [] : entriesOf(account).filter(([name]) => spares(name));
  attempt(() => storage().clear());
  if (account !== undefined && spared.length > 0) giveTabTo(account);
  for (const [name, text] of spared) keep(name, text);
  // The library notes its version and its running interaction there; what else is there is separated by account.
  attempt(() => {
    const { localStorage: lasting } = window;
    for (const key of Object.keys(lasting)) if (key.startsWith('msal.')) lasting.removeItem(key);
  });
}
