import type { Caller } from '../caller.ts';
import type { Cms } from '../cms.ts';
import * as artefact from './contract.ts';
import { imageRoutes } from './imageRoutes.ts';
import { findConfiguration, findProductConfiguration, findRevision } from '../findOrRefuse.ts';
import { cmsSubject } from '../operation.ts';
import type { Handlers } from '../route.ts';
import { receiveArtefact, sendArtefact, type Place } from './rules.ts';

function artefactRoutes(cms: Cms): Omit<Handlers<typeof artefact>, keyof ReturnType<typeof imageRoutes>> {
  const ofConfiguration = (caller: Caller, id: string, name: string): Place => {
    const record = findConfiguration(cms, caller, id);
    return { record, revision: findRevision(record, name), productConfigurationId: null };
  };
  const ofDevice = (caller: Caller, id: string, name: string): Place => ({
    ...findProductConfiguration(cms, caller, id, name),
    productConfigurationId: id,
  });
  return {
    configurationArtefactDownload: ({ caller, query }) =>
      sendArtefact(cms, caller, ofConfiguration(caller, query.configurationId, query.revision), query),
    productConfigurationArtefactDownload: ({ caller, query }) =>
      sendArtefact(cms, caller, ofDevice(caller, query.productConfigurationId, query.revision), query),
    configurationArtefactUpload: ({ caller, query, request }) => {
      const find = () => ofConfiguration(caller, query.configurationId, query.revision);
      return receiveArtefact(cms, caller, request, find, query);
    },
    productConfigurationArtefactUpload: ({ caller, query, request }) => {
      const find = () => ofDevice(caller, query.productConfigurationId, query.revision);
      return receiveArtefact(cms, caller, request, find, query);
    },
  };
}

export const artefactSubject = cmsSubject(artefact, (cms) => ({
  ...artefactRoutes(cms),
  ...imageRoutes(cms),
}));
