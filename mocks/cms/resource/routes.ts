import { z } from '@hono/zod-openapi';
import { content } from '../fields.ts';
import { objectGoverned, cmsSubject, type Handlers } from '../operation.ts';
import { parseJson } from '../../../src/domain/resource/json.ts';
import { validateNewResourceName } from '../../../src/domain/resource/name.ts';
import type { Cms } from '../cms.ts';
import { badRequest, conflict, demandFound, refuseField } from '../refusal.ts';

const resourceSchema = z
  .object({
    name: z.string().openapi({ example: 'DEVICE_ERRORS' }),
    data: z.string().openapi({ description: 'A JSON text.' }),
  })
  .openapi('Resource');
export type Resource = z.infer<typeof resourceSchema>;

const reads = objectGoverned('Resources', 'RESOURCE', 'READ');
const writes = objectGoverned('Resources', 'RESOURCE', 'WRITE');

const resourceOperations = {
  resourceGetAll: reads.get('/modulate/all', 'List the resources', {
    answer: content('The resources, by name.', z.array(resourceSchema)),
  }),
  resourceGet: reads.get('/modulate/{name}', 'Read a resource', {
    description: 'DEVICE_ERRORS holds the device errors.',
    answer: content('The resource.', resourceSchema),
  }),
  resourceCreate: writes.post('/modulate', 'Create a resource', {
    json: resourceSchema,
    answer: content('The resource.', resourceSchema),
  }),
  resourceUpdate: writes.put('/modulate', 'Update a resource', {
    json: resourceSchema,
    answer: content('The resource.', resourceSchema),
  }),
  resourceDelete: writes.delete('/modulate/{name}', 'Delete a resource', {
    answer: content('The resource that is gone.', resourceSchema),
  }),
};

function demandJson(data: string): void {
  const reading = parseJson(data);
  const [first] = reading.isSound ? [] : reading.problems;
  if (first) throw badRequest(`The data is no JSON. Line ${first.line}: ${first.text}`);
}

function resourceRoutes({ resources }: Cms): Handlers<typeof resourceOperations> {
  const found = (name: string): Resource => demandFound(resources.get(name), 'resource', name);
  const save = (saved: Resource): Resource => {
    demandJson(saved.data);
    resources.put(saved.name, saved);
    return saved;
  };
  return {
    resourceGetAll: () => resources.all(),
    resourceGet: ({ param }) => found(param.name),
    resourceCreate: ({ json: created }) => {
      if (resources.get(created.name)) throw conflict(`There is a resource called ${created.name} already.`);
      const names = resources.all().map(({ name }) => name);
      refuseField(validateNewResourceName(created.name, names));
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

export const resourceSubject = cmsSubject(resourceOperations, resourceRoutes);
