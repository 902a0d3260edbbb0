import { z } from '@hono/zod-openapi';
import { jsonContent } from '../fields.ts';
import { createObjectOperations, createApiModule, type OperationHandlers } from '../apiModule.ts';
import { parseJson } from '../../../src/domain/resource/json.ts';
import { validateNewResourceName } from '../../../src/domain/resource/name.ts';
import type { CmsContext } from '../cmsContext.ts';
import {
  createBadRequestError,
  createConflictError,
  assertFound,
  assertNoFieldError,
} from '../httpErrors.ts';

const resourceSchema = z
  .object({
    name: z.string().openapi({ example: 'DEVICE_ERRORS' }),
    data: z.string().openapi({ description: 'A JSON text.' }),
  })
  .openapi('Resource');
export type Resource = z.infer<typeof resourceSchema>;

const reads = createObjectOperations('Resources', 'RESOURCE', 'READ');
const writes = createObjectOperations('Resources', 'RESOURCE', 'WRITE');

const resourceOperations = {
  resourceGetAll: reads.get('/modulate/all', 'List the resources', {
    answer: jsonContent('The resources, by name.', z.array(resourceSchema)),
  }),
  resourceGet: reads.get('/modulate/{name}', 'Read a resource', {
    description: 'DEVICE_ERRORS holds the device errors.',
    answer: jsonContent('The resource.', resourceSchema),
  }),
  resourceCreate: writes.post('/modulate', 'Create a resource', {
    json: resourceSchema,
    answer: jsonContent('The resource.', resourceSchema),
  }),
  resourceUpdate: writes.put('/modulate', 'Update a resource', {
    json: resourceSchema,
    answer: jsonContent('The resource.', resourceSchema),
  }),
  resourceDelete: writes.delete('/modulate/{name}', 'Delete a resource', {
    answer: jsonContent('The resource that is gone.', resourceSchema),
  }),
};

function demandJson(data: string): void {
  const reading = parseJson(data);
  const [first] = reading.isSound ? [] : reading.problems;
  if (first) throw createBadRequestError(`The data is no JSON. Line ${first.line}: ${first.text}`);
}

function resourceRoutes({ resources }: CmsContext): OperationHandlers<typeof resourceOperations> {
  const found = (name: string): Resource => assertFound(resources.get(name), 'resource', name);
  const save = (saved: Resource): Resource => {
    demandJson(saved.data);
    resources.put(saved.name, saved);
    return saved;
  };
  return {
    resourceGetAll: () => resources.all(),
    resourceGet: ({ param }) => found(param.name),
    resourceCreate: ({ json: created }) => {
      if (resources.get(created.name))
        throw createConflictError(`There is a resource called ${created.name} already.`);
      const names = resources.all().map(({ name }) => name);
      assertNoFieldError(validateNewResourceName(created.name, names));
      return save(created);
    },
    resourceUpdate: ({ json: { name, data } }) => save({ ...found(name), data }),
    resourceDelete: ({ param }) => {
      const gone = found(param.name);
      resources.delete(gone.name);
      return gone;
    },
  };
}

export const resourceModule = createApiModule(resourceOperations, resourceRoutes);
