import type { Cms } from '../cms.ts';
import { cmsSubject } from '../operation.ts';
import { openRoutes, permittedRoutes } from '../route.ts';
import * as serviceOrder from './contract.ts';
import { changeOrder, createFromWire, deleteOrder, findOrder, ordersFor } from './rules.ts';

const route = permittedRoutes(serviceOrder);

/** Service orders. */
function serviceOrderRoutes(cms: Cms) {
  return openRoutes()
    .openapi(route('serviceOrderGetAll'), (c) => c.json(ordersFor(cms, c.var.caller), 200))
    .openapi(route('serviceOrderGet'), (c) =>
      c.json(findOrder(cms, c.var.caller, c.req.valid('param').id), 200),
    )
    .openapi(route('serviceOrderCreate'), (c) =>
      c.json(createFromWire(cms, c.var.caller, c.req.valid('param').type, c.req.valid('json')), 200),
    )
    .openapi(route('serviceOrderUpdate'), (c) =>
      c.json(changeOrder(cms, c.var.caller, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(route('serviceOrderDelete'), (c) =>
      c.json(deleteOrder(cms, c.var.caller, c.req.valid('param').id), 200),
    );
}

export const serviceOrderSubject = cmsSubject(serviceOrder, serviceOrderRoutes);
