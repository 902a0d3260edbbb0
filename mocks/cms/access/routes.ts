import { mayAdministerRoles } from '../../../src/domain/access/staffVerdicts.ts';
import { realmOf, type Realm } from '../../../src/domain/access/roles.ts';
import { accessId, type AccessRow } from '../../store/accessRow.ts';
import type { Cms } from '../cms.ts';
import * as access from './contract.ts';
import { badRequest, demandVerdict } from '../refusal.ts';
import { cmsSubject } from '../operation.ts';
import { openRoutes, permittedRoutes } from '../route.ts';
import { toWireRealm } from '../toWire.ts';

const route = permittedRoutes(access);

const methodsOf = (methods: readonly string[]) => methods.map((methodId) => ({ methodId }));

function serviceMap(cms: Cms): access.ServiceAccessMap {
  return {
    accessMap: cms.access.all().map(({ realm, role, methods }) => ({
      realm: toWireRealm(cms, realm),
      role,
      serviceMethods: methodsOf(methods),
    })),
  };
}

function objectMap(cms: Cms): access.ObjectAccessMap {
  return {
    accessMap: cms.access.all().map(({ realm, role, objects }) => ({
      realm: toWireRealm(cms, realm),
      role,
      objectAccess: { ...objects },
    })),
  };
}

const realmRoles = (cms: Cms): access.RealmRoles[] =>
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
function accessRoutes(cms: Cms) {
  return openRoutes()
    .openapi(route('authTokenGet'), (c) => {
      const { azureId, firstName, lastName, email } = c.var.caller.person;
      const authUnits = c.var.caller.units.map(({ realm, accountNumber, roles }) => ({
        realm: toWireRealm(cms, realm),
        accountNumber,
        roles: [...roles],
        distributor: null,
      }));
      return c.json({ azureId, firstName, lastName, email, authUnits }, 200);
    })
    .openapi(route('serviceAccessGet'), (c) =>
      c.json({ serviceMethods: methodsOf(c.var.caller.methods) }, 200),
    )
    .openapi(route('objectAccessGet'), (c) => c.json({ ...c.var.caller.objects }, 200))
    .openapi(route('accessLookupGet'), (c) => c.json([...cms.lookup], 200))
    .openapi(route('serviceAccessGetAll'), (c) => c.json(serviceMap(cms), 200))
    .openapi(route('serviceAccessUpdate'), (c) => {
      demandVerdict(mayAdministerRoles(c.var.caller.units));
      const { accessMap } = c.req.valid('json');
      demandKnown(
        accessMap.flatMap((row) => row.serviceMethods.map(({ methodId }) => methodId)),
        cms.operationIds,
      );
      update(cms, accessMap, ({ serviceMethods }) => ({
        methods: serviceMethods.map(({ methodId }) => methodId),
      }));
      return c.json(serviceMap(cms), 200);
    })
    .openapi(route('objectAccessGetAll'), (c) => c.json(objectMap(cms), 200))
    .openapi(route('objectAccessUpdate'), (c) => {
      demandVerdict(mayAdministerRoles(c.var.caller.units));
      const { accessMap } = c.req.valid('json');
      demandKnown(
        accessMap.flatMap((row) => Object.keys(row.objectAccess)),
        cms.lookup.map(({ cmsObjectType }) => cmsObjectType),
      );
      update(cms, accessMap, ({ objectAccess }) => ({ objects: objectAccess }));
      return c.json(objectMap(cms), 200);
    })
    .openapi(route('realmRolesGet'), (c) => c.json(realmRoles(cms), 200))
    .openapi(route('realmRolesUpdate'), (c) => {
      demandVerdict(mayAdministerRoles(c.var.caller.units));
      const { realm, roles } = c.req.valid('json');
      const known = knownRealm(cms, realm);
      cms.realmRoles.put(known, { realm: known, roles });
      return c.json(realmRoles(cms), 200);
    });
}

export const accessSubject = cmsSubject(access, accessRoutes);
