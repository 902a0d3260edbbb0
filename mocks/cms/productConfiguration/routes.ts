import type { Cms } from '../cms.ts';
import * as contract from './contract.ts';
import { findProductConfiguration } from '../findOrRefuse.ts';
import { cmsSubject } from '../operation.ts';
import type { Handlers } from '../route.ts';
import { toWireProductConfiguration } from '../toWire.ts';
import { createProductConfiguration } from './rules.ts';

function productConfigurationRoutes(cms: Cms): Handlers<typeof contract> {
  return {
    productConfigurationCreate: ({ caller, json }) => createProductConfiguration(cms, caller, json),
    productConfigurationGet: ({ caller, param: { id }, query }) => {
      const found = findProductConfiguration(cms, caller, id, query.revision);
      return toWireProductConfiguration(found.record, found.revision, found.productConfiguration, caller);
    },
  };
}

export const productConfigurationSubject = cmsSubject(contract, productConfigurationRoutes);
