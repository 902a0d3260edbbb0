import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '../answers.ts';
import { objectGoverned } from '../operation.ts';

const resourceSchema = z
  .object({
    name: z.string().openapi({ example: 'DEVICE_ERRORS' }),
    data: z.string().openapi({ description: 'A JSON text.' }),
  })
  .openapi('Resource');
export type Resource = z.infer<typeof resourceSchema>;

const reads = objectGoverned('Resources', 'RESOURCE', 'READ');
const writes = objectGoverned('Resources', 'RESOURCE', 'WRITE');
const byName = z.object({ name: z.string() });

export const resourceGetAll = createRoute({
  ...reads,
  method: 'get',
  path: '/modulate/all',
  operationId: 'resourceGetAll',
  summary: 'List the resources',
  responses: { 200: json('The resources, by name.', z.array(resourceSchema)), ...refusals },
});

export const resourceGet = createRoute({
  ...reads,
  method: 'get',
  path: '/modulate/{name}',
  operationId: 'resourceGet',
  summary: 'Read a resource',
  description: 'DEVICE_ERRORS holds the device errors.',
  request: { params: byName },
  responses: { 200: json('The resource.', resourceSchema), ...refusals },
});

export const resourceCreate = createRoute({
  ...writes,
  method: 'post',
  path: '/modulate',
  operationId: 'resourceCreate',
  summary: 'Create a resource',
  request: { body: body(resourceSchema) },
  responses: { 200: json('The resource.', resourceSchema), ...refusals },
});

export const resourceUpdate = createRoute({
  ...writes,
  method: 'put',
  path: '/modulate',
  operationId: 'resourceUpdate',
  summary: 'Update a resource',
  request: { body: body(resourceSchema) },
  responses: { 200: json('The resource.', resourceSchema), ...refusals },
});

export const resourceDelete = createRoute({
  ...writes,
  method: 'delete',
  path: '/modulate/{name}',
  operationId: 'resourceDelete',
  summary: 'Delete a resource',
  request: { params: byName },
  responses: { 200: json('The resource that is gone.', resourceSchema), ...refusals },
});
