import { checkOrderEligibility, type BasketProduct } from '../../../src/domain/serviceOrder/basket.ts';
import { parseOrderChange } from '../../../src/domain/serviceOrder/serviceOrder.ts';
import { formatFirmwareSignature } from '../../../src/domain/firmware/firmware.ts';
import {
  compareFirmware,
  formatFirmware,
  type OrderFirmware,
} from '../../../src/domain/serviceOrder/orderFirmware.ts';
import { checkOrderState, parseServiceOrderType } from '../../../src/domain/serviceOrder/state.ts';
import { formatProductKey, type ProductKey } from '../../../src/domain/product/productPath.ts';
import type { ProductRecord } from '../../store/productTable.ts';
import type { ServiceOrderProduct, ServiceOrderRecord } from '../../store/records.ts';
import { canSeeProduct, type Caller } from '../caller.ts';
import type { CmsContext } from '../cmsContext.ts';
import { generateSequentialId } from '../grantFields.ts';
import {
  createBadRequestError,
  createConflictError,
  assertFound,
  assertAllowed,
  createForbiddenError,
} from '../httpErrors.ts';
import type { NewServiceOrder, ServiceOrder } from './routes.ts';
import { getReleaseTime, saveServiceOrder, getDeliveryDelay } from './progress.ts';

type OrdersOfProduct = { id: string; serviceOrderState: string; lastStateChange: string }[];

export function groupOrdersByProduct(cms: CmsContext): ReadonlyMap<string, OrdersOfProduct> {
  const found = new Map<string, OrdersOfProduct>();
  for (const order of cms.serviceOrders.all()) {
    for (const product of order.products) {
      const key = formatProductKey(product);
      const { outcome } = product;
      const entry = {
        id: order.id,
        serviceOrderState: outcome?.type ?? 'PENDING',
        lastStateChange: outcome?.at ?? order.lastStateChange,
      };
      found.set(key, [...(found.get(key) ?? []), entry]);
    }
  }
  return found;
}

/** The order reduced to products visible to the caller; undefined if there are none. */
function shownTo(caller: Caller, order: ServiceOrderRecord): ServiceOrder | undefined {
  const products = order.products.filter((product) => canSeeProduct(caller, product));
  if (caller.reach && products.length === 0) return undefined;
  return {
    id: order.id,
    serviceOrderType: order.type,
    note: order.note,
    serialNumbers: products.map(({ serialNumber }) => serialNumber),
    // Changes of the products take effect at once, so none are pending.
    serialNumbersToAdd: [],
    serialNumbersToRemove: [],
    configurationIds: [...new Set(products.map(({ configurationId }) => configurationId))],
    serviceOrderState: order.state,
    lastStateChange: order.lastStateChange,
    created: order.created,
    createdBy: order.createdBy,
    firmware: order.firmware,
  };
}

export const listServiceOrders = (cms: CmsContext, caller: Caller): ServiceOrder[] =>
  cms.serviceOrders
    .all()
    .flatMap((order) => shownTo(caller, order) ?? [])
    .toSorted((one, other) => other.lastStateChange.localeCompare(one.lastStateChange));

export function findServiceOrder(cms: CmsContext, caller: Caller, id: string): ServiceOrder {
  const order = cms.serviceOrders.get(id);
  return assertFound(order && shownTo(caller, order), 'service order', id);
}

/** An order the caller may change: pending, and all of its products visible to the caller. */
function changeable(cms: CmsContext, caller: Caller, id: string): ServiceOrderRecord {
  findServiceOrder(cms, caller, id);
  const order = assertFound(cms.serviceOrders.get(id), 'service order', id);
  if (!order.products.every((product) => canSeeProduct(caller, product)))
    throw createForbiddenError('This order is also about products of others.');
  assertAllowed(checkOrderState({ serviceOrderState: order.state }));
  return order;
}

const ordered = (id: string, product: ProductRecord): ServiceOrderProduct => ({
  serialNumber: product.serialNumber,
  productFamily: product.productFamily,
  deviceType: product.deviceType,
  configurationId: product.configurationId,
  accountNumber: product.accountNumber,
  takes: getDeliveryDelay(id, product.serialNumber),
  outcome: null,
});

/**
 * Products that can be added to an order, by serial number. Throws 400 for an unknown number, 409 with the
 * reason for a product that cannot be added.
 */
function taken(
  cms: CmsContext,
  caller: Caller,
  serialNumbers: readonly string[],
  order: {
    readonly id: string;
    readonly firmware: OrderFirmware | null;
    readonly products: readonly ProductKey[];
  },
): ServiceOrderProduct[] {
  const byProduct = groupOrdersByProduct(cms);
  const known = new Set(order.products.map(({ serialNumber }) => serialNumber));
  const into = { id: order.id, firmware: order.firmware, serialNumbers: known };
  return [...new Set(serialNumbers)].map((serialNumber) => {
    const products = cms.store.products
      .find({ serialBegins: serialNumber }, { sort: 'BY_SERIAL_NUMBER_ASC', offset: 0, limit: 10 })
      .filter((each) => each.serialNumber === serialNumber && canSeeProduct(caller, each));
    const verdicts = products.map((product) => ({
      product,
      decision: checkOrderEligibility(asInBasket(product, byProduct), into),
    }));
    const best = verdicts.find(({ decision }) => decision.allowed) ?? verdicts[0];
    if (!best)
      throw createBadRequestError(`There is no product ${serialNumber}, or you do not have access to it.`);
    if (!best.decision.allowed) throw createConflictError(`${serialNumber}: ${best.decision.reason}`);
    return ordered(order.id, best.product);
  });
}

