import { defaultAccountNumber } from '../account/accounts.ts';
import { isCustomerGroupRealm, type Realm, type Role } from '../access/roles.ts';
import type { Subsidiary } from '../account/subsidiaries.ts';
import { deviceTypeLabel, type DeviceType, type ProductFamily } from '../product/families.ts';
import { getEmailKey, isSameEmail } from '../words/emailAddress.ts';
import { createWordMatcher } from '../words/search.ts';

export type ProductItem = {
  productFamily: ProductFamily;
  deviceType: DeviceType;
  serialNumber: string;
};

export type GrantItem = { configurationId: string | null; productItem: ProductItem | null };

/**
 * `realm` is the API's name of it. Without an item it is the base grant of an account: the roles there, and
 * the delegatable ones.
 */
export type GrantDraft = {
  address: string;
  realm: string;
  affiliation: string;
  dataAreas: Exclude<Subsidiary, 'ALL'>[];
  roles: Role[];
  delegatableRoles: Role[];
  accessLevel: 'OPEN';
  note: string;
  item: GrantItem | null;
};

export type Grant = GrantDraft & { affiliationId: string; modified: string };

/** Unique key of a grant: its id or, where the CMS sends none, its holder and what it is for. */
export const grantKey = ({
  affiliationId,
  address,
  realm,
  affiliation,
  item,
}: Pick<Grant, 'affiliationId' | 'address' | 'realm' | 'affiliation' | 'item'>): string =>
  affiliationId ||
  [address, realm, affiliation, item?.configurationId, item?.productItem?.serialNumber].join(' ').trim();

export const defaultGrantRole: Role = 'BASIC';

/** Realm of the grants at an account: the account that means no customer is the employees'. */
export const getGrantRealm = (accountNumber: string): Realm =>
  accountNumber === defaultAccountNumber ? 'STAFF' : 'CUSTOMER';

export type GrantScope = Pick<GrantDraft, 'address' | 'realm' | 'affiliation'>;

/** Whether two grants are for one e-mail address, in any case, at one account and in one realm. */
export const isSameGrantScope = (one: GrantScope, other: GrantScope): boolean =>
  isSameEmail(one.address, other.address) &&
  one.realm === other.realm &&
  one.affiliation === other.affiliation;

export const findBaseGrant = (grants: readonly Grant[], place: GrantScope): Grant | undefined =>
  grants.find((grant) => grant.item === null && isSameGrantScope(grant, place));

/**
 * Whether two items are the same thing, or both null. A configuration never equals a product, nor do two
 * items that name neither.
 */
export function isSameGrantItem(one: GrantItem | null, other: GrantItem | null): boolean {
  if (!one || !other) return one === other;
  if (one.configurationId !== null || other.configurationId !== null)
    return one.configurationId === other.configurationId;
  const [product, otherProduct] = [one.productItem, other.productItem];
  return (
    product !== null &&
    otherProduct !== null &&
    product.serialNumber === otherProduct.serialNumber &&
    product.productFamily === otherProduct.productFamily &&
    product.deviceType === otherProduct.deviceType
  );
}

export const createConfigurationItem = (configurationId: string): GrantItem => ({
  configurationId,
  productItem: null,
});

export function formatGrantItem(item: GrantItem | null): string {
  if (item?.configurationId) return `Configuration ${item.configurationId}`;
  if (!item?.productItem) return 'The account';
  const { deviceType, serialNumber, productFamily } = item.productItem;
  return `${deviceTypeLabel[deviceType]} ${serialNumber} (${productFamily})`;
}

export type GrantHolder = {
  readonly address: string;
  readonly realm: string;
  readonly base: Grant | undefined;
  readonly items: readonly Grant[];
  readonly oldest: string;
  readonly modified: string;
};

export const getGrantHolderKey = ({ address, realm }: Pick<GrantScope, 'address' | 'realm'>): string =>
  `${getEmailKey(address)} ${realm}`;

/**
 * Grants by e-mail address, in any spelling, and realm, sorted by e-mail address; each is spelled as in its
 * base grant.
 */
export function groupByGrantHolder(grants: readonly Grant[]): readonly GrantHolder[] {
  return [...Map.groupBy(grants, getGrantHolderKey)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, own]) => {
      const base = own.find(({ item }) => item === null);
      const [first] = own;
      const times = own.map(({ modified }) => modified).toSorted();
      return {
        address: base?.address ?? first?.address ?? key,
        realm: first?.realm ?? '',
        base,
        items: own.filter(({ item }) => item !== null),
        oldest: times[0] ?? '',
        modified: times.at(-1) ?? '',
      };
    });
}

export const countGrantedPeople = (holdings: readonly GrantHolder[]): number =>
  new Set(holdings.map(({ address }) => getEmailKey(address))).size;

export function isMatchingGrantHolder({ address, items }: GrantHolder, search: string): boolean {
  const matches = createWordMatcher(search);
  return matches(address) || items.some(({ item }) => matches(formatGrantItem(item)));
}

export const formatGrantTarget = ({ item, realm }: Pick<GrantDraft, 'item' | 'realm'>): string =>
  item === null && isCustomerGroupRealm(realm) ? 'The customer group' : formatGrantItem(item);

/** Whether grants of a realm, by its API name, give access to an account; those of guests give none. */
export const isMemberRealm = ({ realm }: Pick<GrantScope, 'realm'>): boolean =>
  realm !== ('NONE' satisfies Realm);

type Member = { readonly accountNumber: string; readonly accountGroup?: string | null };

export function filterGroupGrants(
  { accountNumber, accountGroup }: Member,
  accounts: readonly Member[],
  grants: readonly Grant[],
): readonly Grant[] {
  if (!accountGroup) return [];
  const others = new Set(
    accounts
      .filter((each) => each.accountGroup === accountGroup && each.accountNumber !== accountNumber)
      .map((each) => each.accountNumber),
  );
  return grants.filter(
    ({ item, realm, affiliation }) => item === null && isCustomerGroupRealm(realm) && others.has(affiliation),
  );
}

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

export const formatNoteEntry = (reason: string, author: string, now: Date): string =>
  `${dayOf(now)} ${author}: ${reason.trim().replaceAll(/\r\n|[\n\r\u2028\u2029]/g, '\n  ')}`;

export const appendNoteEntry = (note: string, entry: string): string =>
  note === '' ? entry : `${note}\n${entry}`;

export const hasNoteEntry = (note: string, entry: string): boolean => `\n${note}\n`.includes(`\n${entry}\n`);

const entryStart = /^(\d{4}-\d{2}-\d{2}) ([^\s:]+@[^\s:]+): /gm;

/** A note for display: e-mail addresses of authors become names. The stored note keeps the addresses. */
export const formatGrantNote = (note: string, person: (address: string) => string): string =>
  note.replaceAll(entryStart, (_, day: string, author: string) => `${day} ${person(author)}: `);
