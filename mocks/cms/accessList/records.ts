import type { Realm } from '../../../src/domain/access/roles.ts';
import { getEmailKey } from '../../../src/domain/words/emailAddress.ts';
import type { Collection } from '../../store/collection.ts';
import type { Store } from '../../store/store.ts';
import type { BlacklistItem, WhitelistItem } from './routes.ts';

/** An entry of the whitelist as it is kept: its realm as the domain names it, its address by its key. */
export type WhitelistRecord = Omit<WhitelistItem, 'realm'> & { readonly realm: Realm };

/** A list as it is written, and as it was when its cache was last reset: that is the one that is obeyed. */
type CachedList<Item> = { readonly written: Collection<Item>; readonly obeyed: Collection<Item> };

const openList = <Item>(store: Store, name: string): CachedList<Item> => ({
  written: store.collection(name),
  obeyed: store.collection(`${name}Obeyed`),
});

export const openAccessLists = (store: Store) => ({
  white: openList<WhitelistRecord>(store, 'whitelist'),
  black: openList<BlacklistItem>(store, 'blacklist'),
});

/** The beginning of the ids of all entries of an address. An address has no blanks. */
export const getWhitelistIdPrefix = (address: string): string => `${getEmailKey(address)} `;

/** The id of an entry: there is one for each address, realm and account. */
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
