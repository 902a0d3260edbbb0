import { readJson } from '../../../src/domain/resource/json.ts';
import { newResourceNameRefusal } from '../../../src/domain/resource/name.ts';
import type { Cms } from '../cms.ts';
import { cmsSubject } from '../operation.ts';
import { badRequest, conflict, notFound, refuseField } from '../refusal.ts';
import { openRoutes, permittedRoutes } from '../route.ts';
import * as resource from './contract.ts';
import type { Resource } from './contract.ts';

const route = permittedRoutes(resource);

/** Throws a 400 where the data of a resource is no JSON. */
function demandJson(data: string): void {
  const reading = readJson(data);
  const [first] = reading.isSound ? [] : reading.problems;
  if (first) throw badRequest(`The data is no JSON. Line ${first.line}: ${first.text}`);
}

/** Resources: named JSON texts that others read. */
function resourceRoutes({ resources }: Cms) {
  const found = (name: string): Resource => {
    const known = resources.get(name);
    if (!known) throw notFound('resource', name);
    return known;
  };
  const save = (saved: Resource): Resource => {
    demandJson(saved.data);
    resources.put(saved.name, saved);
    return saved;
  };
  return openRoutes()
    .openapi(route('resourceGetAll'), (c) => c.json(resources.all(), 200))
    .openapi(route('resourceGet'), (c) => c.json(found(c.req.valid('param').name), 200))
    .openapi(route('resourceCreate'), (c) => {
      const created = c.req.valid('json');
      if (resources.get(created.name)) throw conflict(`There is a resource called ${created.name} already.`);
      const names = resources.all().map(({ name }) => name);
      refuseField(newResourceNameRefusal(created.name, names));
      return c.json(save(created), 200);
    })
    .openapi(route('resourceUpdate'), (c) => {
      const { name, data } = c.req.valid('json');
      return c.json(save({ ...found(name), data }), 200);
    })
    .openapi(route('resourceDelete'), (c) => {
      const gone = found(c.req.valid('param').name);
      resources.delete(gone.name);
      return c.json(gone, 200);
    });
}

export const resourceSubject = cmsSubject(resource, resourceRoutes);
