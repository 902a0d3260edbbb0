import { expect, test } from 'vitest';
import { eventFilterFrom, eventFilterQuery, toEventBody } from './deviceEventFilter.ts';

const all = { type: 'ALL', serialNumber: '', page: 1 } as const;

test.each([
  ['', all],
  ['type=SESSION&serial=0123456&page=3', { type: 'SESSION', serialNumber: '0123456', page: 3 }],
  ['type=NOBODY&page=0', all],
  ['page=-1', all],
  ['page=1e3', all],
  ['page=99999999', all],
])('the address “%s”', (address, filter) => {
  expect(eventFilterFrom(new URLSearchParams(address))).toEqual(filter);
});

test('what is at its default is left out of the address', () => {
  expect(eventFilterQuery(all)).toEqual({ type: '', serial: '', page: '' });
  const chosen = { type: 'FIRMWARE_UPDATE', serialNumber: '0123456', page: 2 } as const;
  expect(eventFilterFrom(new URLSearchParams(eventFilterQuery(chosen)))).toEqual(chosen);
});

test('the body asks for one configuration, and narrows only by what was chosen', () => {
  expect(toEventBody('OU1234', all, false)).toEqual({ configurationId: 'OU1234', errorsOnly: false });
  expect(toEventBody('OU1234', { type: 'SESSION', serialNumber: '0123456', page: 2 }, true)).toEqual({
    configurationId: 'OU1234',
    errorsOnly: true,
    productEventType: 'SESSION',
    serialNumber: '0123456',
  });
});
