import { expect, test } from 'vitest';
import { productTabs, productTabsFor, shownProductTab } from './tab.ts';

test('a tab goes with the permission to read what is in it', () => {
  const may = (...operations: string[]) => productTabsFor({ units: [], operations: new Set(operations) });
  expect(productTabsFor({ units: [] })).toEqual(productTabs);
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
])('the address %s shows %s', (wanted, shown) => expect(shownProductTab(wanted, productTabs)).toBe(shown));
