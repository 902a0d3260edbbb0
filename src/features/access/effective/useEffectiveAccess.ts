import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { accessOf, effectiveAccess, type EffectiveAccess } from '~/domain/access/effectiveAccess.ts';
import { permittedOperations } from '~/domain/access/permittedOperations.ts';
import type { Unit } from '~/domain/access/roles.ts';
import { addressKey } from '~/domain/words/emailAddress.ts';
import { config } from '~/config.ts';
import { blacklist, grantsOfAddress, whitelistOf } from '~/queries/access/lists.ts';
import { objectAccessOfRoles, operationLookup, serviceAccessOfRoles } from '~/queries/access/matrices.ts';
import { usePermissionIds } from '~/session/permissionIds.ts';
import type { Read } from '~/platform/read.ts';

/** The access of an address, and the operations it may call by it. */
export type KnownAccess = {
  readonly access: EffectiveAccess;
  readonly operations: ReadonlySet<string>;
  /** Those of its units that have a role by which configurations are read. */
  readonly readers: readonly Unit[];
};

/** The unit of somebody who belongs to nothing. */
const guest: readonly Unit[] = [{ realm: 'NONE', accountNumber: '', roles: ['GUEST'] }];

/** Reads everything that the access of an address follows from. */
export function useEffectiveAccess(address: string): Read<KnownAccess> {
  const grants = useQuery(grantsOfAddress(addressKey(address)));
  const white = useQuery(whitelistOf(address));
  const black = useQuery(blacklist());
  const services = useQuery(serviceAccessOfRoles());
  const objects = useQuery(objectAccessOfRoles());
  const lookup = useQuery(operationLookup());
  const reads = [grants, white, black, services, objects, lookup];
  const { ids } = usePermissionIds();
  const data = useMemo(() => {
    if (!grants.data || !white.data || !black.data || !services.data || !objects.data || !lookup.data)
      return undefined;
    const lists = { grants: grants.data, white: white.data, black: black.data };
    const access = effectiveAccess(address, lists, config.productCode);
    const [methods, types, operations] = [services.data.accessMap, objects.data.accessMap, lookup.data];
    const operationsOf = (units: readonly Unit[]): ReadonlySet<string> => {
      const { serviceMethods, objectAccess } = accessOf(units, methods, types, config.productCode);
      return permittedOperations({ serviceMethods }, objectAccess, operations, ids);
    };
    // Whoever is kept out is not even a guest.
    const isGuest = access.units.length === 0 && !access.isBlacklisted;
    return {
      access,
      operations: operationsOf(isGuest ? guest : access.units),
      readers: access.units.filter((unit) => operationsOf([unit]).has('configurationGet')),
    };
  }, [address, grants.data, white.data, black.data, services.data, objects.data, lookup.data, ids]);
  // A list that is refused is no list to say anything by.
  const isRefused = [white, black, services, objects].some((read) => read.data === null);
  return {
    data,
    error: reads.find((read) => read.error)?.error ?? (isRefused ? new Error('A list was refused') : null),
    dataUpdatedAt: Math.min(...reads.map((read) => read.dataUpdatedAt)),
    refetch: () => Promise.all(reads.map((read) => read.refetch())),
  };
}
