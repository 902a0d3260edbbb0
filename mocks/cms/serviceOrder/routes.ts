import { reachesAccount, reachesSerial, type Caller } from '../caller.ts';
import type { Cms, ServiceOrderRecord } from '../cms.ts';
import { cmsSubject } from '../operation.ts';
import { openRoutes, permitted } from '../route.ts';
import * as serviceOrder from './contract.ts';

/** An order as far as the caller may know of it: of somebody else's account only the products granted one by one. */
function shownTo(caller: Caller, order: ServiceOrderRecord): ServiceOrderRecord[] {
  if (reachesAccount(caller, order.accountNumber, 'PRODUCT')) return [order];
  const serialNumbers = order.serialNumbers.filter((serial) => reachesSerial(caller, serial));
  return serialNumbers.length > 0 ? [{ ...order, serialNumbers, configurationIds: [] }] : [];
}

/** Service orders. */
function serviceOrderRoutes(cms: Cms) {
  return openRoutes().openapi(permitted(serviceOrder.serviceOrderGetAll), (c) => {
    const { caller } = c.var;
    const seen = cms.serviceOrders
      .all()
      .flatMap((order) => shownTo(caller, order))
      .map((order) => serviceOrder.serviceOrderSchema.parse(order));
    return c.json(
      seen.toSorted((one, other) => other.lastStateChange.localeCompare(one.lastStateChange)),
      200,
    );
  });
}

export const serviceOrderSubject = cmsSubject(serviceOrder, serviceOrderRoutes);
