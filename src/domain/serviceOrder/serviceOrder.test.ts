import { describe, expect, test } from 'vitest';
import {
  parseOrderChange,
  isOrderChangeDone,
  isOrderChanged,
  filterOrdersByProduct,
  sortServiceOrders,
  filterOrdersByConfiguration,
  listSerialNumbers,
  splitByOrderIds,
} from './serviceOrder.ts';
import { filterServiceOrders, parseOrderFilter, toOrderSearchParams } from './listFilter.ts';
import {
  compareFirmware,
  formatFirmware,
  extractFirmwareName,
  formatFileVersion,
  isFirmwareFileMissing,
  filterOrdersByFirmware,
} from './orderFirmware.ts';
import { sortOrderLines, countOrderLines, buildOrderLines } from './outcome.ts';
import {
  isOrderAdministrationOffered,
  checkOrderChange,
  checkOrderCreation,
  checkOrderDeletion,
  checkOrdersAccess,
} from './permission.ts';
import {
  isPendingOrder,
  checkOrderState,
  hasOrderEnded,
  parseServiceOrderType,
  formatServiceOrderType,
} from './state.ts';
import { buildUnit } from '../../../tests/factories/person.ts';

const order = {
  id: 'S-00001',
  serviceOrderType: 'FIRMWARE_UPDATE',
  note: 'Corrected display texts',
  serialNumbers: ['0100001', '0100002', '0100003'],
  serialNumbersToAdd: [],
  serialNumbersToRemove: [],
  configurationIds: ['OU1234'],
  serviceOrderState: 'IN_PROGRESS',
  lastStateChange: '2026-11-01T00:00:00Z',
  created: '2026-10-31T00:00:00Z',
  createdBy: 'support.engineer@maker.example',
  firmware: {
    firmwareType: 'APP',
    productFamily: 'G6',
    deviceType: 'CU',
    name: 'G6_CU',
    version: '3.5',
  } as const,
};
const support = 'Support, Developers, Application engineers, and Administrators';
const actor = (...operations: string[]) => ({ units: [], operations: new Set(operations) });

describe('orders in reading order', () => {
  const at = (id: string, day: number, configurationIds: string[], serialNumbers: string[]) => ({
    ...order,
    id,
    configurationIds,
    serialNumbers,
    lastStateChange: `2024-03-0${day}T00:00:00Z`,
  });
  const orders = [
    at('old', 1, ['OU1234'], ['0100001']),
    at('other', 2, ['CA1235'], ['0100002']),
    at('new', 3, ['CA1235', 'OU1234'], ['0100001']),
  ];
  const ids = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id);

  test('newest first, all and those of a configuration or product', () => {
    expect(ids(sortServiceOrders(orders))).toEqual(['new', 'other', 'old']);
    expect(ids(filterOrdersByConfiguration(orders, 'OU1234'))).toEqual(['new', 'old']);
    expect(filterOrdersByConfiguration(orders, 'OU12')).toEqual([]);
    const receiver = { serialNumber: '0100001', productFamily: 'G6', deviceType: 'CU' } as const;
    expect(ids(filterOrdersByProduct(orders, receiver))).toEqual(['new', 'old']);
  });

  test('a transmitter has none of those of a receiver with its serial number, and those on their way to it', () => {
    const transmitter = { serialNumber: '0100001', productFamily: 'G6', deviceType: 'PCU' } as const;
    const parameters = { ...at('parameters', 4, [], ['0100001']), firmware: null };
    const putIn = { ...at('put in', 5, [], []), serialNumbersToAdd: ['0100001'], firmware: null };
    const takenOut = { ...parameters, id: 'taken out', serialNumbersToRemove: ['0100001'] };
    expect(ids(filterOrdersByProduct([...orders, parameters, putIn, takenOut], transmitter))).toEqual([
      'put in',
      'parameters',
    ]);
  });

  test('a time zone does not change the order', () => {
    const two = [
      { id: 'a', lastStateChange: '2024-03-01T12:00:00+02:00' },
      { id: 'b', lastStateChange: '2024-03-01T11:00:00Z' },
    ];
    expect(ids(sortServiceOrders(two))).toEqual(['b', 'a']);
  });

  test.each([
    ['', ['new', 'other', 'old']],
    ['search=display+TEXTS', ['new', 'other', 'old']],
    ['search=other', ['other']],
    ['search=S%2FN+010+0002', ['other']],
    ['search=g6_cu+3.5', ['new', 'other', 'old']],
    ['search=nothing', []],
    ['state=PENDING', []],
    ['state=IN_PROGRESS&type=FIRMWARE_UPDATE', ['new', 'other', 'old']],
    ['type=PARAMETER_UPDATE', []],
    ['state=MADE_UP', ['new', 'other', 'old']],
  ])('those that “%s” finds', (query, found) => {
    expect(ids(filterServiceOrders(orders, parseOrderFilter(new URLSearchParams(query))))).toEqual(found);
  });

  test('a filter goes through the address and back', () => {
    const query = { search: 'a b', state: 'PENDING', type: 'PARAMETER_UPDATE' };
    expect(toOrderSearchParams(parseOrderFilter(new URLSearchParams(query)))).toEqual(query);
    expect(toOrderSearchParams(parseOrderFilter(new URLSearchParams()))).toEqual({});
  });
});

