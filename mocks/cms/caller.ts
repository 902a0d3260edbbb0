import { hasReadAccess, listPermittedOperations } from '../../src/domain/access/permittedOperations.ts';
import type { GrantingUnit } from '../../src/domain/access/granting.ts';
import { isStaff, isStaffAdmin } from '../../src/domain/access/unitFlags.ts';
import type { Unit } from '../../src/domain/access/roles.ts';
import { getEmailKey } from '../../src/domain/words/emailAddress.ts';
import { getAccessRowId, type AccessRow, type Person } from '../store/records.ts';
import type { ProductKey } from '../../src/domain/product/productPath.ts';
import { getGrantIdPrefix, type AffiliationRecord } from './grantFields.ts';
import type { CmsContext } from './cmsContext.ts';
import type { AccessLevel } from './access/routes.ts';
import { getBlacklistId, getWhitelistIdPrefix } from './accessList/records.ts';

const owned = ['ACCOUNT', 'CONFIGURATION', 'PRODUCT'] as const;
type Owned = (typeof owned)[number];

type Reach = {
  /** By object type: accounts at which the caller has a role that reads this type. */
  readonly accounts: Readonly<Record<Owned, readonly string[]>>;
  readonly configurationIds: readonly string[];
  readonly products: readonly ProductKey[];
};

export type Caller = {
  readonly email: string;
  readonly person: Person;
  readonly units: readonly GrantingUnit[];
  readonly isStaff: boolean;
  readonly isStaffAdmin: boolean;
  /** undefined: no restriction. */
  readonly reach: Reach | undefined;
  readonly methods: readonly string[];
  readonly objects: Readonly<Record<string, AccessLevel>>;
  readonly operations: ReadonlySet<string>;
};

function stranger(email: string): Person {
  const [firstName = '', lastName = ''] = email.split('@')[0]?.split('.') ?? [];
  return { azureId: email, firstName, lastName, email, label: 'Unknown' };
}

const both = (one: AccessLevel | undefined, other: AccessLevel): AccessLevel =>
  one === undefined || one === other ? other : 'BOTH';

type Objects = AccessRow['objects'];

function merged(all: readonly Objects[]): Record<string, AccessLevel> {
  const objects: Record<string, AccessLevel> = {};
  for (const each of all) {
    for (const [type, access] of Object.entries(each)) objects[type] = both(objects[type], access);
  }
  return objects;
}

const guest: readonly Unit[] = [{ realm: 'NONE', accountNumber: '', roles: ['GUEST'] }];

const rowsOf = (cms: CmsContext, { realm, roles }: Unit): readonly AccessRow[] =>
  roles.flatMap((role) => cms.access.get(getAccessRowId(realm, role)) ?? []);

/** Access that the grant of a single configuration gives: reading it and its files. */
const configurationItem: Objects = {
  ARTEFACT: 'READ',
  ATTACHMENT: 'READ',
  CONFIGURATION: 'READ',
  CONFIGURATION_SET: 'READ',
  PRODUCT_CONFIGURATION: 'READ',
};

const productItem: Objects = { PRODUCT: 'READ' };

function accountsOf(cms: CmsContext, unit: Unit): readonly string[] {
  if (unit.realm !== 'CUST_GROUP') return [unit.accountNumber];
  const group = cms.accounts.get(unit.accountNumber)?.accountGroup;
  if (!group) return [unit.accountNumber];
  return cms.accounts
    .all()
    .flatMap((account) => (account.accountGroup === group ? [account.accountNumber] : []));
}

const openRealms = ['CUSTOMER', 'CUST_GROUP', 'OWNER'];

const reads = (rows: readonly AccessRow[], type: string): boolean =>
  rows.some(({ objects }) => hasReadAccess(objects[type]));

