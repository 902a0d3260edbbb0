import { isSameEmail } from '../words/emailAddress.ts';
import { parseRealm, roles, type Role, type Unit } from './roles.ts';

type Holding = {
  readonly realm: string;
  readonly affiliation: string;
  readonly roles: readonly string[];
};

/** Identifies one product: a transmitter and a receiver may have the same serial number. */
type Product = {
  readonly productFamily: string;
  readonly deviceType: string;
  readonly serialNumber: string;
};

type Grant = Holding & {
  readonly item: { readonly configurationId: string | null; readonly productItem: Product | null } | null;
};

export type UnitSource = 'GRANT' | 'WHITELIST';

export type UnitWithSource = Unit & { readonly source: UnitSource };

export type EffectiveAccess = {
  readonly isBlacklisted: boolean;
  readonly units: readonly UnitWithSource[];
  readonly withheld: readonly UnitWithSource[];
  readonly configurationIds: readonly string[];
  readonly products: readonly Product[];
  readonly unknownRealms: readonly string[];
};

type Lists = {
  readonly grants: readonly Grant[];
  readonly white: readonly Holding[];
  readonly black: readonly { readonly emailAddress: string }[];
};

const distinct = (products: readonly Product[]): readonly Product[] => [
  ...new Map(
    products.map((each) => [`${each.productFamily} ${each.deviceType} ${each.serialNumber}`, each]),
  ).values(),
];

const isRole = (name: string): name is Role => roles.some((role) => role === name);

/**
 * Turns base grants and whitelist entries into units, and other grants into items; blacklisted people have
 * neither. Unknown roles are left out; unknown realms are listed in `unknownRealms`.
 */
export function computeEffectiveAccess(
  address: string,
  { grants, white, black }: Lists,
  productCode: string,
): EffectiveAccess {
  const unitOf = (holding: Holding, source: UnitSource): readonly UnitWithSource[] => {
    const realm = parseRealm(holding.realm, productCode);
    return realm
      ? [{ realm, accountNumber: holding.affiliation, roles: holding.roles.filter(isRole), source }]
      : [];
  };
  const units = [
    ...grants.filter(({ item }) => item === null).flatMap((grant) => unitOf(grant, 'GRANT')),
    ...white.flatMap((entry) => unitOf(entry, 'WHITELIST')),
  ];
  const isBlacklisted = black.some(({ emailAddress }) => isSameEmail(emailAddress, address));
  const items = isBlacklisted ? [] : grants.flatMap(({ item }) => item ?? []);
  const strange = [...grants, ...white]
    .map(({ realm }) => realm)
    .filter((realm) => !parseRealm(realm, productCode));
  return {
    isBlacklisted,
    units: isBlacklisted ? [] : units,
    withheld: isBlacklisted ? units : [],
    configurationIds: [...new Set(items.flatMap(({ configurationId }) => configurationId ?? []))],
    products: distinct(items.flatMap(({ productItem }) => productItem ?? [])),
    unknownRealms: [...new Set(strange)],
  };
}

type ServiceRow = {
  readonly realm: string;
  readonly role: string;
  readonly serviceMethods: readonly { readonly methodId: string }[];
};
type ObjectRow = {
  readonly realm: string;
  readonly role: string;
  readonly objectAccess: Readonly<Record<string, string>>;
};

const both = (one: string | undefined, other: string): string =>
  one === undefined || one === other ? other : 'BOTH';

export function computeUnitAccess(
  units: readonly Unit[],
  services: readonly ServiceRow[],
  objects: readonly ObjectRow[],
  productCode: string,
): {
  readonly serviceMethods: readonly { readonly methodId: string }[];
  readonly objectAccess: Readonly<Record<string, string>>;
} {
  const isHeld = ({ realm, role }: { readonly realm: string; readonly role: string }): boolean =>
    units.some(
      (unit) => unit.realm === parseRealm(realm, productCode) && unit.roles.some((name) => name === role),
    );
  const objectAccess: Record<string, string> = {};
  for (const row of objects.filter(isHeld)) {
    for (const [type, access] of Object.entries(row.objectAccess))
      objectAccess[type] = both(objectAccess[type], access);
  }
  return { serviceMethods: services.filter(isHeld).flatMap((row) => row.serviceMethods), objectAccess };
}

export type ConfigurationVisibility =
  | 'STAFF'
  | 'ACCOUNT'
  | 'GROUP'
  | 'ITEM'
  | 'NO_ROLE'
  | 'BLACKLIST'
  | 'NONE';

type Seen = {
  readonly configurationId: string;
  readonly accountNumber: string;
  readonly groupAccounts: readonly string[];
};

function wayOf(
  units: readonly Unit[],
  { accountNumber, groupAccounts }: Seen,
): ConfigurationVisibility | undefined {
  if (units.some(({ realm }) => realm === 'STAFF')) return 'STAFF';
  const atAccount = ['CUSTOMER', 'CUST_GROUP', 'OWNER'];
  if (units.some((unit) => atAccount.includes(unit.realm) && unit.accountNumber === accountNumber))
    return 'ACCOUNT';
  return units.some((unit) => unit.realm === 'CUST_GROUP' && groupAccounts.includes(unit.accountNumber))
    ? 'GROUP'
    : undefined;
}

/**
 * How a person can see a configuration. `readers` are the units whose role may read configurations; NO_ROLE
 * means that only other units reach it.
 */
export function findConfigurationVisibility(
  { isBlacklisted, units, configurationIds }: EffectiveAccess,
  readers: readonly Unit[],
  seen: Seen,
): ConfigurationVisibility {
  if (isBlacklisted) return 'BLACKLIST';
  const way = wayOf(readers, seen);
  if (way) return way;
  if (configurationIds.includes(seen.configurationId)) return 'ITEM';
  return wayOf(units, seen) ? 'NO_ROLE' : 'NONE';
}