describe('an order', () => {
  test.each([
    ['PENDING', true, false],
    ['IN_PROGRESS', false, false],
    ['FULFILLED', false, true],
    ['REJECTED', false, true],
    ['EXECUTED', false, true],
    ['SOMETHING_NEW', false, false],
  ])('%s', (serviceOrderState, changes, ended) => {
    expect(checkOrderState({ serviceOrderState }).allowed).toBe(changes);
    expect(hasOrderEnded({ serviceOrderState })).toBe(ended);
    expect(isPendingOrder({ serviceOrderState })).toBe(serviceOrderState === 'PENDING');
  });

  test('says why it cannot be changed', () => {
    expect(checkOrderState({ serviceOrderState: 'IN_PROGRESS' })).toMatchObject({
      rule: 'STATE',
      reason: 'Only pending orders can be changed. This one is in progress.',
    });
  });

  test('is about what is in it and waits to be put in, without what waits to be taken out', () => {
    const changing = {
      serialNumbers: ['1', '2'],
      serialNumbersToAdd: ['2', '3'],
      serialNumbersToRemove: ['1'],
    };
    expect(listSerialNumbers(changing)).toEqual(['2', '3']);
  });

  test.each([
    [{}, false],
    [{ serviceOrderState: 'PENDING' }, true],
    [{ note: 'other' }, true],
    [{ serialNumbers: ['0100001'] }, true],
    [{ lastStateChange: '2027-01-01T00:00:00Z' }, false],
  ])('has moved by %j: %s', (change, moved) => {
    expect(isOrderChanged(order, { ...order, ...change })).toBe(moved);
  });

  test.each([
    [{ note: 'other' }, false],
    [{ note: 'Corrected' }, true],
    [{ serialNumbersToAdd: ['2'] }, true],
    [{ serialNumbersToAdd: ['2', '3'] }, false],
    [{ serialNumbersToRemove: ['3', '4'] }, true],
    [{ serialNumbersToRemove: ['1', '3'] }, false],
  ])('has the change %j: %s', (change, isDone) => {
    const now = {
      note: 'Corrected',
      serviceOrderState: 'PENDING',
      serialNumbers: ['1', '2'],
      serialNumbersToAdd: [],
      serialNumbersToRemove: [],
    };
    expect(isOrderChangeDone(change, now)).toBe(isDone);
  });

  test('types go by their words', () => {
    expect(parseServiceOrderType('PARAMETER_UPDATE')).toBe('PARAMETER_UPDATE');
    expect(parseServiceOrderType('parameter')).toBeUndefined();
    expect(formatServiceOrderType('PARAMETER_UPDATE')).toBe('Parameter update');
    expect(formatServiceOrderType('RADIO_CHECK')).toBe('Radio check');
  });
});

