import { isSameAddress } from '../words/emailAddress.ts';
import type { Realm, Role, Unit } from './roles.ts';
import { isStaffAdmin, isStaffGranter } from './unitFlags.ts';
import { allowed, refused, type Verdict } from './verdict.ts';

/** The roles that come with ADMIN and GRANTER to be given on; with both, every valid one. */
export function delegatableRolesOf(roles: readonly Role[], validRoles: readonly Role[]): readonly Role[] {
  const [isAdmin, isGranter] = [roles.includes('ADMIN'), roles.includes('GRANTER')];
  if (isAdmin && isGranter) return validRoles;
  if (isAdmin) return ['ADMIN', 'GRANTER'];
  return isGranter ? validRoles.filter((role) => role !== 'ADMIN' && role !== 'GRANTER') : [];
}

/** The accounts one may grant for. */
export function grantingAccounts(units: readonly Unit[]): readonly string[] | 'ALL' {
  if (isStaffAdmin(units) || isStaffGranter(units)) return 'ALL';
  return units
    .filter(({ roles }) => roles.includes('GRANTER') || roles.includes('ADMIN'))
    .map(({ accountNumber }) => accountNumber);
}

/** The roles of a realm that one may grant at an account. */
export function grantableRoles(
  units: readonly Unit[],
  _realm: Realm,
  accountNumber: string,
  realmRoles: readonly Role[],
): readonly Role[] {
  if (isStaffAdmin(units)) return realmRoles;
  const accounts = grantingAccounts(units);
  if (accounts !== 'ALL' && !accounts.includes(accountNumber)) return [];
  const held = units.flatMap((unit) =>
    unit.realm === 'STAFF' || unit.accountNumber === accountNumber ? unit.roles : [],
  );
  const may = delegatableRolesOf(held, realmRoles);
  return realmRoles.filter((role) => may.includes(role));
}

type Granting = {
  readonly realm: Realm;
  readonly accountNumber: string;
  readonly roles: readonly Role[];
  readonly delegatableRoles: readonly Role[];
  readonly address: string;
};
type By = { readonly self: string; readonly realmRoles: readonly Role[] };

/** Whether one may grant. */
export function mayGrant(units: readonly Unit[], granting: Granting, { self, realmRoles }: By): Verdict {
  const { realm, accountNumber, roles, address } = granting;
  if (isSameAddress(address, self)) return refused('ROLE', 'You cannot grant to yourself.');
  const may = grantableRoles(units, realm, accountNumber, realmRoles);
  return roles.every((role) => role === 'BASIC' || may.includes(role))
    ? allowed
    : refused('ROLE', 'You cannot grant these roles.');
}

/** Whether one may revoke. */
export const mayRevoke = mayGrant;

/** Whether one may open the pages of permissions. */
export const mayOpenPermissions = (units: readonly Unit[]): boolean => grantingAccounts(units).length > 0;
