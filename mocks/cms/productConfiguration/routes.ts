import type { Cms } from '../cms.ts';
import * as contract from './contract.ts';
import { findProductConfiguration } from '../findOrRefuse.ts';
import { cmsSubject } from '../operation.ts';
import { openRoutes, permittedRoutes } from '../route.ts';
import { toWireProductConfiguration } from '../toWire.ts';
import { createProductConfiguration } from './rules.ts';

const route = permittedRoutes(contract);

function productConfigurationRoutes(cms: Cms) {
  return openRoutes()
    .openapi(route('productConfigurationCreate'), (c) =>
      c.json(createProductConfiguration(cms, c.var.caller, c.req.valid('json')), 200),
    )
    .openapi(route('productConfigurationGet'), (c) => {
      const { id } = c.req.valid('param');
      const found = findProductConfiguration(cms, c.var.caller, id, c.req.valid('query').revision);
      return c.json(
        toWireProductConfiguration(found.record, found.revision, found.productConfiguration, c.var.caller),
        200,
      );
    });
}

export const productConfigurationSubject = cmsSubject(contract, productConfigurationRoutes);
