import { isSameEmail } from '../words/emailAddress.ts';
import { compareAlphabetically, formatConjunction } from '../words/lists.ts';
import { realmLabel, parseRealm, roleLabel, type Realm, type Role, type Unit } from './roles.ts';
import { listGranterAffiliations, isStaffAdmin, isStaffGranter } from './unitFlags.ts';
import { checkRole, createRefusal, type Decision } from './decision.ts';

const grantingTexts = {
  self: 'You cannot change your own permissions. Ask another granter or an administrator.',
  elsewhere: 'You do not grant permissions at this account.',
  nowhere: 'You cannot grant anything: the right to do so has been taken back.',
  beyond: (words: readonly string[]) =>
    `You cannot grant or withdraw ${formatConjunction(words)} at this account.`,
  invalid: (words: readonly string[], realm: Realm) =>
    `${formatConjunction(words)} cannot be held in the realm ${realmLabel[realm]}.`,
  undelegated: (words: readonly string[]) => `The roles granted do not pass on ${formatConjunction(words)}.`,
} as const;

const granting: readonly Role[] = ['ADMIN', 'GRANTER'];

/** BASIC is part of every grant, even in realms that do not offer it: every granter can give it. */
const smallest: Role = 'BASIC';

/** `delegatableRoles` limits what a granter can grant. Undefined: all its roles delegate; empty: none. */
export type GrantingUnit = Unit & { readonly delegatableRoles?: readonly Role[] };

export type GrantableAccounts = readonly string[] | 'ALL';

export function listGrantableAccounts(units: readonly Unit[]): GrantableAccounts {
  return isStaffAdmin(units) || isStaffGranter(units) ? 'ALL' : listGranterAffiliations(units);
}

export function canGrantForAccount(units: readonly Unit[], accountNumber: string | null): boolean {
  const accounts = listGrantableAccounts(units);
  return accounts === 'ALL' || (accountNumber !== null && accounts.includes(accountNumber));
}

/** Filters `validRoles`: an administrator delegates ADMIN and GRANTER, a granter all others. */
export function listDelegatableRoles(roles: readonly Role[], validRoles: readonly Role[]): readonly Role[] {
  const [isAdmin, isGranter] = granting.map((role) => roles.includes(role));
  return validRoles.filter((role) => (granting.includes(role) ? isAdmin : isGranter));
}

function grantsIn(unit: Unit, realm: Realm): boolean {
  if (unit.realm === 'STAFF' || unit.realm === realm) return true;
  return unit.realm === 'CUST_GROUP' && realm === 'CUSTOMER';
}

const grantsBy = ({ roles, delegatableRoles }: GrantingUnit): boolean =>
  roles.some((role) => granting.includes(role)) && delegatableRoles?.length !== 0;

const unitsGranting = (
  units: readonly GrantingUnit[],
  realm: Realm,
  accountNumber: string,
): readonly GrantingUnit[] =>
  units.filter(
    (unit) =>
      grantsBy(unit) &&
      (unit.realm === 'STAFF' || unit.accountNumber === accountNumber) &&
      grantsIn(unit, realm),
  );

function givenOnBy({ roles, delegatableRoles }: GrantingUnit, realmRoles: readonly Role[]): readonly Role[] {
  const passedOn = listDelegatableRoles(roles, realmRoles);
  return delegatableRoles ? passedOn.filter((role) => delegatableRoles.includes(role)) : passedOn;
}

/**
 * Filters `realmRoles` by what a person can grant at an account: staff administrators all of them, others
 * BASIC and what their own units there delegate, or none without such a unit.
 */
export function listGrantableRoles(
  units: readonly GrantingUnit[],
  realm: Realm,
  accountNumber: string,
  realmRoles: readonly Role[],
): readonly Role[] {
  if (isStaffAdmin(units)) return realmRoles;
  const held = unitsGranting(units, realm, accountNumber);
  if (held.length === 0) return [];
  const passedOn = held.flatMap((unit) => givenOnBy(unit, realmRoles));
  return realmRoles.filter((role) => role === smallest || passedOn.includes(role));
}

export type GrantSubject = {
  readonly realm: Realm;
  readonly accountNumber: string;
  readonly roles: readonly Role[];
  readonly delegatableRoles: readonly Role[];
  readonly address: string;
};

export type GrantContext = {
  readonly self: string;
  readonly realmRoles: readonly Role[];
  readonly held?: { readonly roles: readonly Role[] } | undefined;
};

const without = (roles: readonly Role[], others: readonly Role[]): readonly Role[] =>
  roles.filter((role) => !others.includes(role));

