import { z } from '@hono/zod-openapi';
import { body, json } from '../answers.ts';
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

export const resourceGetAll = reads.get('/modulate/all', {
  summary: 'List the resources',
  answer: json('The resources, by name.', z.array(resourceSchema)),
});

export const resourceGet = reads.get('/modulate/{name}', {
  summary: 'Read a resource',
  description: 'DEVICE_ERRORS holds the device errors.',
  request: { params: byName },
  answer: json('The resource.', resourceSchema),
});

export const resourceCreate = writes.post('/modulate', {
  summary: 'Create a resource',
  request: { body: body(resourceSchema) },
  answer: json('The resource.', resourceSchema),
});

export const resourceUpdate = writes.put('/modulate', {
  summary: 'Update a resource',
  request: { body: body(resourceSchema) },
  answer: json('The resource.', resourceSchema),
});

export const resourceDelete = writes.delete('/modulate/{name}', {
  summary: 'Delete a resource',
  request: { params: byName },
  answer: json('The resource that is gone.', resourceSchema),
});