test.each([
  [{ note: '' }, { note: '' }],
  [{ serialNumbersToAdd: ['0100001'] }, { serialNumbersToAdd: ['0100001'] }],
  [{ serialNumbersToRemove: ['0100001'] }, { serialNumbersToRemove: ['0100001'] }],
  [{}, undefined],
  [{ note: 'a', serialNumbersToAdd: ['0100001'] }, undefined],
  [{ serialNumbersToAdd: ['0100001'], serialNumbersToRemove: ['0100002'] }, undefined],
  [{ serialNumbersToAdd: [] }, undefined],
  [{ serialNumbersToRemove: [] }, undefined],
])('the body %j changes exactly one thing: %j', (body, change) => {
  expect(parseOrderChange(body)).toEqual(change);
});

describe('who may', () => {
  test.each([
    ['list', checkOrdersAccess, 'serviceOrderGetAll'],
    ['create', checkOrderCreation, 'serviceOrderCreate'],
  ] as const)('%s: those who may call it', (_, may, operation) => {
    expect(may(actor(operation)).allowed).toBe(true);
    expect(may(actor())).toMatchObject({ rule: 'OPERATION' });
  });

  test('whoever may not administer them reads who can', () => {
    const reason = `Only ${support} can administer service orders.`;
    expect(checkOrderCreation(actor())).toMatchObject({ reason });
    expect(checkOrderDeletion(actor(), { serviceOrderState: 'PENDING' })).toMatchObject({ reason });
  });

  test.each([
    [checkOrderChange, 'serviceOrderUpdate'],
    [checkOrderDeletion, 'serviceOrderDelete'],
  ] as const)('%o only what is pending', (may, operation) => {
    expect(may(actor(operation), { serviceOrderState: 'PENDING' }).allowed).toBe(true);
    expect(may(actor(operation), order)).toMatchObject({ rule: 'STATE' });
    expect(may(actor(), { serviceOrderState: 'PENDING' })).toMatchObject({ rule: 'OPERATION' });
  });
});

describe('firmware', () => {
  test.each([
    ['G6_CU_3.4.hex', 'OLDER'],
    ['G6_CU_3.5.hex', 'SAME'],
    ['G6_CU_3.5.0.s28', 'SAME'],
    ['G6_CU_3.10.hex', 'NEWER'],
    ['G6_PCU_3.4.hex', 'UNKNOWN'],
    ['unknown', 'UNKNOWN'],
    [null, 'UNKNOWN'],
  ])('%s beside 3.5: %s', (fileName, standing) => {
    expect(compareFirmware(fileName, order.firmware)).toBe(standing);
  });

  test('of another part of the device says nothing', () => {
    expect(compareFirmware('G6_CU_3.4.hex', { ...order.firmware, firmwareType: 'RADIO' })).toBe('UNKNOWN');
  });

  test('is read from the name of its file', () => {
    expect(formatFirmware(order.firmware)).toBe('G6_CU 3.5');
    expect([formatFileVersion('G6_CU_3.10.hex'), extractFirmwareName('G6_CU_3.10.hex')]).toEqual([
      '3.10',
      'G6_CU',
    ]);
    expect([formatFileVersion('boot.bin'), extractFirmwareName('boot.bin')]).toEqual(['', '']);
  });
});

