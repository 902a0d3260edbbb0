import type { Realm } from '../../../src/domain/access/roles.ts';
import { getEmailKey } from '../../../src/domain/words/emailAddress.ts';
import type { Collection } from '../../store/collection.ts';
import type { Store } from '../../store/store.ts';
import type { BlacklistItem, WhitelistItem } from './routes.ts';

/** Stored form of a whitelist entry: the realm by its domain name, the e-mail address by its key. */
export type WhitelistRecord = Omit<WhitelistItem, 'realm'> & { readonly realm: Realm };

/**
 * `written` is the list as edited. `obeyed` is its copy of the last cache reset, which decides who has
 * access.
 */
type CachedList<Item> = { readonly written: Collection<Item>; readonly obeyed: Collection<Item> };

const openList = <Item>(store: Store, name: string): CachedList<Item> => ({
  written: store.collection(name),
  obeyed: store.collection(`${name}Obeyed`),
});

export const openAccessLists = (store: Store) => ({
  white: openList<WhitelistRecord>(store, 'whitelist'),
  black: openList<BlacklistItem>(store, 'blacklist'),
});

/** Prefix of the ids of all entries of an e-mail address. Addresses have no blanks, so the blank ends it. */
export const getWhitelistIdPrefix = (address: string): string => `${getEmailKey(address)} `;

/** One entry exists for each e-mail address, realm and account. */
export const getWhitelistId = ({
  address,
  realm,
  affiliation,
}: Pick<WhitelistRecord, 'address' | 'realm' | 'affiliation'>): string =>
  `${getWhitelistIdPrefix(address)}${realm} ${affiliation}`;

export const getBlacklistId = (address: string): string => getEmailKey(address);

export function refreshCachedList<Item>(
  { written, obeyed }: CachedList<Item>,
  idOf: (item: Item) => string,
): void {
  for (const item of obeyed.all()) obeyed.delete(idOf(item));
  for (const item of written.all()) obeyed.put(idOf(item), item);
}
