import type { Caller } from '../caller.ts';
import type { Cms } from '../cms.ts';
import * as artefact from './contract.ts';
import { imageRoutes } from './imageRoutes.ts';
import { findConfiguration, findProductConfiguration, findRevision } from '../findOrRefuse.ts';
import { cmsSubject } from '../operation.ts';
import { openRoutes, permittedRoutes } from '../route.ts';
import { receiveArtefact, sendArtefact, type Place } from './rules.ts';

const route = permittedRoutes(artefact);

function artefactRoutes(cms: Cms) {
  const ofConfiguration = (caller: Caller, id: string, name: string): Place => {
    const record = findConfiguration(cms, caller, id);
    return { record, revision: findRevision(record, name), productConfigurationId: null };
  };
  const ofDevice = (caller: Caller, id: string, name: string): Place => ({
    ...findProductConfiguration(cms, caller, id, name),
    productConfigurationId: id,
  });
  return openRoutes()
    .openapi(route('configurationArtefactDownload'), (c) => {
      const query = c.req.valid('query');
      const { caller } = c.var;
      return sendArtefact(cms, caller, ofConfiguration(caller, query.configurationId, query.revision), query);
    })
    .openapi(route('productConfigurationArtefactDownload'), (c) => {
      const query = c.req.valid('query');
      const { caller } = c.var;
      return sendArtefact(cms, caller, ofDevice(caller, query.productConfigurationId, query.revision), query);
    })
    .openapi(route('configurationArtefactUpload'), async (c) => {
      const query = c.req.valid('query');
      const { caller } = c.var;
      const find = () => ofConfiguration(caller, query.configurationId, query.revision);
      return c.json(await receiveArtefact(cms, caller, c.req.raw, find, query), 200);
    })
    .openapi(route('productConfigurationArtefactUpload'), async (c) => {
      const query = c.req.valid('query');
      const { caller } = c.var;
      const find = () => ofDevice(caller, query.productConfigurationId, query.revision);
      return c.json(await receiveArtefact(cms, caller, c.req.raw, find, query), 200);
    });
}

export const artefactSubject = cmsSubject(artefact, (cms) =>
  artefactRoutes(cms).route('/', imageRoutes(cms)),
);
