import { readJson } from '../../../src/domain/resource/json.ts';
import { newResourceNameRefusal } from '../../../src/domain/resource/name.ts';
import type { Cms } from '../cms.ts';
import { cmsSubject } from '../operation.ts';
import type { Handlers } from '../route.ts';
import { badRequest, conflict, demandFound, refuseField } from '../refusal.ts';
import * as resource from './contract.ts';
import type { Resource } from './contract.ts';

/** Throws a 400 where the data of a resource is no JSON. */
function demandJson(data: string): void {
  const reading = readJson(data);
  const [first] = reading.isSound ? [] : reading.problems;
  if (first) throw badRequest(`The data is no JSON. Line ${first.line}: ${first.text}`);
}

/** Resources: named JSON texts that others read. */
function resourceRoutes({ resources }: Cms): Handlers<typeof resource> {
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
      refuseField(newResourceNameRefusal(created.name, names));
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

export const resourceSubject = cmsSubject(resource, resourceRoutes);
