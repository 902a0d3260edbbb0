import { expect, test } from 'vitest';
import { hasPendingOrder, ordersFor, ordersOf } from './serviceOrder.ts';

test('the orders of a configuration, last changed first', () => {
  const order = (id: string, day: number, ...configurationIds: string[]) => ({
    id,
    configurationIds,
    lastStateChange: `2024-03-0${day}T00:00:00Z`,
  });
  const orders = [
    order('old', 1, 'OU1234'),
    order('other', 2, 'CA1235'),
    order('new', 3, 'CA1235', 'OU1234'),
  ];
  expect(ordersOf(orders, 'OU1234').map(({ id }) => id)).toEqual(['new', 'old']);
  expect(ordersOf(orders, 'OU12')).toEqual([]);
});

test('the orders of one product, last changed first', () => {
  const order = (id: string, day: number, ...serialNumbers: string[]) => ({
    id,
    configurationIds: [],
    serialNumbers,
    lastStateChange: `2024-03-0${day}T00:00:00Z`,
  });
  const orders = [order('old', 1, '0100001'), order('other', 2, '0100002'), order('new', 3, '0100001')];
  expect(ordersFor(orders, '0100001').map(({ id }) => id)).toEqual(['new', 'old']);
});

test('a product waits for an update while one of its orders is pending', () => {
  const states = (...all: string[]) => all.map((serviceOrderState) => ({ serviceOrderState }));
  expect(hasPendingOrder(states('FULFILLED', 'PENDING'))).toBe(true);
  expect(hasPendingOrder(states('FULFILLED', 'REJECTED'))).toBe(false);
  expect(hasPendingOrder([])).toBe(false);
});