const labels = (roles: readonly Role[]): readonly string[] =>
  [...new Set(roles)].map((role) => roleLabel[role]).toSorted(compareAlphabetically);

type Place = Pick<GrantSubject, 'realm' | 'accountNumber' | 'address'>;

export const checkAccountGrant = (
  units: readonly GrantingUnit[],
  realm: Realm,
  accountNumber: string,
): Decision =>
  checkRole(
    isStaffAdmin(units) || unitsGranting(units, realm, accountNumber).length > 0,
    grantingTexts.elsewhere,
  );

export const checkAnyGrant = (units: readonly GrantingUnit[]): Decision =>
  checkRole(isStaffAdmin(units) || units.some(grantsBy), grantingTexts.nowhere);

export const validateNotOwnEmail = (address: string, self: string): string | undefined =>
  isSameEmail(address, self) ? grantingTexts.self : undefined;

const checkChange = (
  units: readonly GrantingUnit[],
  { realm, accountNumber, address }: Place,
  self: string,
): Decision =>
  isSameEmail(address, self)
    ? createRefusal('ROLE', grantingTexts.self)
    : checkAccountGrant(units, realm, accountNumber);

/** Administrators at an account may withdraw any role there, other granters only those they can grant. */
function checkWithdraw(
  units: readonly GrantingUnit[],
  { realm, accountNumber }: Place,
  roles: readonly Role[],
  realmRoles: readonly Role[],
): Decision {
  const isAdminThere = unitsGranting(units, realm, accountNumber).some(({ roles: held }) =>
    held.includes('ADMIN'),
  );
  const beyond = without(
    roles,
    isAdminThere ? roles : [...listGrantableRoles(units, realm, accountNumber, realmRoles), smallest],
  );
  return checkRole(beyond.length === 0, grantingTexts.beyond(labels(beyond)));
}

/**
 * Refuses a grant to oneself, at an account where the person cannot grant, or of roles beyond those they can
 * grant. Roles of the grant that is replaced (`held`) may stay.
 */
export function checkGrant(
  units: readonly GrantingUnit[],
  grant: GrantSubject,
  { self, realmRoles, held = { roles: [] } }: GrantContext,
): Decision {
  const { realm, accountNumber, roles, delegatableRoles } = grant;
  const place = checkChange(units, grant, self);
  if (!place.allowed) return place;
  const invalid = without(roles, [...realmRoles, ...held.roles, smallest]);
  if (invalid.length > 0) return createRefusal('SUBJECT', grantingTexts.invalid(labels(invalid), realm));
  const grantable = listGrantableRoles(units, realm, accountNumber, realmRoles);
  const beyond = without(roles, [...grantable, ...held.roles, smallest]);
  if (beyond.length > 0) return createRefusal('ROLE', grantingTexts.beyond(labels(beyond)));
  const undelegated = without(delegatableRoles, listDelegatableRoles(roles, realmRoles));
  if (undelegated.length > 0) return createRefusal('ROLE', grantingTexts.undelegated(labels(undelegated)));
  return checkWithdraw(units, grant, without(held.roles, roles), realmRoles);
}

/**
 * Refuses to revoke one's own grant, or one at an account where the person cannot grant. Administrators there
 * may revoke any role, granters only those they can grant. `grant.roles` are the roles to revoke.
 */
export function checkRevocation(
  units: readonly GrantingUnit[],
  grant: Omit<GrantSubject, 'delegatableRoles'>,
  { self, realmRoles }: Omit<GrantContext, 'held'>,
): Decision {
  const place = checkChange(units, grant, self);
  return place.allowed ? checkWithdraw(units, grant, grant.roles, realmRoles) : place;
}

type HeldBase = {
  readonly realm: string;
  readonly affiliation: string;
  readonly roles: readonly Role[];
  readonly delegatableRoles: readonly Role[];
  readonly item: unknown;
};

const isSameSet = (one: readonly Role[], other: readonly Role[]): boolean =>
  one.every((role) => other.includes(role)) && other.every((role) => one.includes(role));

/** Adds to each unit the `delegatableRoles` of its base grant; units of the whitelist have none. */
export const buildGrantingUnits = (
  units: readonly Unit[],
  own: readonly HeldBase[],
  productCode: string,
): readonly GrantingUnit[] =>
  units.map((unit) => {
    const base = own.find(
      ({ realm, affiliation, roles, item }) =>
        item === null &&
        parseRealm(realm, productCode) === unit.realm &&
        affiliation === unit.accountNumber &&
        isSameSet(roles, unit.roles),
    );
    return base ? { ...unit, delegatableRoles: base.delegatableRoles } : unit;
  });
