import { z } from '@hono/zod-openapi';
import { body, json } from '../answers.ts';
import { realmSchema, roleSchema } from '../fields.ts';
import { openToAll, serviceGoverned } from '../operation.ts';

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

const own = openToAll('Access');
const administered = serviceGoverned('Access');

export const authTokenGet = own.get('/auth/token', {
  summary: 'Read who you are',
  description: 'The person behind the Bearer token, with every unit that person belongs to.',
  answer: json('You.', authUserSchema),
});

export const serviceAccessGet = own.get('/auth/access/service', {
  summary: 'Read the methods you may call',
  answer: json('Your methods.', z.object({ serviceMethods: serviceMethodsSchema }).openapi('ServiceAccess')),
});

export const objectAccessGet = own.get('/auth/access/object', {
  summary: 'Read the object types you may read and write',
  answer: json('Object type to access.', objectAccessSchema),
});

export const accessLookupGet = own.get('/auth/access/lookup', {
  summary: 'Look up which operations read and write an object type',
  answer: json(
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
});

export const serviceAccessGetAll = administered.get('/auth/access/service/all', {
  summary: 'List the methods every role may call',
  answer: json('The access map.', serviceMapSchema),
});

export const serviceAccessUpdate = administered.post('/auth/access/service', {
  summary: 'Set the methods roles may call',
  description: 'Replaces the rows of the realms and roles it names, and leaves the others as they are.',
  request: { body: body(serviceMapSchema) },
  answer: json('The whole access map.', serviceMapSchema),
});

export const objectAccessGetAll = administered.get('/auth/access/object/all', {
  summary: 'List the object types every role may read and write',
  answer: json('The access map.', objectMapSchema),
});

export const objectAccessUpdate = administered.post('/auth/access/object', {
  summary: 'Set the object types roles may read and write',
  description: 'Replaces the rows of the realms and roles it names, and leaves the others as they are.',
  request: { body: body(objectMapSchema) },
  answer: json('The whole access map.', objectMapSchema),
});

export const realmRolesGet = own.get('/auth/realmRoles', {
  summary: 'List the roles of every realm',
  answer: json('The roles, realm by realm.', z.array(realmRolesSchema)),
});

export const realmRolesUpdate = administered.post('/auth/realmRoles', {
  summary: 'Set the roles of a realm',
  request: { body: body(realmRolesSchema) },
  answer: json('The roles, realm by realm.', z.array(realmRolesSchema)),
});
