import { reachesAccount, reachesSerial } from '../caller.ts';
import type { Cms } from '../cms.ts';
import { cmsSubject } from '../operation.ts';
import { openRoutes, permitted } from '../route.ts';
import * as serviceOrder from './contract.ts';

/** Service orders. */
function serviceOrderRoutes(cms: Cms) {
  return openRoutes().openapi(permitted(serviceOrder.serviceOrderGetAll), (c) => {
    const { caller } = c.var;
    const seen = cms.serviceOrders
      .all()
      .filter(
        (order) =>
          reachesAccount(caller, order.accountNumber, 'PRODUCT') ||
          order.serialNumbers.some((serial) => reachesSerial(caller, serial)),
      )
      .map((order) => serviceOrder.serviceOrderSchema.parse(order));
    return c.json(
      seen.toSorted((one, other) => other.lastStateChange.localeCompare(one.lastStateChange)),
      200,
    );
  });
}

export const serviceOrderSubject = cmsSubject(serviceOrder, serviceOrderRoutes);
