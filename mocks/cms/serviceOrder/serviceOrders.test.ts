import { beforeEach, describe, expect, test } from 'vitest';
import { openTestCms, testSettings, seededEmails, type TestCms } from '../../../tests/factories/testCms.ts';
import { updateSeed } from '../../seed/seedStore.ts';
import type { ProductRecord } from '../../store/productTable.ts';
import type { ServiceOrderRecord } from '../../store/records.ts';
import { createCmsContext } from '../cmsContext.ts';
import { cmsOperations } from '../apiModules.ts';
import { advanceOrderTime } from './progress.ts';
import { findOutdatedSerialNumbers } from './rules.ts';

const hour = 3_600_000;
const firmware = {
  firmwareType: 'APP',
  productFamily: 'G6',
  deviceType: 'CU',
  name: 'G6_CU',
  version: '3.6',
} as const;

let cms: TestCms;
/** Three products of one kind, of two customers. */
let products: ProductRecord[];
const serials = () => products.map(({ serialNumber }) => serialNumber);

beforeEach(() => {
  cms = openTestCms();
  const [any] = cms.store.products.find({}, { sort: 'BY_SERIAL_NUMBER_ASC', offset: 0, limit: 1 });
  if (!any) throw new Error('There are products');
  products = ['1700001', '1700002', '1700003'].map((serialNumber, index) => ({
    ...any,
    serialNumber,
    productFamily: 'G6',
    deviceType: 'CU',
    firmwareFileName: 'G6_CU_3.2.s28',
    accountNumber: index === 2 ? '3010009' : '3010001',
  }));
  for (const product of products) cms.store.products.add(product, []);
});

const create = (email: string, body: object = {}, type = 'FIRMWARE_UPDATE') =>
  cms.call(email, 'POST', `/serviceorder/${type}`, {
    note: 'Corrected display texts',
    serialNumbersToAdd: serials(),
    ...(type === 'FIRMWARE_UPDATE' && { firmware }),
    ...body,
  });
const created = async (body: object = {}) => (await create(seededEmails.support, body)).body;
const change = (email: string, id: string, body: object) =>
  cms.call(email, 'PUT', `/serviceorder/${id}`, body);
const orders = () => cms.store.collection<ServiceOrderRecord>('serviceOrders');

describe('an order is created', () => {
  test.each([seededEmails.admin, seededEmails.support, seededEmails.engineer, seededEmails.developer])(
    'by %s',
    async (email) => {
      const { status, body } = await create(email);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        serviceOrderType: 'FIRMWARE_UPDATE',
        note: 'Corrected display texts',
        serialNumbers: serials(),
        serialNumbersToAdd: [],
        serialNumbersToRemove: [],
        serviceOrderState: 'PENDING',
        createdBy: email,
        firmware,
      });
      expect((await cms.call(email, 'GET', `/serviceorder/${body.id}`)).body).toEqual(body);
    },
  );

  test.each([
    seededEmails.approver,
    seededEmails.production,
    seededEmails.sales,
    seededEmails.customerEngineer,
    seededEmails.customerAdmin,
    seededEmails.guest,
  ])('not by %s', async (email) => {
    expect((await create(email)).status).toBe(403);
  });

  test.each([
    ['of a type there is none of', {}, 'RADIO_CHECK', 400],
    ['of firmware without any', { firmware: null }, 'FIRMWARE_UPDATE', 400],
    ['of parameters with firmware', { firmware }, 'PARAMETER_UPDATE', 400],
    ['of firmware there is none of', { firmware: { ...firmware, version: '9.9' } }, 'FIRMWARE_UPDATE', 400],
    ['of a product there is none of', { serialNumbersToAdd: ['1999999'] }, 'FIRMWARE_UPDATE', 400],
    [
      'of products of another kind',
      { firmware: { ...firmware, deviceType: 'PCU', name: 'G6_PCU' } },
      'FIRMWARE_UPDATE',
      409,
    ],
    ['of firmware the products have', { firmware: { ...firmware, version: '3.2' } }, 'FIRMWARE_UPDATE', 409],
  ])('not %s', async (_, body, type, status) => {
    expect((await create(seededEmails.support, body, type)).status).toBe(status);
    expect(
      orders()
        .all()
        .some(({ products: all }) => all.some((each) => serials().includes(each.serialNumber))),
    ).toBe(false);
  });

  test('not of a product that waits for another order, which it names', async () => {
    const { id } = await created();
    const { status, body } = await create(seededEmails.support, {}, 'PARAMETER_UPDATE');
    expect([status, body.humanReadableError]).toEqual([409, `1700001: It waits for order ${id} already.`]);
  });

  test('of products that are given later', async () => {
    const { id } = await created({ serialNumbersToAdd: [] });
    expect(
      (await change(seededEmails.support, id, { serialNumbersToAdd: serials() })).body.serialNumbers,
    ).toEqual(serials());
  });
});

