import { expect, test } from 'vitest';
import { configurationTabs, resolveConfigurationTab, listConfigurationTabs } from './tab.ts';

const own = ['ACTIVITY', 'OVERVIEW', 'FILES', 'REVISIONS'] as const;

test.each([
  [[], own],
  [['productGetMine'], ['ACTIVITY', 'OVERVIEW', 'FILES', 'PRODUCTS', 'REVISIONS']],
  [['productEventFilter'], [...own, 'EVENTS', 'ERRORS']],
  [
    ['serviceOrderGetAll', 'ticketFilter'],
    [...own, 'SERVICE_ORDERS', 'REQUESTS'],
  ],
  [['affiliationFilter'], [...own, 'PERMISSIONS']],
])('with %j there are %j', (operations, tabs) => {
  expect(listConfigurationTabs({ units: [], operations: new Set(operations) })).toEqual(tabs);
});

test('none is hidden before the access lists are known', () => {
  expect(listConfigurationTabs({ units: [] })).toEqual(configurationTabs);
});

test.each([
  ['FILES', 'FILES'],
  ['EVENTS', 'OVERVIEW'],
  ['files', 'OVERVIEW'],
  ['NOTHING', 'OVERVIEW'],
  [null, 'OVERVIEW'],
])('the address asks for %s and gets %s', (wanted, tab) =>
  expect(resolveConfigurationTab(wanted, own)).toBe(tab),
);