function reachOf(cms: CmsContext, units: readonly Unit[], items: readonly AffiliationRecord[]): Reach {
  const opening = units
    .filter((unit) => openRealms.includes(unit.realm))
    .map((unit) => ({ accounts: accountsOf(cms, unit), rows: rowsOf(cms, unit) }));
  const accountsReading = (type: Owned): readonly string[] => [
    ...new Set(opening.filter(({ rows }) => reads(rows, type)).flatMap(({ accounts }) => accounts)),
  ];
  return {
    accounts: {
      ACCOUNT: accountsReading('ACCOUNT'),
      CONFIGURATION: accountsReading('CONFIGURATION'),
      PRODUCT: accountsReading('PRODUCT'),
    },
    configurationIds: items.flatMap(({ item }) => item?.configurationId ?? []),
    products: items.flatMap(({ item }) => item?.productItem ?? []),
  };
}

function grantsTo(
  cms: CmsContext,
  email: string,
): { units: readonly GrantingUnit[]; items: readonly AffiliationRecord[] } {
  const granted = cms.affiliations.under(getGrantIdPrefix(email));
  const listed = cms.lists.white.obeyed.under(getWhitelistIdPrefix(email));
  const units = [...granted.filter(({ item }) => item === null), ...listed].map(
    ({ realm, affiliation, roles, delegatableRoles }) => ({
      realm,
      accountNumber: affiliation,
      roles,
      delegatableRoles,
    }),
  );
  return { units, items: granted.filter(({ item }) => item !== null) };
}

const isKeptOut = (cms: CmsContext, email: string): boolean =>
  cms.lists.black.obeyed.get(getBlacklistId(email)) !== undefined;

function accessOf(cms: CmsContext, units: readonly Unit[], items: readonly AffiliationRecord[]) {
  const rows = (units.length > 0 ? units : guest).flatMap((unit) => rowsOf(cms, unit));
  return {
    methods: [...new Set(rows.flatMap((row) => row.methods))],
    objects: merged([
      ...rows.map((row) => row.objects),
      ...items.map(({ item }) => (item?.productItem ? productItem : configurationItem)),
    ]),
  };
}

const nothing = { units: [], items: [] };

export function getCaller(cms: CmsContext, address: string): Caller {
  const email = getEmailKey(address);
  const keptOut = isKeptOut(cms, email);
  const { units, items } = keptOut ? nothing : grantsTo(cms, email);
  const { methods, objects } = keptOut ? { methods: [], objects: {} } : accessOf(cms, units, items);
  const serviceMethods = methods.map((methodId) => ({ methodId }));
  return {
    email,
    person: cms.people.get(email) ?? stranger(email),
    units,
    isStaff: isStaff(units),
    isStaffAdmin: isStaffAdmin(units),
    reach: isStaff(units) ? undefined : reachOf(cms, units, items),
    methods,
    objects,
    operations: listPermittedOperations({ serviceMethods }, objects, cms.lookup),
  };
}

/** The system as caller: completes work that a user started, even if that user has lost the right to it. */
export const createSystemCaller = (cms: CmsContext, address: string): Caller => ({
  ...getCaller(cms, address),
  reach: undefined,
});

/** Whether the caller can read all objects of a type at an account; null means no account. */
export const canSeeAccount = (
  { reach }: Caller,
  accountNumber: string | null,
  type: Owned = 'ACCOUNT',
): boolean => !reach || (accountNumber !== null && reach.accounts[type].includes(accountNumber));

export const canSeeConfiguration = (
  caller: Caller,
  { configurationId, accountNumber }: { readonly configurationId: string; readonly accountNumber: string },
): boolean =>
  canSeeAccount(caller, accountNumber, 'CONFIGURATION') ||
  (caller.reach?.configurationIds.includes(configurationId) ?? false);

export const canSeeProduct = (
  caller: Caller,
  product: ProductKey & { readonly accountNumber: string | null },
): boolean =>
  canSeeAccount(caller, product.accountNumber, 'PRODUCT') ||
  (caller.reach?.products.some(
    ({ serialNumber, productFamily, deviceType }) =>
      serialNumber === product.serialNumber &&
      productFamily === product.productFamily &&
      deviceType === product.deviceType,
  ) ??
    false);
