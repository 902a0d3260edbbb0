import { defaultAccountNumber, validateAccountNotRetired } from '../../src/domain/account/accounts.ts';
import { listDelegatableRoles } from '../../src/domain/access/granting.ts';
import { isProviderEmail } from '../../src/domain/access/displayName.ts';
import { parseRealm, type Realm, type Role } from '../../src/domain/access/roles.ts';
import { getEmailKey, isEmailAddress } from '../../src/domain/words/emailAddress.ts';
import type { CmsContext } from './cmsContext.ts';
import { createBadRequestError, assertNoFieldError } from './httpErrors.ts';
import type { Affiliation } from './affiliation/contract.ts';

/** Maximum length of notes and descriptions, in characters. */
const maxTextLength = 100_000;

/** Normalises an e-mail address for storage; throws 400 if it is invalid. */
export function parseEmail(text: string): string {
  const address = getEmailKey(text);
  if (!isEmailAddress(address)) throw createBadRequestError('A valid e-mail address is required');
  return address;
}

export function assertText(text: string, missing: string): void {
  if (text.trim() === '') throw createBadRequestError(missing);
  if (text.length > maxTextLength)
    throw createBadRequestError(`A text has at most ${maxTextLength} characters.`);
}

export function parseAllowedRealm(cms: CmsContext, wire: string, possible: readonly Realm[]): Realm {
  const realm = parseRealm(wire, cms.settings.productCode);
  if (!realm || !possible.includes(realm))
    throw createBadRequestError(`Nothing can be granted in a realm ${wire}.`);
  return realm;
}

export const listRealmRoles = (cms: CmsContext, realm: Realm): readonly Role[] =>
  cms.realmRoles.get(realm)?.roles ?? [];

export function assertRoles(
  cms: CmsContext,
  realm: Realm,
  roles: readonly Role[],
  held: readonly Role[] = [],
): void {
  if (roles.length === 0) throw createBadRequestError('At least 1 role is required');
  const valid = [...listRealmRoles(cms, realm), ...held];
  const invalid = roles.find((role) => !valid.includes(role));
  if (invalid) throw createBadRequestError(`The realm ${realm} has no role ${invalid}.`);
}

export function assertDelegatableRoles(
  cms: CmsContext,
  realm: Realm,
  roles: readonly Role[],
  delegatable: readonly Role[],
): void {
  const possible = listDelegatableRoles(roles, listRealmRoles(cms, realm));
  const beyond = delegatable.find((role) => !possible.includes(role));
  if (beyond) throw createBadRequestError(`These roles do not pass on ${beyond}.`);
}

export const isConfiguredProviderEmail = ({ settings }: CmsContext, address: string): boolean =>
  isProviderEmail(address, settings.providerDomain);

export function assertGrantAccount(
  cms: CmsContext,
  realm: Realm,
  accountNumber: string,
  address: string,
): void {
  const account = cms.accounts.get(accountNumber);
  if (!account) throw createBadRequestError(`There is no account ${accountNumber}.`);
  assertNoFieldError(validateAccountNotRetired(account));
  if (realm !== 'STAFF') {
    if (accountNumber !== defaultAccountNumber) return;
    throw createBadRequestError('Only employees are granted roles at no customer.');
  }
  if (accountNumber !== defaultAccountNumber)
    throw createBadRequestError('Employees are granted roles at no customer.');
  if (!isConfiguredProviderEmail(cms, address))
    throw createBadRequestError('Only addresses of the manufacturer are employees.');
}

/** The next id of a sequence, for instance `T-00042`. Numbers are never reused. */
export function generateSequentialId(cms: CmsContext, letter: string): string {
  const last = (cms.numbers.get(letter)?.last ?? 0) + 1;
  cms.numbers.put(letter, { last });
  return formatSequentialId(letter, last);
}

export const formatSequentialId = (letter: string, number: number): string =>
  `${letter}-${String(number).padStart(5, '0')}`;

/** Compares a value with a filter; an unset filter matches everything. */
export const isUnsetOrEqual = <Value>(wanted: Value | undefined, value: Value): boolean =>
  wanted === undefined || wanted === value;

/** Stored form of a grant: the realm by its domain name, the e-mail address by its key. */
export type AffiliationRecord = Omit<Affiliation, 'realm'> & { readonly realm: Realm };

export type GrantKey = Pick<AffiliationRecord, 'address' | 'realm' | 'affiliation' | 'item'>;

function itemKey(item: GrantKey['item']): string {
  if (item?.productItem) {
    const { serialNumber, productFamily, deviceType } = item.productItem;
    return `product ${serialNumber} ${productFamily} ${deviceType}`;
  }
  return item?.configurationId ? `configuration ${item.configurationId}` : '';
}

/** Prefix of the ids of all grants of an e-mail address. Addresses have no blanks, so the blank ends it. */
export const getGrantIdPrefix = (address: string): string => `${getEmailKey(address)} `;

export const getAccountGrantIdPrefix = ({ address, realm, affiliation }: Omit<GrantKey, 'item'>): string =>
  `${getGrantIdPrefix(address)}${realm} ${affiliation} `;

/** One grant exists for each e-mail address, realm, account and item. */
export const getGrantId = (key: GrantKey): string => getAccountGrantIdPrefix(key) + itemKey(key.item);
