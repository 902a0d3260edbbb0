import { mayAdministerRoles } from '../../../src/domain/access/staffVerdicts.ts';
import { realmOf, type Realm } from '../../../src/domain/access/roles.ts';
import { accessId, type AccessRow } from '../../store/records.ts';
import type { Cms } from '../cms.ts';
import * as access from './contract.ts';
import type { ObjectAccessMap, RealmRoles, ServiceAccessMap } from './contract.ts';
import { badRequest, demandVerdict } from '../refusal.ts';
import { cmsSubject } from '../operation.ts';
import type { Handlers } from '../route.ts';
import { toWireRealm } from '../toWire.ts';

const methodsOf = (methods: readonly string[]) => methods.map((methodId) => ({ methodId }));

function serviceMap(cms: Cms): ServiceAccessMap {
  return {
    accessMap: cms.access.all().map(({ realm, role, methods }) => ({
      realm: toWireRealm(cms, realm),
      role,
      serviceMethods: methodsOf(methods),
    })),
  };
}

function objectMap(cms: Cms): ObjectAccessMap {
  return {
    accessMap: cms.access.all().map(({ realm, role, objects }) => ({
      realm: toWireRealm(cms, realm),
      role,
      objectAccess: { ...objects },
    })),
  };
}

const realmRoles = (cms: Cms): RealmRoles[] =>
  cms.realmRoles.all().map(({ realm, roles }) => ({ realm: toWireRealm(cms, realm), roles: [...roles] }));

function knownRealm(cms: Cms, wire: string): Realm {
  const realm = realmOf(wire, cms.settings.productCode);
  if (!realm) throw badRequest(`There is no realm ${wire}.`);
  return realm;
}

/** A 400 where a name is none of those known. */
function demandKnown(names: readonly string[], known: readonly string[]): void {
  const strange = names.find((name) => !known.includes(name));
  if (strange !== undefined) throw badRequest(`There is no operation or object type ${strange}.`);
}

/** Changes the rows named, all or none. */
function update<Row extends { readonly realm: string; readonly role: AccessRow['role'] }>(
  cms: Cms,
  rows: readonly Row[],
  changed: (row: Row) => Partial<AccessRow>,
): void {
  cms.store.transaction(() => {
    for (const row of rows) {
      const realm = knownRealm(cms, row.realm);
      const id = accessId(realm, row.role);
      const known = cms.access.get(id) ?? { realm, role: row.role, methods: [], objects: {} };
      cms.access.put(id, { ...known, ...changed(row) });
    }
  });
}

/** The caller, the caller's permissions, and the permissions of every role. */
function accessRoutes(cms: Cms): Handlers<typeof access> {
  return {
    authTokenGet: ({ caller }) => {
      const { azureId, firstName, lastName, email } = caller.person;
      const authUnits = caller.units.map(({ realm, accountNumber, roles }) => ({
        realm: toWireRealm(cms, realm),
        accountNumber,
        roles: [...roles],
        distributor: null,
      }));
      return { azureId, firstName, lastName, email, authUnits };
    },
    serviceAccessGet: ({ caller }) => ({ serviceMethods: methodsOf(caller.methods) }),
    objectAccessGet: ({ caller }) => ({ ...caller.objects }),
    accessLookupGet: () => [...cms.lookup],
    serviceAccessGetAll: () => serviceMap(cms),
    serviceAccessUpdate: ({ caller, json: { accessMap } }) => {
      demandVerdict(mayAdministerRoles(caller.units));
      demandKnown(
        accessMap.flatMap((row) => row.serviceMethods.map(({ methodId }) => methodId)),
        cms.operationIds,
      );
      update(cms, accessMap, ({ serviceMethods }) => ({
        methods: serviceMethods.map(({ methodId }) => methodId),
      }));
      return serviceMap(cms);
    },
    objectAccessGetAll: () => objectMap(cms),
    objectAccessUpdate: ({ caller, json: { accessMap } }) => {
      demandVerdict(mayAdministerRoles(caller.units));
      demandKnown(
        accessMap.flatMap((row) => Object.keys(row.objectAccess)),
        cms.lookup.map(({ cmsObjectType }) => cmsObjectType),
      );
      update(cms, accessMap, ({ objectAccess }) => ({ objects: objectAccess }));
      return objectMap(cms);
    },
    realmRolesGet: () => realmRoles(cms),
    realmRolesUpdate: ({ caller, json: { realm, roles } }) => {
      demandVerdict(mayAdministerRoles(caller.units));
      const known = knownRealm(cms, realm);
      cms.realmRoles.put(known, { realm: known, roles });
      return realmRoles(cms);
    },
  };
}

export const accessSubject = cmsSubject(access, accessRoutes);