const asInBasket = (
  product: ProductRecord,
  byProduct: ReturnType<typeof groupOrdersByProduct>,
): BasketProduct => ({
  ...product,
  firmwareFile: product.firmwareFileName === null ? null : { fileName: product.firmwareFileName },
  serviceOrders: byProduct.get(formatProductKey(product)) ?? [],
});

type OrderForm = {
  readonly type: string;
  readonly note: string;
  readonly firmware: OrderFirmware | null;
  readonly serialNumbers: readonly string[];
};

function demandFirmware(cms: CmsContext, firmware: OrderFirmware): void {
  const known = cms.firmware.get(formatFirmwareSignature(firmware));
  if (!known?.firmwareFiles.some(({ version }) => version === firmware.version))
    throw createBadRequestError(`There is no firmware ${formatFirmware(firmware)}.`);
}

export function createServiceOrder(cms: CmsContext, caller: Caller, form: OrderForm): ServiceOrderRecord {
  const { type, firmware } = form;
  if (!parseServiceOrderType(type)) throw createBadRequestError(`There is no type of service order ${type}.`);
  if ((type === 'FIRMWARE_UPDATE') !== (firmware !== null))
    throw createBadRequestError(
      firmware ? 'Only a firmware update brings firmware.' : 'A firmware update needs its firmware.',
    );
  if (firmware) demandFirmware(cms, firmware);
  return cms.store.transaction(() => {
    const id = generateSequentialId(cms, 'S');
    const created = cms.now();
    const order: ServiceOrderRecord = {
      id,
      type,
      note: form.note,
      state: 'PENDING',
      created,
      createdBy: caller.email,
      lastStateChange: created,
      firmware,
      released: getReleaseTime(created),
      products: taken(cms, caller, form.serialNumbers, { id, firmware, products: [] }),
    };
    saveServiceOrder(cms, order);
    return order;
  });
}

/** Serial numbers of products that run an older version of a firmware and are in no other open order. */
export function findOutdatedSerialNumbers(cms: CmsContext, firmware: OrderFirmware): string[] {
  const byProduct = groupOrdersByProduct(cms);
  const into = { firmware, serialNumbers: new Set<string>() };
  const page = { sort: 'BY_SERIAL_NUMBER_ASC', offset: 0, limit: Number.MAX_SAFE_INTEGER } as const;
  return cms.store.products
    .find({ family: firmware.productFamily, device: firmware.deviceType }, page)
    .filter(
      (product) =>
        compareFirmware(product.firmwareFileName, firmware) === 'OLDER' &&
        checkOrderEligibility(asInBasket(product, byProduct), into).allowed,
    )
    .map(({ serialNumber }) => serialNumber);
}

export const createServiceOrderFromDto = (
  cms: CmsContext,
  caller: Caller,
  type: string,
  { note, serialNumbersToAdd, firmware = null }: NewServiceOrder,
): ServiceOrder =>
  findServiceOrder(
    cms,
    caller,
    createServiceOrder(cms, caller, { type, note, firmware, serialNumbers: serialNumbersToAdd }).id,
  );

/**
 * Applies the single change in a body; throws 400 unless there is exactly one. Changed products restart the time
 * until release.
 */
export const changeServiceOrder = (
  cms: CmsContext,
  caller: Caller,
  id: string,
  sent: Parameters<typeof parseOrderChange>[0],
): ServiceOrder =>
  cms.store.transaction(() => {
    const order = changeable(cms, caller, id);
    const change = parseOrderChange(sent);
    if (!change)
      throw createBadRequestError(
        'Exactly one of note, serialNumbersToAdd and serialNumbersToRemove is needed.',
      );
    if ('serialNumbersToAdd' in change && order.firmware) demandFirmware(cms, order.firmware);
    if ('note' in change) saveServiceOrder(cms, { ...order, note: change.note });
    else {
      const products =
        'serialNumbersToAdd' in change
          ? [...order.products, ...taken(cms, caller, change.serialNumbersToAdd, order)]
          : without(order, change.serialNumbersToRemove);
      saveServiceOrder(cms, { ...order, products, released: getReleaseTime(cms.now()) });
    }
    return findServiceOrder(cms, caller, id);
  });

function without({ products }: ServiceOrderRecord, serialNumbers: readonly string[]): ServiceOrderProduct[] {
  const gone = new Set(serialNumbers);
  const known = new Set(products.map(({ serialNumber }) => serialNumber));
  const missing = serialNumbers.find((serialNumber) => !known.has(serialNumber));
  if (missing !== undefined) throw createConflictError(`${missing} is not in this order.`);
  return products.filter(({ serialNumber }) => !gone.has(serialNumber));
}

export const deleteServiceOrder = (cms: CmsContext, caller: Caller, id: string): ServiceOrder =>
  cms.store.transaction(() => {
    const order = changeable(cms, caller, id);
    const shown = findServiceOrder(cms, caller, id);
    cms.serviceOrders.delete(order.id);
    cms.ordersUnderWay.delete(order.id);
    return shown;
  });

export function removeProductFromOrders(cms: CmsContext, key: ProductKey): void {
  const gone = formatProductKey(key);
  for (const order of cms.serviceOrders.all()) {
    const products = order.products.filter(
      (each) => each.outcome !== null || formatProductKey(each) !== gone,
    );
    if (products.length < order.products.length) saveServiceOrder(cms, { ...order, products });
  }
}
