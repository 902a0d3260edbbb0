import { expect, test } from 'vitest';
import { productTabs, listProductTabs, resolveProductTab } from './tab.ts';

test('a tab goes with the permission to read what is in it', () => {
  const may = (...operations: string[]) => listProductTabs({ units: [], operations: new Set(operations) });
  expect(listProductTabs({ units: [] })).toEqual(productTabs);
  expect(may()).toEqual(['ACTIVITY', 'OVERVIEW']);
  expect(may('serviceOrderGetAll')).toContain('SERVICE_ORDERS');
  expect(may('productGetMine')).toContain('PRODUCTS');
  expect(may('productEventFilter')).toEqual(expect.arrayContaining(['EVENTS', 'ERRORS']));
});

test.each([
  ['EVENTS', 'EVENTS'],
  ['events', 'OVERVIEW'],
  [null, 'OVERVIEW'],
  ['FILES', 'OVERVIEW'],
])('the address %s shows %s', (wanted, shown) => expect(resolveProductTab(wanted, productTabs)).toBe(shown));