describe('a pending order is changed', () => {
  test('by one thing at a time', async () => {
    const { id } = await created({ serialNumbersToAdd: ['1700001'] });
    expect((await change(seededEmails.support, id, { note: 'Other' })).body.note).toBe('Other');
    const added = await change(seededEmails.developer, id, { serialNumbersToAdd: ['1700002'] });
    expect(added.body.serialNumbers).toEqual(['1700001', '1700002']);
    const removed = await change(seededEmails.engineer, id, { serialNumbersToRemove: ['1700001'] });
    expect(removed.body.serialNumbers).toEqual(['1700002']);
  });

  test.each([
    {},
    { note: 'a', serialNumbersToAdd: ['1700003'] },
    { serialNumbersToAdd: ['1700003'], serialNumbersToRemove: ['1700001'] },
    { serialNumbersToAdd: [] },
  ])('not by %j', async (body) => {
    const { id } = await created({ serialNumbersToAdd: ['1700001'] });
    expect((await change(seededEmails.support, id, body)).status).toBe(400);
  });

  test('not by a product that is in it, or to be taken out and is not', async () => {
    const { id } = await created({ serialNumbersToAdd: ['1700001'] });
    expect((await change(seededEmails.support, id, { serialNumbersToAdd: ['1700001'] })).status).toBe(409);
    expect((await change(seededEmails.support, id, { serialNumbersToRemove: ['1700002'] })).status).toBe(409);
  });

  test('and deleted, by those who may', async () => {
    const { id } = await created();
    expect((await cms.call(seededEmails.sales, 'DELETE', `/serviceorder/${id}`)).status).toBe(403);
    const { status, body } = await cms.call(seededEmails.support, 'DELETE', `/serviceorder/${id}`);
    expect([status, body.id]).toEqual([200, id]);
    expect((await cms.call(seededEmails.support, 'GET', `/serviceorder/${id}`)).status).toBe(404);
    expect((await cms.call(seededEmails.support, 'DELETE', `/serviceorder/${id}`)).status).toBe(404);
  });

  test('but not once it is not pending any more', async () => {
    const { id } = await created();
    cms.wait(80 * hour);
    expect((await change(seededEmails.admin, id, { note: 'Late' })).status).toBe(409);
    expect((await change(seededEmails.admin, id, { serialNumbersToRemove: ['1700001'] })).status).toBe(409);
    expect((await cms.call(seededEmails.admin, 'DELETE', `/serviceorder/${id}`)).status).toBe(409);
  });
});

describe('people see orders', () => {
  test('of the products they may see, as far as they may see them', async () => {
    const { id } = await created();
    const own = await cms.call(seededEmails.customerBasic, 'GET', `/serviceorder/${id}`);
    expect(own.body.serialNumbers).toEqual(['1700001', '1700002']);
    const list = await cms.call(seededEmails.customerBasic, 'GET', '/serviceorder/all');
    const shown = new Set(list.body.flatMap((order: { serialNumbers: string[] }) => order.serialNumbers));
    expect(shown.has('1700001')).toBe(true);
    expect(shown.has('1700003')).toBe(false);
    await change(seededEmails.support, id, { serialNumbersToRemove: ['1700003'] });
    const { id: other } = await created({ serialNumbersToAdd: ['1700003'] });
    expect((await cms.call(seededEmails.customerBasic, 'GET', `/serviceorder/${other}`)).status).toBe(404);
    expect((await cms.call(seededEmails.guest, 'GET', '/serviceorder/all')).status).toBe(403);
  });

  test('newest first', async () => {
    await created();
    const { body } = await cms.call(seededEmails.support, 'GET', '/serviceorder/all');
    const times: string[] = body.map((order: { lastStateChange: string }) => order.lastStateChange);
    expect(times).toEqual(times.toSorted().toReversed());
  });
});

