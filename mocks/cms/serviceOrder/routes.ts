import type { Cms } from '../cms.ts';
import { cmsSubject } from '../operation.ts';
import { openRoutes, permitted } from '../route.ts';
import * as serviceOrder from './contract.ts';
import { changeOrder, createFromWire, deleteOrder, findOrder, ordersFor } from './rules.ts';

/** Service orders. */
function serviceOrderRoutes(cms: Cms) {
  return openRoutes()
    .openapi(permitted(serviceOrder.serviceOrderGetAll), (c) => c.json(ordersFor(cms, c.var.caller), 200))
    .openapi(permitted(serviceOrder.serviceOrderGet), (c) =>
      c.json(findOrder(cms, c.var.caller, c.req.valid('param').id), 200),
    )
    .openapi(permitted(serviceOrder.serviceOrderCreate), (c) =>
      c.json(createFromWire(cms, c.var.caller, c.req.valid('param').type, c.req.valid('json')), 200),
    )
    .openapi(permitted(serviceOrder.serviceOrderUpdate), (c) =>
      c.json(changeOrder(cms, c.var.caller, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(permitted(serviceOrder.serviceOrderDelete), (c) =>
      c.json(deleteOrder(cms, c.var.caller, c.req.valid('param').id), 200),
    );
}

export const serviceOrderSubject = cmsSubject(serviceOrder, serviceOrderRoutes);
