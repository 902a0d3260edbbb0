import type { Realm } from '../../../src/domain/access/roles.ts';
import { addressKey } from '../../../src/domain/words/emailAddress.ts';
import type { Affiliation } from './contract.ts';

/** A grant as it is kept: its realm as the domain names it, its address by its key. */
export type AffiliationRecord = Omit<Affiliation, 'realm'> & { readonly realm: Realm };

export type GrantKey = Pick<AffiliationRecord, 'address' | 'realm' | 'affiliation' | 'item'>;

/** An item as the ids of grants spell it; empty for the whole account. */
function itemKey(item: GrantKey['item']): string {
  if (item?.productItem) {
    const { serialNumber, productFamily, deviceType } = item.productItem;
    return `product ${serialNumber} ${productFamily} ${deviceType}`;
  }
  return item?.configurationId ? `configuration ${item.configurationId}` : '';
}

/** The beginning of the ids of all grants of an address. An address has no blanks. */
export const grantsOf = (address: string): string => `${addressKey(address)} `;

/** The beginning of the ids of all grants of an address at an account. */
export const grantsAtAccount = ({ address, realm, affiliation }: Omit<GrantKey, 'item'>): string =>
  `${grantsOf(address)}${realm} ${affiliation} `;

/** The id of a grant in its collection: there is one for each address, realm, account and item. */
export const grantId = (key: GrantKey): string => grantsAtAccount(key) + itemKey(key.item);
