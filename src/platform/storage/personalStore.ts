export type StorageOwner = { readonly email: string; readonly azureId: string };

// Entries outlive the session on purpose and are separated by account: the next person at this browser sees
// none of them.
const prefix = 'portal.personal.';

const createKey = (name: string, { email, azureId }: StorageOwner): string =>
  `${prefix}${azureId}/${email}/${name}`;

export function hasPersonalItems(): boolean {
  try {
    return Object.keys(window.localStorage).some((key) => key.startsWith(prefix));
  } catch {
    return false;
  }
}

export function getPersonalItem(name: string, owner: StorageOwner): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(createKey(name, owner)) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

export function setPersonalItem(name: string, owner: StorageOwner, value: unknown): boolean {
  try {
    window.localStorage.setItem(createKey(name, owner), JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
