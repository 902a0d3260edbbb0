import { useCallback, useMemo } from 'react';
import { useQueries, useSuspenseQuery, type QueryClient } from '@tanstack/react-query';
import { call } from '~/api/call.ts';
import type { Result } from '~/api/operations.ts';
import { config } from '~/config.ts';
import { listPermittedOperations, type PermissionIds } from '~/domain/access/permittedOperations.ts';
import type { Rights } from '~/domain/access/rightsChange.ts';
import type { ConfigurationEvent } from '~/domain/workflow/event.ts';
import type { Actor, Decision } from '~/domain/access/decision.ts';
import { checkConfigurationEvent, type DecidableConfiguration } from '~/domain/workflow/permission.ts';
import { isAnonymous } from '~/domain/access/unitFlags.ts';
import { parseRealm, roles, type Role, type Unit } from '~/domain/access/roles.ts';
import { operationQuery, retryWhileUnavailable } from '~/queries/query.ts';
import type { StorageOwner } from '~/platform/storage/personalStore.ts';
import { create } from 'zustand';
import { buildPermissionIds } from '~/domain/apiDescription/operationMapping.ts';
import { setTabItem, getTabItem as keptInTab, removeTabItem } from '~/platform/storage/tabStore.ts';

const noRolePlace = 'hasNoRole';

function storeNoRoleFlag(hasNoRole: boolean): void {
  if (hasNoRole) setTabItem(noRolePlace, 'yes');
  else removeTabItem(noRolePlace);
}

const getNoRoleFlag = (): boolean => keptInTab(noRolePlace) !== undefined;

const mapped = buildPermissionIds(new Map(), config.cmsOperations);

/**
 * Ids of operations in the access lists of the CMS, where they differ from Portal's names.
 * @session ends with it
 */
export const usePermissionIds = create<{ readonly ids: PermissionIds }>(() => ({ ids: mapped }));

export function setPermissionIds(ids: PermissionIds = mapped): void {
  const { ids: before } = usePermissionIds.getState();
  const isSame = ids.size === before.size && [...ids].every(([name, id]) => before.get(name) === id);
  if (!isSame) usePermissionIds.setState({ ids });
}

const kept = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY } as const;

export const authUserQuery = () => ({
  ...operationQuery('authTokenGet', {}),
  ...kept,
  ...retryWhileUnavailable(),
  meta: { suppressErrorNotice: true },
});
const serviceAccess = () => ({
  ...operationQuery('serviceAccessGet', {}),
  ...kept,
  ...retryWhileUnavailable(),
});
const objectAccess = () => ({
  ...operationQuery('objectAccessGet', {}),
  ...kept,
  ...retryWhileUnavailable(),
});
const accessLookup = () => ({
  ...operationQuery('accessLookupGet', {}),
  ...kept,
  ...retryWhileUnavailable(),
});

type RightsAnswers = {
  readonly user: Result<'authTokenGet'>;
  readonly service: Access;
  readonly objects: Objects;
  readonly lookup: Lookup;
};

/** Fetches the rights of the signed-in person past the cache, without prompting for a sign-in. */
export async function fetchFreshRights(): Promise<RightsAnswers> {
  const within = { asking: 'NEVER' } as const;
  const [user, service, objects, lookup] = await Promise.all([
    call('authTokenGet', {}, within),
    call('serviceAccessGet', {}, within),
    call('objectAccessGet', {}, within),
    call('accessLookupGet', {}, within),
  ]);
  return { user, service, objects, lookup };
}

export function setCachedRights(
  client: QueryClient,
  { user, service, objects, lookup }: RightsAnswers,
): void {
  client.setQueryData(authUserQuery().queryKey, user);
  storeNoRoleFlag(isAnonymous(toMe(user).units));
  client.setQueryData(serviceAccess().queryKey, service);
  client.setQueryData(objectAccess().queryKey, objects);
  client.setQueryData(accessLookup().queryKey, lookup);
}

export const toRights = ({ user, service, objects, lookup }: RightsAnswers): Rights => ({
  units: toMe(user).units,
  operations: listPermittedOperations(service, objects, lookup, usePermissionIds.getState().ids),
});