describe('an order reaches its products', () => {
  const wholeOrder = async (id: string) =>
    (await cms.call(seededEmails.support, 'GET', `/serviceorder/${id}`)).body;
  const productOf = async (serialNumber: string) =>
    (await cms.call(seededEmails.support, 'GET', `/products/${serialNumber}/G6/CU`)).body;
  const many = (): string[] => {
    const all = Array.from({ length: 40 }, (_, index) => String(1_800_000 + index));
    for (const serialNumber of all) {
      const [first] = products;
      if (first) cms.store.products.add({ ...first, serialNumber }, []);
    }
    return all;
  };

  test('not before it has been left alone for a while', async () => {
    const { id } = await created();
    cms.wait(hour / 6);
    expect((await wholeOrder(id)).serviceOrderState).toBe('PENDING');
    expect((await productOf('1700001')).serviceOrders).toMatchObject([{ id, serviceOrderState: 'PENDING' }]);
  });

  test('some within the hour, others after days, and each tells what came of it', async () => {
    const { id } = await created({ serialNumbersToAdd: many() });
    cms.wait(hour);
    expect((await wholeOrder(id)).serviceOrderState).toBe('IN_PROGRESS');
    const early = orders().get(id)?.products ?? [];
    const reached = early.filter(({ outcome }) => outcome);
    expect(reached.length).toBeGreaterThan(5);
    expect(reached.length).toBeLessThan(30);
    cms.wait(80 * hour);
    expect((await wholeOrder(id)).serviceOrderState).toBe('FULFILLED');
    const all = orders().get(id)?.products ?? [];
    expect(new Set(all.map(({ outcome }) => outcome?.type))).toEqual(new Set(['FULFILLED', 'REJECTED']));
    for (const { serialNumber, outcome } of all) {
      const { events, firmwareFile, serviceOrders } = await productOf(serialNumber);
      const types = events.map(({ type }: { type: string }) => type);
      expect(serviceOrders).toMatchObject([{ id, serviceOrderState: outcome?.type }]);
      if (outcome?.type === 'FULFILLED') {
        expect(types).toEqual(['SERVICE_ORDER_FULFILLMENT', 'FIRMWARE_UPDATE']);
        expect(events[1].data.firmwareFileName).toBe('G6_CU_3.6.s28');
        expect(firmwareFile.fileName).toBe('G6_CU_3.6.s28');
      } else {
        expect(types).toEqual(['SERVICE_ORDER_REJECTED']);
        expect(firmwareFile.fileName).toBe('G6_CU_3.2.s28');
      }
      expect(events[0].created).toBe(outcome?.at);
    }
  });

  test('sooner when time is let pass for the orders, and no event is from the future', async () => {
    const { id, created: made } = await created({ serialNumbersToAdd: many() });
    let now = Date.parse(made);
    const inner = createCmsContext({
      store: cms.store,
      settings: testSettings,
      clock: () => new Date(now++),
      operations: cmsOperations,
    });
    advanceOrderTime(inner, 6);
    const order = orders().get(id);
    expect(order?.state).toBe('IN_PROGRESS');
    const times = (order?.products ?? []).flatMap(({ outcome }) => outcome?.at ?? []);
    expect(times.length).toBeGreaterThan(10);
    for (const at of times) {
      expect(Date.parse(at)).toBeLessThanOrEqual(now);
      expect(at > (order?.created ?? '')).toBe(true);
    }
    advanceOrderTime(inner, 72);
    expect(orders().get(id)?.state).toBe('FULFILLED');
  });

  test('and what changes of it puts it off', async () => {
    const { id } = await created({ serialNumbersToAdd: ['1700001'] });
    cms.wait(hour / 6);
    await change(seededEmails.support, id, { serialNumbersToAdd: ['1700002'] });
    cms.wait(hour / 6);
    expect((await wholeOrder(id)).serviceOrderState).toBe('PENDING');
  });

  test('but not one that is deleted meanwhile', async () => {
    const { id } = await created({ serialNumbersToAdd: ['1700001', '1700002'] });
    await cms.call(seededEmails.admin, 'DELETE', '/products/1700001/G6/CU');
    expect((await wholeOrder(id)).serialNumbers).toEqual(['1700002']);
  });
});

test('products that run an older version and wait for nothing are behind', async () => {
  const inner = createCmsContext({
    store: cms.store,
    settings: testSettings,
    clock: () => new Date(),
    operations: cmsOperations,
  });
  await created({ serialNumbersToAdd: ['1700001'] });
  const behind = findOutdatedSerialNumbers(inner, firmware);
  expect(behind).toEqual(expect.arrayContaining(['1700002', '1700003']));
  expect(behind).not.toContain('1700001');
  expect(findOutdatedSerialNumbers(inner, { ...firmware, version: '0.1' })).toEqual([]);
});

describe('the seed', () => {
  test('has orders of every state, some under way, and what they did to products', async () => {
    const { body } = await cms.call(seededEmails.admin, 'GET', '/serviceorder/all');
    const states = body.map((order: { serviceOrderState: string }) => order.serviceOrderState);
    expect(new Set(states)).toEqual(new Set(['PENDING', 'IN_PROGRESS', 'FULFILLED', 'REJECTED']));
    const count = cms.store.productEvents.count({ type: 'SERVICE_ORDER_FULFILLMENT' });
    expect(count).toBeGreaterThan(0);
  });

  test('takes the place of orders from before', () => {
    cms.store.collection('numbers').delete('S');
    cms.store.collection('serviceOrders').put('S-99999', { serialNumbers: [] });
    updateSeed(cms.store, { scale: 'small', settings: testSettings });
    expect(orders().all().length).toBeGreaterThan(3);
    expect(orders().get('S-99999')).toBeUndefined();
  });
});
