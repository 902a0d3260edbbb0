import { byRole } from '../../../src/domain/access/verdict.ts';
import { realmOf, type Realm } from '../../../src/domain/access/roles.ts';
import { accessId, type AccessRow } from '../../store/accessRow.ts';
import type { Cms } from '../cms.ts';
import * as access from './contract.ts';
import { badRequest, demandVerdict } from '../refusal.ts';
import { cmsSubject } from '../operation.ts';
import { openRoutes, permitted } from '../route.ts';
import { toWireRealm } from '../toWire.ts';

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
    .openapi(permitted(access.authTokenGet), (c) => {
      const { azureId, firstName, lastName, email, units } = c.var.caller.person;
      const authUnits = units.map(({ realm, accountNumber, roles, distributorId }) => ({
        realm: toWireRealm(cms, realm),
        accountNumber,
        roles: [...roles],
        distributor: distributorId === null ? null : { distributorId },
      }));
      return c.json({ azureId, firstName, lastName, email, authUnits }, 200);
    })
    .openapi(permitted(access.serviceAccessGet), (c) =>
      c.json({ serviceMethods: methodsOf(c.var.caller.methods) }, 200),
    )
    .openapi(permitted(access.objectAccessGet), (c) => c.json({ ...c.var.caller.objects }, 200))
    .openapi(permitted(access.accessLookupGet), (c) => c.json([...cms.lookup], 200))
    .openapi(permitted(access.serviceAccessGetAll), (c) => c.json(serviceMap(cms), 200))
    .openapi(permitted(access.serviceAccessUpdate), (c) => {
      update(cms, c.req.valid('json').accessMap, ({ serviceMethods }) => ({
        methods: serviceMethods.map(({ methodId }) => methodId),
      }));
      return c.json(serviceMap(cms), 200);
    })
    .openapi(permitted(access.objectAccessGetAll), (c) => c.json(objectMap(cms), 200))
    .openapi(permitted(access.objectAccessUpdate), (c) => {
      update(cms, c.req.valid('json').accessMap, ({ objectAccess }) => ({ objects: objectAccess }));
      return c.json(objectMap(cms), 200);
    })
    .openapi(permitted(access.realmRolesGet), (c) => c.json(realmRoles(cms), 200))
    .openapi(permitted(access.realmRolesUpdate), (c) => {
      demandVerdict(byRole(c.var.caller.isStaffAdmin, 'Only administrators set the roles of a realm.'));
      const { realm, roles } = c.req.valid('json');
      const known = knownRealm(cms, realm);
      cms.realmRoles.put(known, { realm: known, roles });
      return c.json(realmRoles(cms), 200);
    });
}

export const accessSubject = cmsSubject(access, accessRoutes);
