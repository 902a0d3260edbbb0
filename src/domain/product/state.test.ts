import { expect, test } from 'vitest';
import { hasPendingOrder, findPendingOrderId } from './state.ts';

test('a product waits for an update while one of its orders is pending', () => {
  const states = (...all: string[]) =>
    all.map((serviceOrderState, index) => ({ id: `S-${index}`, serviceOrderState }));
  expect(hasPendingOrder(states('FULFILLED', 'PENDING'))).toBe(true);
  expect(findPendingOrderId(states('FULFILLED', 'PENDING'))).toBe('S-1');
  expect(hasPendingOrder(states('FULFILLED', 'REJECTED'))).toBe(false);
  expect(findPendingOrderId(states('FULFILLED'))).toBeUndefined();
  expect(hasPendingOrder([])).toBe(false);
});
