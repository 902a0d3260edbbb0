import { type OrderFirmware, productFirmwareType } from '../../../src/domain/serviceOrder/orderFirmware.ts';
import { formatFirmwareSignature } from '../../../src/domain/firmware/firmware.ts';
import { getSeedFirmwareFileName } from '../../seed/firmware.ts';
import { createRandom } from '../../factory/random.ts';
import type { EventRecord, ProductRecord } from '../../store/productTable.ts';
import type { ServiceOrderProduct, ServiceOrderRecord } from '../../store/records.ts';
import type { CmsContext } from '../cmsContext.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Time in ms during which a new order can be changed before it is released. */
const grace = 15 * minute;

/** Time from the update to its confirmation, in ms. */
const installing = 45_000;

const refusals = [
  'The operator put the update off',
  'The battery was below 20 %',
  'The checksum of what was received did not match',
  'The remote control was in use',
] as const;

export const getReleaseTime = (now: string): string => new Date(Date.parse(now) + grace).toISOString();

/** Time in ms until an order reaches a product: minutes for some products, days for others. */
export function getDeliveryDelay(id: string, serialNumber: string): number {
  const random = createRandom(`reached/${id}/${serialNumber}`);
  const share = random.next();
  if (share < 0.4) return Math.floor(random.next() * 45 * minute);
  return Math.floor(share < 0.85 ? (1 + random.next() * 11) * hour : (12 + random.next() * 48) * hour);
}

/** Whether a product carries out an order; one in eight rejects it. */
export const isOrderAccepted = (id: string, serialNumber: string): boolean =>
  createRandom(`outcome/${id}/${serialNumber}`).next() >= 0.125;

const dueOf = ({ released }: ServiceOrderRecord, { takes }: ServiceOrderProduct): number =>
  released === null ? 0 : Date.parse(released) + takes;

export const getFirmwareFileName = (cms: CmsContext, firmware: OrderFirmware): string =>
  cms.firmware
    .get(formatFirmwareSignature(firmware))
    ?.firmwareFiles.find(({ version }) => version === firmware.version)?.fileName ??
  getSeedFirmwareFileName(firmware.name, firmware.version);

export function saveServiceOrder(cms: CmsContext, given: ServiceOrderRecord): void {
  const order = inItsState(given);
  cms.serviceOrders.put(order.id, order);
  const waiting = order.products.filter(({ outcome }) => outcome === null);
  if (waiting.length === 0) cms.ordersUnderWay.delete(order.id);
  else cms.ordersUnderWay.put(order.id, { next: Math.min(...waiting.map((each) => dueOf(order, each))) });
}

/** Events with which a product reports the outcome of an order, oldest first. */
export function createOutcomeEvents(
  cms: CmsContext,
  order: Pick<ServiceOrderRecord, 'id' | 'type' | 'firmware'>,
  product: Pick<ProductRecord, 'serialNumber' | 'productConfigurationId' | 'revision'>,
  at: number,
  isDone: boolean,
): EventRecord[] {
  const told = (type: string, time: number, note: string, given: Partial<EventRecord> = {}): EventRecord => ({
    type,
    created: new Date(time).toISOString(),
    note,
    log: '',
    err: false,
    ...given,
    data: { productNumber: product.serialNumber, ...given.data },
  });
  if (!isDone) {
    const note = createRandom(`refusal/${order.id}/${product.serialNumber}`).pick(refusals);
    return [told('SERVICE_ORDER_REJECTED', at, `${note} (${order.id})`)];
  }
  const update = order.firmware
    ? told('FIRMWARE_UPDATE', at - installing, '', {
        log: '> SYS:FLASH\nOK\n> SYS:RESET\nOK',
        data: { firmwareFileName: getFirmwareFileName(cms, order.firmware) },
      })
    : told('PARAMETER_CHANGE', at - installing, '', {
        log: '> SYS:LOAD\nOK',
        data: { parameterFileName: `${product.productConfigurationId}_${product.revision}1.txt` },
      });
  return [update, told('SERVICE_ORDER_FULFILLMENT', at, `Order ${order.id} has been carried out`)];
}

function reach(
  cms: CmsContext,
  order: ServiceOrderRecord,
  ordered: ServiceOrderProduct,
): ServiceOrderProduct {
  const at = dueOf(order, ordered);
  const isDone = isOrderAccepted(order.id, ordered.serialNumber);
  const product = cms.store.products.get(ordered);
  if (product) {
    const isMain = order.firmware?.firmwareType === productFirmwareType;
    if (isDone && order.firmware && isMain)
      cms.store.products.change({ ...product, firmwareFileName: getFirmwareFileName(cms, order.firmware) });
    for (const event of createOutcomeEvents(cms, order, product, at, isDone))
      cms.store.products.addEvent(product, event);
  }
  return {
    ...ordered,
    outcome: { type: isDone ? 'FULFILLED' : 'REJECTED', at: new Date(at).toISOString() },
  };
}

function inItsState(order: ServiceOrderRecord): ServiceOrderRecord {
  const outcomes = order.products.flatMap(({ outcome }) => outcome ?? []);
  if (outcomes.length === 0) return order;
  const times = outcomes.map(({ at }) => at).toSorted();
  const isOver = outcomes.length === order.products.length;
  if (!isOver)
    return order.state === 'PENDING'
      ? { ...order, state: 'IN_PROGRESS', lastStateChange: times[0] ?? order.lastStateChange }
      : order;
  const state = outcomes.some(({ type }) => type === 'FULFILLED') ? 'FULFILLED' : 'REJECTED';
  return { ...order, state, lastStateChange: times.at(-1) ?? order.lastStateChange };
}

/**
 * Advances all orders to the current time. Runs at the start of every request, so that a restart loses
 * nothing.
 */
export function processDueOrders(cms: CmsContext): void {
  const now = Date.parse(cms.now());
  for (const { id, next } of underWay(cms)) if (next <= now) carryOn(cms, id, now);
}

const underWay = (cms: CmsContext) => cms.ordersUnderWay.entries().map(([id, { next }]) => ({ id, next }));

function carryOn(cms: CmsContext, id: string, now: number): void {
  cms.store.transaction(() => {
    const order = cms.serviceOrders.get(id);
    if (!order) return void cms.ordersUnderWay.delete(id);
    if (order.released === null)
      return saveServiceOrder(cms, { ...order, released: getReleaseTime(new Date(now).toISOString()) });
    const products = order.products.map((each) =>
      each.outcome === null && dueOf(order, each) <= now ? reach(cms, order, each) : each,
    );
    saveServiceOrder(cms, { ...order, products });
  });
}

/**
 * Advances the orders by hours: their times move into the past, while the clock and sessions stay unchanged.
 */
export function advanceOrderTime(cms: CmsContext, hours: number): void {
  const earlier = (time: string): string => new Date(Date.parse(time) - hours * hour).toISOString();
  processDueOrders(cms);
  cms.store.transaction(() => {
    for (const { id } of underWay(cms)) {
      const order = cms.serviceOrders.get(id);
      if (!order) continue;
      saveServiceOrder(cms, {
        ...order,
        created: earlier(order.created),
        released: order.released && earlier(order.released),
        ...(order.state === 'PENDING' && { lastStateChange: earlier(order.lastStateChange) }),
      });
    }
  });
  processDueOrders(cms);
}
