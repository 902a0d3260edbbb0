import { expect, test } from 'vitest';
import { buildProductActivity } from './activity.ts';

const at = (day: number) => `2026-01-0${day}T00:00:00Z`;

test('what was done comes newest first, and looking at a product is nothing that was done', () => {
  const event = (day: number, type: string, given: object = {}) => ({
    type,
    created: at(day),
    data: {},
    ...given,
  });
  const product = {
    created: at(1),
    serviceOrders: [{ id: 'S1', serviceOrderState: 'PENDING', lastStateChange: at(4) }],
    events: [
      event(8, 'SESSION'),
      event(7, 'SESSION', { note: 'Authenticated' }),
      event(6, 'SERVICE_ORDER_REJECTED', { note: 'Put off' }),
      event(5, 'PARAMETER_CHANGE', { data: { parameters: [{ res: 'RAMP 250' }, { res: 'HORN 1' }] } }),
      event(3, 'FIRMWARE_UPDATE', { data: { firmwareFileName: 'G6_CU_3.1.hex' }, note: 'By cable' }),
    ],
  };
  expect(buildProductActivity(product, 5)).toEqual([
    { kind: 'EVENT', at: at(6), type: 'SERVICE_ORDER_REJECTED', about: 'Put off' },
    { kind: 'EVENT', at: at(5), type: 'PARAMETER_CHANGE', about: 'RAMP 250, HORN 1' },
    { kind: 'ORDER', at: at(4), id: 'S1', state: 'PENDING' },
    { kind: 'EVENT', at: at(3), type: 'FIRMWARE_UPDATE', about: 'G6_CU_3.1.hex' },
    { kind: 'REGISTERED', at: at(1) },
  ]);
});

test.each([
  ['it has reported more', 3, 7, true],
  ['it has reported no more', 3, 3, false],
  ['the number is not known, and as many came as come at most', 50, undefined, true],
  ['the number is not known, and fewer came', 49, undefined, false],
  ['it has reported nothing', 0, 0, false],
])('that older reports have not been read is said where %s', (_, came, reported, isSaid) => {
  const events = Array.from({ length: came }, (__, index) => ({
    type: 'PARAMETER_CHANGE',
    created: new Date(Date.parse(at(9)) - index * 60_000).toISOString(),
    data: {},
  }));
  const product = {
    created: at(1),
    serviceOrders: [{ id: 'S1', serviceOrderState: 'PENDING', lastStateChange: at(4) }],
    events,
  };
  const acts = buildProductActivity(product, reported);
  const kinds = acts.map(({ kind }) => kind);
  expect(kinds.slice(came)).toEqual([...(isSaid ? ['UNREAD'] : []), 'ORDER', 'REGISTERED']);
  expect(acts.find(({ kind }) => kind === 'UNREAD')).toEqual(
    isSaid ? { kind: 'UNREAD', at: events.at(-1)?.created, read: came } : undefined,
  );
});
