import type { Cms } from '../cms.ts';
import { cmsSubject } from '../operation.ts';
import type { Handlers } from '../route.ts';
import * as serviceOrder from './contract.ts';
import { changeOrder, createFromWire, deleteOrder, findOrder, ordersFor } from './rules.ts';

/** Service orders. */
function serviceOrderRoutes(cms: Cms): Handlers<typeof serviceOrder> {
  return {
    serviceOrderGetAll: ({ caller }) => ordersFor(cms, caller),
    serviceOrderGet: ({ caller, param }) => findOrder(cms, caller, param.id),
    serviceOrderCreate: ({ caller, param, json }) => createFromWire(cms, caller, param.type, json),
    serviceOrderUpdate: ({ caller, param, json }) => changeOrder(cms, caller, param.id, json),
    serviceOrderDelete: ({ caller, param }) => deleteOrder(cms, caller, param.id),
  };
}

export const serviceOrderSubject = cmsSubject(serviceOrder, serviceOrderRoutes);
