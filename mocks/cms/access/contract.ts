import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '../answers.ts';
import { realmSchema, roleSchema } from '../fields.ts';
import { serviceGoverned } from '../operation.ts';

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
export type ObjectAccess = z.infer<typeof accessSchema>;
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

const own = { tags: ['Access'] };
const administered = serviceGoverned('Access');

export const authTokenGet = createRoute({
  ...own,
  method: 'get',
  path: '/auth/token',
  operationId: 'authTokenGet',
  summary: 'Read who you are',
  description: 'The person behind the Bearer token, with every unit that person belongs to.',
  responses: { 200: json('You.', authUserSchema), ...refusals },
});

export const serviceAccessGet = createRoute({
  ...own,
  method: 'get',
  path: '/auth/access/service',
  operationId: 'serviceAccessGet',
  summary: 'Read the methods you may call',
  responses: {
    200: json('Your methods.', z.object({ serviceMethods: serviceMethodsSchema }).openapi('ServiceAccess')),
    ...refusals,
  },
});

export const objectAccessGet = createRoute({
  ...own,
  method: 'get',
  path: '/auth/access/object',
  operationId: 'objectAccessGet',
  summary: 'Read the object types you may read and write',
  responses: { 200: json('Object type to access.', objectAccessSchema), ...refusals },
});

export const accessLookupGet = createRoute({
  ...own,
  method: 'get',
  path: '/auth/access/lookup',
  operationId: 'accessLookupGet',
  summary: 'Look up which operations read and write an object type',
  responses: {
    200: json(
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
    ...refusals,
  },
});

export const serviceAccessGetAll = createRoute({
  ...administered,
  method: 'get',
  path: '/auth/access/service/all',
  operationId: 'serviceAccessGetAll',
  summary: 'List the methods every role may call',
  responses: { 200: json('The access map.', serviceMapSchema), ...refusals },
});

export const serviceAccessUpdate = createRoute({
  ...administered,
  method: 'post',
  path: '/auth/access/service',
  operationId: 'serviceAccessUpdate',
  summary: 'Set the methods roles may call',
  description: 'Replaces the rows of the realms and roles it names, and leaves the others as they are.',
  request: { body: body(serviceMapSchema) },
  responses: { 200: json('The whole access map.', serviceMapSchema), ...refusals },
});

export const objectAccessGetAll = createRoute({
  ...administered,
  method: 'get',
  path: '/auth/access/object/all',
  operationId: 'objectAccessGetAll',
  summary: 'List the object types every role may read and write',
  responses: { 200: json('The access map.', objectMapSchema), ...refusals },
});

export const objectAccessUpdate = createRoute({
  ...administered,
  method: 'post',
  path: '/auth/access/object',
  operationId: 'objectAccessUpdate',
  summary: 'Set the object types roles may read and write',
  description: 'Replaces the rows of the realms and roles it names, and leaves the others as they are.',
  request: { body: body(objectMapSchema) },
  responses: { 200: json('The whole access map.', objectMapSchema), ...refusals },
});

export const realmRolesGet = createRoute({
  ...own,
  method: 'get',
  path: '/auth/realmRoles',
  operationId: 'realmRolesGet',
  summary: 'List the roles of every realm',
  responses: { 200: json('The roles, realm by realm.', z.array(realmRolesSchema)), ...refusals },
});

export const realmRolesUpdate = createRoute({
  ...administered,
  method: 'post',
  path: '/auth/realmRoles',
  operationId: 'realmRolesUpdate',
  summary: 'Set the roles of a realm',
  request: { body: body(realmRolesSchema) },
  responses: { 200: json('The roles, realm by realm.', z.array(realmRolesSchema)), ...refusals },
});
