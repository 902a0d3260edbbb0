import { z } from '@hono/zod-openapi';
import { jsonContent, realmSchema, roleSchema } from '../fields.ts';
import {
  createPublicOperations,
  createServiceOperations,
  createApiModule,
  type OperationHandlers,
} from '../apiModule.ts';
import { checkRoleAdministration } from '../../../src/domain/access/staffDecisions.ts';
import { parseRealm, type Realm } from '../../../src/domain/access/roles.ts';
import { getAccessRowId, type AccessRow } from '../../store/records.ts';
import type { CmsContext } from '../cmsContext.ts';
import { createBadRequestError, assertAllowed } from '../httpErrors.ts';
import { toRealmName } from '../toDto.ts';

const authUserSchema = z
  .object({
    azureId: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    authUnits: z.array(
      z.object({
        realm: realmSchema,
        accountNumber: z.string(),
        roles: z.array(roleSchema),
        distributor: z.object({ distributorId: z.string() }).nullable(),
      }),
    ),
  })
  .openapi('AuthUser');

const serviceMethodsSchema = z.array(z.object({ methodId: z.string() }));
const accessSchema = z.enum(['READ', 'WRITE', 'BOTH']).openapi('ObjectAccess');
export type AccessLevel = z.infer<typeof accessSchema>;
const objectAccessSchema = z.record(z.string(), accessSchema).openapi({ example: { CONFIGURATION: 'BOTH' } });

const serviceMapSchema = z
  .object({
    accessMap: z.array(
      z.object({ realm: realmSchema, role: roleSchema, serviceMethods: serviceMethodsSchema }),
    ),
  })
  .openapi('ServiceAccessMap');
export type ServiceAccessMap = z.infer<typeof serviceMapSchema>;

const objectMapSchema = z
  .object({
    accessMap: z.array(z.object({ realm: realmSchema, role: roleSchema, objectAccess: objectAccessSchema })),
  })
  .openapi('ObjectAccessMap');
export type ObjectAccessMap = z.infer<typeof objectMapSchema>;

const realmRolesSchema = z.object({ realm: realmSchema, roles: z.array(roleSchema) }).openapi('RealmRoles');
export type RealmRoles = z.infer<typeof realmRolesSchema>;

const own = createPublicOperations('Access');
const administered = createServiceOperations('Access');

const accessOperations = {
  authTokenGet: own.get('/auth/token', 'Read who you are', {
    description: 'The person behind the Bearer token, with every unit that person belongs to.',
    answer: jsonContent('You.', authUserSchema),
  }),
  serviceAccessGet: own.get('/auth/access/service', 'Read the methods you may call', {
    answer: jsonContent(
      'Your methods.',
      z.object({ serviceMethods: serviceMethodsSchema }).openapi('ServiceAccess'),
    ),
  }),
  objectAccessGet: own.get('/auth/access/object', 'Read the object types you may read and write', {
    answer: jsonContent('Object type to access.', objectAccessSchema),
  }),
  accessLookupGet: own.get('/auth/access/lookup', 'Look up which operations read and write an object type', {
    answer: jsonContent(
      'One row for each operation that reads or writes an object type.',
      z.array(
        z
          .object({
            cmsObjectType: z.string(),
            readOperationId: z.string().nullable(),
            writeOperationId: z.string().nullable(),
          })
          .openapi('OperationLookup'),
      ),
    ),
  }),
  serviceAccessGetAll: administered.get('/auth/access/service/all', 'List the methods every role may call', {
    answer: jsonContent('The access map.', serviceMapSchema),
  }),
  serviceAccessUpdate: administered.post('/auth/access/service', 'Set the methods roles may call', {
    description: 'Replaces the rows of the realms and roles it names, and leaves the others as they are.',
    json: serviceMapSchema,
    answer: jsonContent('The whole access map.', serviceMapSchema),
  }),
  objectAccessGetAll: administered.get(
    '/auth/access/object/all',
    'List the object types every role may read and write',
    { answer: jsonContent('The access map.', objectMapSchema) },
  ),
  objectAccessUpdate: administered.post(
    '/auth/access/object',
    'Set the object types roles may read and write',
    {
      description: 'Replaces the rows of the realms and roles it names, and leaves the others as they are.',
      json: objectMapSchema,
      answer: jsonContent('The whole access map.', objectMapSchema),
    },
  ),
  realmRolesGet: own.get('/auth/realmRoles', 'List the roles of every realm', {
    answer: jsonContent('The roles, realm by realm.', z.array(realmRolesSchema)),
  }),
  realmRolesUpdate: administered.post('/auth/realmRoles', 'Set the roles of a realm', {
    json: realmRolesSchema,
    answer: jsonContent('The roles, realm by realm.', z.array(realmRolesSchema)),
  }),
};