export function getCachedRights(client: QueryClient): Rights | undefined {
  const user = client.getQueryData(authUserQuery().queryKey);
  const service = client.getQueryData(serviceAccess().queryKey);
  const objects = client.getQueryData(objectAccess().queryKey);
  const lookup = client.getQueryData(accessLookup().queryKey);
  return user && service && objects && lookup && toRights({ user, service, objects, lookup });
}

export async function fetchAccessLists(client: QueryClient): Promise<void> {
  await Promise.all([
    client.prefetchQuery(serviceAccess()),
    client.prefetchQuery(objectAccess()),
    client.prefetchQuery(accessLookup()),
  ]);
}

export type Me = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly units: readonly Unit[];
};

const isRole = (name: string): name is Role => roles.some((role) => role === name);

/** The person in a response of the CMS; unknown realms and roles are left out. */
export function toMe({ email, firstName, lastName, authUnits }: Result<'authTokenGet'>): Me {
  const units = authUnits.flatMap(({ realm, accountNumber, roles: names }) => {
    const known = parseRealm(realm, config.productCode);
    return known ? [{ realm: known, accountNumber, roles: names.filter(isRole) }] : [];
  });
  return { email, firstName, lastName, units };
}

export async function fetchMe(client: QueryClient): Promise<void> {
  const user = await client.fetchQuery(authUserQuery());
  storeNoRoleFlag(isAnonymous(toMe(user).units));
}

/** Whether the person is known to have no role; pages then fetch nothing ahead of rendering. */
export function isKnownWithoutRole(client: QueryClient): boolean {
  const user = client.getQueryData(authUserQuery().queryKey);
  return user ? isAnonymous(toMe(user).units) : getNoRoleFlag();
}

export function useMe(): Me {
  return useSuspenseQuery({ ...authUserQuery(), select: toMe }).data;
}

export function useViewer() {
  const { units } = useMe();
  return useMemo(() => ({ units, productCode: config.productCode }), [units]);
}

export function useActor(): Actor {
  const { units } = useMe();
  const { ids } = usePermissionIds();
  const operations = useQueries({
    queries: [serviceAccess(), objectAccess(), accessLookup()],
    combine: useCallback((answers: Answers) => operationsOf(answers, ids), [ids]),
  });
  return { units, operations };
}

type Access = Result<'serviceAccessGet'>;
type Objects = Result<'objectAccessGet'>;
type Lookup = Result<'accessLookupGet'>;
type Derived = {
  readonly objects: Objects;
  readonly lookup: Lookup;
  readonly ids: PermissionIds;
  readonly operations: ReadonlySet<string>;
};

/**
 * Values derived from the access lists, cached because each row of a list needs them.
 * @session ends with it: the lists are its keys
 */
const derived = new WeakMap<Access, Derived>();

type Answers = readonly [
  { readonly data: Access | undefined },
  { readonly data: Objects | undefined },
  { readonly data: Lookup | undefined },
];

function operationsOf(
  [service, object, lookup]: Answers,
  ids: PermissionIds,
): ReadonlySet<string> | undefined {
  if (!service.data || !object.data || !lookup.data) return undefined;
  const known = derived.get(service.data);
  if (known?.objects === object.data && known.lookup === lookup.data && known.ids === ids)
    return known.operations;
  const operations = listPermittedOperations(service.data, object.data, lookup.data, ids);
  derived.set(service.data, { objects: object.data, lookup: lookup.data, ids, operations });
  return operations;
}

/** The decision includes the reason of a refusal. */
export function useCheckConfigurationEvent(
  configuration: DecidableConfiguration,
): (event: ConfigurationEvent) => Decision {
  const actor = useActor();
  return (event) => checkConfigurationEvent(actor, event, configuration);
}

export const useIsAccessPending = (): boolean =>
  useQueries({
    queries: [serviceAccess(), objectAccess(), accessLookup()],
    combine: (lists) => lists.some(({ isPending }) => isPending),
  });

export function useStorageOwner(): StorageOwner {
  const { email, azureId } = useSuspenseQuery(authUserQuery()).data;
  return { email, azureId };
}
