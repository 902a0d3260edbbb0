import { beforeEach, describe, expect, test } from 'vitest';
import { openTestCms, seededEmails, type TestCms } from '../../../tests/factories/testCms.ts';
import type { ProductRecord } from '../../store/productTable.ts';
import type { ServiceOrderRecord } from '../../store/records.ts';

let cms: TestCms;
let product: ProductRecord;
beforeEach(() => {
  cms = openTestCms();
  const [first] = cms.store.products.find({}, { sort: 'BY_SERIAL_NUMBER_ASC', offset: 0, limit: 1 });
  if (!first) throw new Error('There are products');
  product = first;
});

const remove = (email: string, { serialNumber, productFamily, deviceType } = product) =>
  cms.call(email, 'DELETE', `/products/${serialNumber}/${productFamily}/${deviceType}`);

describe('a product is deleted', () => {
  test.each([seededEmails.admin, seededEmails.engineer])('by %s, with its events', async (email) => {
    const { serialNumber } = product;
    const { status, body } = await remove(email);
    expect([status, body.serialNumber]).toEqual([200, serialNumber]);
    expect(cms.store.products.get(product)).toBeUndefined();
    expect(cms.store.productEvents.count({ serialBegins: serialNumber })).toBe(0);
    expect((await remove(email)).status).toBe(404);
  });

  test.each([seededEmails.support, seededEmails.approver, seededEmails.sales, seededEmails.customerAdmin])(
    'not by %s',
    async (email) => {
      expect((await remove(email)).status).toBe(403);
      expect(cms.store.products.get(product)).toBeDefined();
    },
  );

  test('and no pending order is for it any more', async () => {
    const orders = cms.store.collection<ServiceOrderRecord>('serviceOrders');
    const [order] = orders.all();
    if (!order) throw new Error('There are service orders');
    const reached = { type: 'FULFILLED', at: product.created } as const;
    const both = [product, { ...product, serialNumber: '1999999' }];
    const inOrder = (outcome: typeof reached | null) => both.map((each) => ({ ...each, takes: 0, outcome }));
    orders.put('S1', { ...order, id: 'S1', products: inOrder(null) });
    orders.put('S2', { ...order, id: 'S2', products: inOrder(reached) });
    await remove(seededEmails.admin);
    const serials = (id: string) => orders.get(id)?.products.map(({ serialNumber }) => serialNumber);
    expect(serials('S1')).toEqual(['1999999']);
    expect(serials('S2')).toEqual([product.serialNumber, '1999999']);
  });

  test('alone: the other device of the same number stays', async () => {
    const other = { ...product, deviceType: product.deviceType === 'CU' ? 'PCU' : 'CU' } as const;
    cms.store.products.add(other, []);
    await remove(seededEmails.admin);
    expect(cms.store.products.get(other)).toBeDefined();
    expect(cms.store.products.get(product)).toBeUndefined();
  });
});

test.each(['0100001', '01000', ''])('products whose serial number begins with “%s”', async (serialNumber) => {
  const { body } = await cms.call(seededEmails.support, 'POST', '/products/filter?limit=1000', {
    serialNumber,
  });
  const all = cms.store.products.find({}, { sort: 'BY_CREATED_DATE_DESC', offset: 0, limit: 1000 });
  const fitting = all.filter((each) => each.serialNumber.startsWith(serialNumber));
  expect(body.map((each: ProductRecord) => each.serialNumber)).toEqual(
    fitting.map((each) => each.serialNumber),
  );
});