const methodsOf = (methods: readonly string[]) => methods.map((methodId) => ({ methodId }));

const serviceMap = (cms: CmsContext): ServiceAccessMap => ({
  accessMap: cms.access.all().map(({ realm, role, methods }) => ({
    realm: toRealmName(cms, realm),
    role,
    serviceMethods: methodsOf(methods),
  })),
});

const objectMap = (cms: CmsContext): ObjectAccessMap => ({
  accessMap: cms.access.all().map(({ realm, role, objects }) => ({
    realm: toRealmName(cms, realm),
    role,
    objectAccess: { ...objects },
  })),
});

const realmRoles = (cms: CmsContext): RealmRoles[] =>
  cms.realmRoles.all().map(({ realm, roles }) => ({ realm: toRealmName(cms, realm), roles: [...roles] }));

function knownRealm(cms: CmsContext, wire: string): Realm {
  const realm = parseRealm(wire, cms.settings.productCode);
  if (!realm) throw createBadRequestError(`There is no realm ${wire}.`);
  return realm;
}

function demandKnown(names: readonly string[], known: readonly string[]): void {
  const strange = names.find((name) => !known.includes(name));
  if (strange !== undefined) throw createBadRequestError(`There is no operation or object type ${strange}.`);
}

function update<Row extends { readonly realm: string; readonly role: AccessRow['role'] }>(
  cms: CmsContext,
  rows: readonly Row[],
  changed: (row: Row) => Partial<AccessRow>,
): void {
  cms.store.transaction(() => {
    for (const row of rows) {
      const realm = knownRealm(cms, row.realm);
      const id = getAccessRowId(realm, row.role);
      const known = cms.access.get(id) ?? { realm, role: row.role, methods: [], objects: {} };
      cms.access.put(id, { ...known, ...changed(row) });
    }
  });
}

function accessRoutes(cms: CmsContext): OperationHandlers<typeof accessOperations> {
  return {
    authTokenGet: ({ caller }) => {
      const { azureId, firstName, lastName, email } = caller.person;
      const authUnits = caller.units.map(({ realm, accountNumber, roles }) => ({
        realm: toRealmName(cms, realm),
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
      assertAllowed(checkRoleAdministration(caller.units));
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
      assertAllowed(checkRoleAdministration(caller.units));
      demandKnown(
        accessMap.flatMap((row) => Object.keys(row.objectAccess)),
        cms.lookup.map(({ cmsObjectType }) => cmsObjectType),
      );
      update(cms, accessMap, ({ objectAccess }) => ({ objects: objectAccess }));
      return objectMap(cms);
    },
    realmRolesGet: () => realmRoles(cms),
    realmRolesUpdate: ({ caller, json: { realm, roles } }) => {
      assertAllowed(checkRoleAdministration(caller.units));
      const known = knownRealm(cms, realm);
      cms.realmRoles.put(known, { realm: known, roles });
      return realmRoles(cms);
    },
  };
}

export const accessModule = createApiModule(accessOperations, accessRoutes);
