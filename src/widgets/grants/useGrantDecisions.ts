import { useQuery } from '@tanstack/react-query';
import type { Account } from '~/domain/account/accounts.ts';
import {
  listGrantableRoles,
  listGrantableAccounts,
  buildGrantingUnits,
  checkGrant,
  checkAccountGrant,
  checkRevocation,
  type GrantingUnit,
  type GrantSubject,
} from '~/domain/access/granting.ts';
import { checkGrantsAccess } from '~/domain/access/staffDecisions.ts';
import { parseRealm, roles as allRoles, type Realm, type Role } from '~/domain/access/roles.ts';
import { isStaffAdmin } from '~/domain/access/unitFlags.ts';
import type { Decision } from '~/domain/access/decision.ts';
import { config } from '~/config.ts';
import { accountsQuery } from '~/queries/accounts/accounts.ts';
import { recipientGrantsQuery, getAccountRealmName, realmRolesQuery } from '~/queries/grants/grants.ts';
import { useMe } from '~/session/me.ts';
import type { QueryResult } from '~/platform/queryResult.ts';

export const useGrantingAccounts = (): readonly string[] | 'ALL' => listGrantableAccounts(useMe().units);

export function useCanGrantAtAccount(accountNumber: string): boolean {
  const own = useGrantingAccounts();
  return own === 'ALL' || own.includes(accountNumber);
}

export function useGrantingUnits(): readonly GrantingUnit[] {
  const { units, email } = useMe();
  // Staff administrators may delegate all roles, so their own grants are not needed.
  const isNeeded = checkGrantsAccess(units).allowed && !isStaffAdmin(units);
  const { data } = useQuery({ ...recipientGrantsQuery(email), enabled: isNeeded });
  return data ? buildGrantingUnits(units, data, config.productCode) : units;
}

const isRole = (name: string): name is Role => allRoles.some((role) => role === name);

/** Valid roles of a realm, given by its name in the API; empty where they could not be read. */
export function useValidRoles(
  accountNumber: string,
  realm = getAccountRealmName(accountNumber),
): QueryResult<readonly Role[]> {
  return useQuery({
    ...realmRolesQuery(),
    select: (all) => all?.find((row) => row.realm === realm)?.roles.filter(isRole) ?? [],
  });
}

/** Refetches the roles of the realms after a failure; undefined otherwise. */
export function useRetryRoles(): (() => void) | undefined {
  const { data, isFetching, refetch } = useQuery(realmRolesQuery());
  return data === null && !isFetching ? () => void refetch() : undefined;
}

/** Realm of an API name; unknown names become NONE, where nobody may grant. */
const realmBehind = (realm: string): Realm => parseRealm(realm, config.productCode) ?? 'NONE';

/** Roles the user may grant in a realm at a customer; undefined until loaded. */
export function useGrantableRoles(
  accountNumber: string,
  realm = getAccountRealmName(accountNumber),
): readonly Role[] | undefined {
  const units = useGrantingUnits();
  const { data } = useValidRoles(accountNumber, realm);
  return data && listGrantableRoles(units, realmBehind(realm), accountNumber, data);
}

/** Roles the user may grant at each customer, in the realm of its own users; undefined until loaded. */
export function useGrantableRolesByAccount(): (accountNumber: string) => readonly Role[] | undefined {
  const units = useGrantingUnits();
  const { data: all } = useQuery(realmRolesQuery());
  return (accountNumber) => {
    const realm = getAccountRealmName(accountNumber);
    const valid = all?.find((row) => row.realm === realm)?.roles.filter(isRole);
    return valid && listGrantableRoles(units, realmBehind(realm), accountNumber, valid);
  };
}

type Granting = Pick<GrantSubject, 'address' | 'roles'> & {
  readonly delegatableRoles?: readonly Role[];
  /** Roles of the grant to be replaced; none where there is none. */
  readonly held?: readonly Role[];
};

export type GrantDecisions = {
  readonly isKnown: boolean;
  readonly grantHereDecision: Decision;
  readonly checkGranting: (granting: Granting) => Decision;
  readonly checkRevoke: (revoking: Pick<GrantSubject, 'address' | 'roles'>) => Decision;
};

export function useGrantDecisions(
  accountNumber: string,
  realm = getAccountRealmName(accountNumber),
): GrantDecisions {
  const { email: self } = useMe();
  const units = useGrantingUnits();
  const { data } = useValidRoles(accountNumber, realm);
  const realmRoles = data ?? [];
  const place = { realm: realmBehind(realm), accountNumber };
  return {
    isKnown: data !== undefined,
    grantHereDecision: checkAccountGrant(units, place.realm, accountNumber),
    checkGranting: ({ held = [], delegatableRoles = [], ...granting }) =>
      checkGrant(
        units,
        { ...place, ...granting, delegatableRoles },
        { self, realmRoles, held: { roles: held } },
      ),
    checkRevoke: (revoking) => checkRevocation(units, { ...place, ...revoking }, { self, realmRoles }),
  };
}

/** An account by number; its number stands in for the name until it is loaded, or where it is unknown. */
export function useAccount(accountNumber: string): Account {
  const { data } = useQuery(accountsQuery());
  const known = data?.find((account) => account.accountNumber === accountNumber);
  return known ?? { accountNumber, accountName: accountNumber };
}
