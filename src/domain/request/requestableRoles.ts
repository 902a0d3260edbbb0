import { roles, type Realm, type Role } from '../access/roles.ts';

const commonRoles: Readonly<Record<Realm, readonly Role[]>> = {
  NONE: [],
  STAFF: roles.filter((role) => role !== 'GUEST' && role !== 'BASIC'),
  CUSTOMER: ['BASIC', 'APPLICATION_ENGINEER', 'GRANTER', 'ADMIN'],
  CUST_GROUP: [],
  OWNER: [],
  PRODUCT: [],
  APP: [],
};

/** Roles that can be held in each realm, by its API name; null where the back end does not list them. */
export type RealmRoles =
  | readonly { readonly realm: string; readonly roles: readonly Role[] }[]
  | null
  | undefined;

export const listRequestableRoles = (
  realmRoles: RealmRoles,
  realm: Realm,
  wireRealm: string,
): readonly Role[] => realmRoles?.find((entry) => entry.realm === wireRealm)?.roles ?? commonRoles[realm];