describe('the board of an order', () => {
  const event = (serialNumber: string, type: string, created: string, deviceType = 'CU') => ({
    serialNumber,
    type,
    created,
    note: '',
    productFamily: 'G6',
    deviceType,
  });
  const done = event('0100001', 'SERVICE_ORDER_FULFILLMENT', '2026-11-02T00:00:00Z');
  const refused = event('0100002', 'SERVICE_ORDER_REJECTED', '2026-11-02T00:00:00Z');
  const standings = (events: Parameters<typeof buildOrderLines>[1], given: Partial<typeof order> = {}) =>
    buildOrderLines({ ...order, ...given }, events).map(({ standing }) => standing);

  test('counts done, rejected and waiting from events', () => {
    const lines = buildOrderLines(order, [done, refused]);
    expect(lines.map(({ standing }) => standing)).toEqual(['DONE', 'REJECTED', 'WAITING']);
    expect(lines[1]?.event).toBe(refused);
    expect(countOrderLines(lines)).toEqual({ DONE: 1, REJECTED: 1, WAITING: 1 });
    expect(sortOrderLines(lines).map(({ standing }) => standing)).toEqual(['REJECTED', 'WAITING', 'DONE']);
  });

  test('the first outcome after the order was made is its own', () => {
    const before = event('0100001', 'SERVICE_ORDER_REJECTED', '2026-10-30T00:00:00Z');
    const later = event('0100001', 'SERVICE_ORDER_REJECTED', '2026-11-09T00:00:00Z');
    expect(standings([later, done, before])[0]).toBe('DONE');
    expect(standings([before, done, later])[0]).toBe('DONE');
    expect(standings([before])[0]).toBe('WAITING');
  });

  test('where nobody knows when it was made, the last outcome counts', () => {
    const later = event('0100001', 'SERVICE_ORDER_REJECTED', '2026-11-09T00:00:00Z');
    const { created: _, ...undated } = order;
    expect(buildOrderLines(undated, [done, later])[0]?.standing).toBe('REJECTED');
    expect(buildOrderLines(undated, [later, done])[0]?.standing).toBe('REJECTED');
  });

  test('other events, and those of the other device of a number, do not count', () => {
    const session = event('0100001', 'SESSION', '2026-11-02T00:00:00Z');
    const other = event('0100001', 'SERVICE_ORDER_FULFILLMENT', '2026-11-02T00:00:00Z', 'PCU');
    expect(standings([session, other])).toEqual(['WAITING', 'WAITING', 'WAITING']);
  });

  test('a pending order waits for all of its products', () => {
    expect(standings([done], { serviceOrderState: 'PENDING' })).toEqual(['WAITING', 'WAITING', 'WAITING']);
  });
});

test.each([
  [[buildUnit('STAFF', 'SUPPORT')], undefined, true],
  [[buildUnit('CUSTOMER', 'ADMIN')], undefined, false],
  [[buildUnit('CUSTOMER', 'ADMIN')], ['serviceOrderCreate'], true],
  [[buildUnit('STAFF', 'SUPPORT')], [], false],
])('%j with %j are offered the administration: %s', (units, operations, offered) =>
  expect(isOrderAdministrationOffered({ units, operations: operations && new Set(operations) })).toBe(
    offered,
  ),
);

describe('an order and the file it brings', () => {
  const list = (...versions: readonly string[]) => [
    { firmwareSignature: order.firmware, firmwareFiles: versions.map((version) => ({ version })) },
  ];
  const other = { ...order.firmware, name: 'G6_CU_RADIO', firmwareType: 'RADIO' };

  test.each([
    ['the version is there', order, list('3.5', '3.6'), false],
    ['another version is there', order, list('3.6'), true],
    ['the firmware is gone', order, [], true],
    ['only other firmware has the version', { ...order, firmware: other }, list('3.5'), true],
    ['the order has ended', { ...order, serviceOrderState: 'FULFILLED' }, [], false],
    ['the order brings none', { ...order, firmware: null }, [], false],
  ])('where %s', (_, given, all, isGone) => {
    expect(isFirmwareFileMissing(given, all)).toBe(isGone);
  });

  test('orders that wait for a version are found, or for any version', () => {
    const ended = { ...order, serviceOrderState: 'REJECTED' };
    const next = { ...order, firmware: { ...order.firmware, version: '3.6' } };
    const orders = [order, ended, next, { ...order, firmware: other }];
    expect(filterOrdersByFirmware(orders, order.firmware, '3.5')).toEqual([order]);
    expect(filterOrdersByFirmware(orders, order.firmware, undefined)).toEqual([order, next]);
  });
});

test.each([
  ['It waits for order S-00062 already.', ['S-00062']],
  ['S-00001, S-123456', ['S-00001', 'S-123456']],
  ['Part PS-00062, S-62, S-00062A', []],
  ['', []],
])('finds the ids of orders in “%s”', (sentence, ids) => {
  const pieces = splitByOrderIds(sentence);
  expect(pieces.filter(({ isOrder }) => isOrder).map(({ text }) => text)).toEqual(ids);
  expect(pieces.map(({ text }) => text).join('')).toBe(sentence);
});
