import { expect, test } from 'vitest';
import { listRecentErrorHits } from './recentHits.ts';

test('the products that had an error lately, the last one first', () => {
  const event = (serialNumber: string, created: string, log: string) => ({
    serialNumber,
    deviceType: 'CU',
    productFamily: 'G6',
    created,
    eventId: created,
    log,
  });
  const hits = listRecentErrorHits(
    [
      event('1', '2026-03', '> ERROR: E1 a\n> ERROR: E1 a'),
      event('2', '2026-04', 'OK\n> ERROR: e1 a'),
      event('1', '2026-02', '> ERROR: E1 a'),
      event('3', '2026-05', '> ERROR: E10 b'),
    ],
    'e1',
  );
  expect(hits.map(({ serialNumber, count, last }) => [serialNumber, count, last])).toEqual([
    ['2', 1, '2026-04'],
    ['1', 2, '2026-03'],
  ]);
});
