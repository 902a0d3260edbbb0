import { compareVersions, parseFileVersion } from '../../src/domain/product/version.ts';
import type { OrderFirmware } from '../../src/domain/serviceOrder/orderFirmware.ts';
import type { CmsContext } from '../cms/cmsContext.ts';
import { formatSequentialId } from '../cms/grantFields.ts';
import {
  isOrderAccepted,
  getFirmwareFileName,
  createOutcomeEvents,
  getReleaseTime,
  saveServiceOrder,
  getDeliveryDelay,
} from '../cms/serviceOrder/progress.ts';
import { createRandom, type RandomSequence } from '../factory/random.ts';
import type { ProductRecord } from '../store/productTable.ts';
import type { ServiceOrderProduct, ServiceOrderRecord } from '../store/records.ts';
import { customerAccountNumber } from './accounts.ts';
import { seedNow, createTimeline } from './timeline.ts';
import words from './words.json' with { type: 'json' };

const hour = 3_600_000;

/** States of seeded orders; more are closed than open. */
const states = ['PENDING', 'FULFILLED', 'IN_PROGRESS', 'FULFILLED', 'REJECTED', 'FULFILLED'] as const;
type State = (typeof states)[number];

/** Firmware of past orders, older than what products run now, and that of current orders. */
const pastVersions = ['2.9', '2.10', '3.0'] as const;
const newVersion = '3.6';

/** Number of products in the one large open order. */
const manyProducts = 60;

const isOpen = (state: State): boolean => state === 'PENDING' || state === 'IN_PROGRESS';

const madeAt = (state: State, random: RandomSequence): string =>
  isOpen(state)
    ? new Date(seedNow - Math.floor((2 + random.next() * 20) * hour)).toISOString()
    : new Date(Math.min(Date.parse(createTimeline(random, 300).next()), seedNow - 72 * hour)).toISOString();

const runsOlder = ({ firmwareFileName }: ProductRecord): boolean => {
  const version = parseFileVersion(firmwareFileName ?? '');
  return version !== undefined && compareVersions(version, parseFileVersion(newVersion) ?? []) < 0;
};

function outcomeOf(
  id: string,
  state: State,
  serialNumber: string,
  due: number,
): ServiceOrderProduct['outcome'] {
  const at = new Date(due).toISOString();
  switch (state) {
    case 'PENDING':
      return null;
    case 'REJECTED':
      return { type: 'REJECTED', at };
    case 'IN_PROGRESS':
    case 'FULFILLED':
      if (state === 'IN_PROGRESS' && due > seedNow - hour) return null;
      return { type: isOrderAccepted(id, serialNumber) ? 'FULFILLED' : 'REJECTED', at };
  }
}

function chosen(
  index: number,
  state: State,
  created: string,
  random: RandomSequence,
  products: readonly ProductRecord[],
): readonly ProductRecord[] {
  const fitting = products.filter(
    (product) =>
      product.created < created &&
      (!isOpen(state) || runsOlder(product)) &&
      (index % 4 !== 1 || product.accountNumber === customerAccountNumber),
  );
  const first = fitting[random.whole(0, Math.max(0, fitting.length - 1))];
  if (!first) return [];
  const alike = fitting.filter(
    ({ productFamily, deviceType }) =>
      productFamily === first.productFamily && deviceType === first.deviceType,
  );
  const from = Math.min(alike.indexOf(first), Math.max(0, alike.length - 4));
  return index === 2 ? alike.slice(0, manyProducts) : alike.slice(from, from + random.whole(1, 18));
}

function orderAt(
  cms: CmsContext,
  index: number,
  products: readonly ProductRecord[],
): ServiceOrderRecord | undefined {
  const random = createRandom(`serviceOrder/${index}`);
  const id = formatSequentialId('S', index + 1);
  const state = states[index % states.length] ?? 'PENDING';
  const created = madeAt(state, random);
  const released = getReleaseTime(created);
  const updated = chosen(index, state, created, random, products);
  const [first] = updated;
  if (!first) return undefined;
  const { productFamily, deviceType } = first;
  const isParameters = !isOpen(state) && random.next() < 0.25;
  const firmware: OrderFirmware = {
    firmwareType: 'APP',
    productFamily,
    deviceType,
    name: `${productFamily}_${deviceType}`,
    version: isOpen(state) ? newVersion : random.pick(pastVersions),
  };
  const ordered = updated.map(({ serialNumber, configurationId, accountNumber }): ServiceOrderProduct => {
    const takes = getDeliveryDelay(id, serialNumber);
    const outcome = outcomeOf(id, state, serialNumber, Date.parse(released) + takes);
    return { serialNumber, productFamily, deviceType, configurationId, accountNumber, takes, outcome };
  });
  return {
    id,
    type: isParameters ? 'PARAMETER_UPDATE' : 'FIRMWARE_UPDATE',
    note: random.pick(words.orderNotes),
    state: 'PENDING',
    created,
    createdBy: `${random.pick(['support.engineer', 'software.developer', 'application.engineer'])}@${cms.settings.providerDomain}`,
    lastStateChange: created,
    firmware: isParameters ? null : firmware,
    released: isOpen(state) ? null : released,
    products: ordered,
  };
}

function tell(cms: CmsContext, order: ServiceOrderRecord): void {
  for (const product of order.products) {
    const { outcome } = product;
    const record = outcome && cms.store.products.get(product);
    if (!record) continue;
    const isDone = outcome.type === 'FULFILLED';
    if (isDone && order.firmware?.version === newVersion)
      cms.store.products.change({ ...record, firmwareFileName: getFirmwareFileName(cms, order.firmware) });
    for (const event of createOutcomeEvents(cms, order, record, Date.parse(outcome.at), isDone))
      cms.store.products.addEvent(record, event);
  }
}

/**
 * Seeds service orders, some for the products of one customer; open ones are released at the first request.
 */
export function seedServiceOrders(cms: CmsContext, count: number, all: readonly ProductRecord[]): void {
  const taken = new Set<string>();
  // The first product already has a long history.
  const products = all.slice(1);
  for (let index = 0; index < count; index += 1) {
    const free = products.filter(({ serialNumber }) => !taken.has(serialNumber));
    const order = orderAt(cms, index, free);
    if (!order) continue;
    for (const { serialNumber, outcome } of order.products) if (!outcome) taken.add(serialNumber);
    tell(cms, order);
    saveServiceOrder(cms, order);
  }
  cms.numbers.put('S', { last: count });
}
