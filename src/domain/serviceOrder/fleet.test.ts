import { describe, expect, test } from 'vitest';
import {
  parseFleetFilter,
  toFleetSearchParams,
  buildFleetMatrix,
  filterFleet,
  getUpdateListSearch,
  isFleetFilterActive,
} from './fleet.ts';
import {
  listFirmwareChoices,
  parseOrderFirmware,
  parseFirmwareName,
  toFirmwareSearchParams,
  isFirmwareOffered,
} from './orderFirmware.ts';

const product = (serialNumber: string, kind: string, fileName: string | null, pending = false) => {
  const [productFamily = '', deviceType = ''] = kind.split(' ');
  const serviceOrders = pending ? [{ id: 'S-1', serviceOrderState: 'PENDING' }] : [];
  return {
    serialNumber,
    productFamily,
    deviceType,
    firmwareFile: fileName === null ? null : { fileName },
    serviceOrders,
  };
};
const products = [
  product('1', 'G6 CU', 'G6_CU_3.9.hex'),
  product('2', 'G6 CU', 'G6_CU_3.10.hex', true),
  product('3', 'G6 CU', null),
  product('4', 'G6 PCU', 'G6_PCU_3.9.hex'),
  product('5', 'G3 CU', 'G3_CU_3.9.hex'),
  product('6', 'G6 CU', 'G6_CU_3.9.hex', true),
];

test('the matrix counts family, type and version, versions as numbers go', () => {
  const { versions, kinds } = buildFleetMatrix(products);
  expect(versions).toEqual(['3.10', '3.9', 'NONE']);
  expect(
    kinds.map(({ family, deviceType, total, counts }) => [family, deviceType, total, ...counts]),
  ).toEqual([
    ['G3', 'CU', 1, ['3.9', 1]],
    ['G6', 'CU', 4, ['3.9', 2], ['3.10', 1], ['NONE', 1]],
    ['G6', 'PCU', 1, ['3.9', 1]],
  ]);
  expect(buildFleetMatrix([])).toEqual({ versions: [], kinds: [] });
});

describe('a part of the products', () => {
  test.each([
    ['', ['1', '2', '3', '4', '5', '6'], false],
    ['family=G6&type=CU', ['1', '2', '3', '6'], true],
    ['firmware=3.9', ['1', '4', '5', '6'], true],
    ['firmware=NONE', ['3'], true],
    ['waits=WAITING', ['2', '6'], true],
    ['family=G6&firmware=3.9&waits=NOT_WAITING', ['1', '4'], true],
    ['family=G9&type=XX&waits=LATER', ['1', '2', '3', '4', '5', '6'], false],
  ])('“%s”', (query, found, narrows) => {
    const filter = parseFleetFilter(new URLSearchParams(query));
    expect(filterFleet(products, filter).map(({ serialNumber }) => serialNumber)).toEqual(found);
    expect(isFleetFilterActive(filter)).toBe(narrows);
    expect(parseFleetFilter(new URLSearchParams(toFleetSearchParams(filter)))).toEqual(filter);
  });
});

test.each([
  ['', null],
  ['&=%', null],
  ['sort=BY_SERIAL_NUMBER_ASC&pages=3', null],
  ['family=G9&waits=MAYBE', null],
  ['search=01007', 'search=01007'],
  ['firmware=3.2', 'firmware=3.2'],
  ['waits=WAITING', 'waits=WAITING'],
  ['configuration=OU7711', 'configuration=OU7711'],
  [null, null],
])('the list “%s” is ordered for as %s', (query, list) => expect(getUpdateListSearch(query)).toBe(list));

describe('firmware in an address', () => {
  const firmware = {
    firmwareType: 'APP',
    productFamily: 'G6',
    deviceType: 'CU',
    name: 'G6_CU',
    version: '3.10',
  } as const;

  test.each([firmware, { ...firmware, firmwareType: 'RADIO' }])('goes through it: %j', (each) => {
    expect(parseOrderFirmware(new URLSearchParams(toFirmwareSearchParams(each)))).toEqual(each);
  });

  test.each([
    ['family', 'G9'],
    ['device', 'TX'],
    ['name', ''],
    ['version', ''],
    ['version', 'newest'],
  ])('is none with %s “%s”', (name, wrong) => {
    const parameters = new URLSearchParams(toFirmwareSearchParams(firmware));
    parameters.set(name, wrong);
    expect(parseOrderFirmware(parameters)).toBeUndefined();
  });
});

test('firmware is chosen among that for a kind, the application first and the highest version first', () => {
  const of = (firmwareType: string, deviceType: string, name: string, ...versions: string[]) => ({
    firmwareSignature: { firmwareType, productFamily: 'G6', deviceType, name },
    firmwareFiles: versions.map((version) => ({ version })),
  });
  const all = [
    of('BLE', 'CU', 'A_BLE', '1.0'),
    of('APP', 'CU', 'G6_CU', '3.9', '3.10'),
    of('APP', 'PCU', 'G6_PCU', '3.9'),
    of('RADIO', 'CU', 'EMPTY'),
  ];
  expect(listFirmwareChoices(all, 'G6', 'CU')).toEqual([
    { firmwareType: 'APP', name: 'G6_CU', versions: ['3.10', '3.9'] },
    { firmwareType: 'BLE', name: 'A_BLE', versions: ['1.0'] },
  ]);
  expect(listFirmwareChoices(all, 'G3', 'CU')).toEqual([]);
});

test.each([
  [{ firmwareType: 'APP', name: 'G6_CU', version: '3.10' }, true],
  [{ firmwareType: 'APP', name: 'G6_CU', version: '3.1' }, false],
  [{ firmwareType: 'RADIO', name: 'G6_CU', version: '3.10' }, false],
  [{ firmwareType: 'APP', name: 'G6_CU_RADIO', version: '3.10' }, false],
])('firmware %j is offered: %s', (wanted, offered) =>
  expect(isFirmwareOffered([{ firmwareType: 'APP', name: 'G6_CU', versions: ['3.10', '3.9'] }], wanted)).toBe(
    offered,
  ),
);

test.each([
  ['', undefined],
  ['name=%20', undefined],
  ['name=G6_CU', { firmwareType: 'APP', name: 'G6_CU' }],
  ['name=G6_CU_RADIO&firmwareType=RADIO&version=', { firmwareType: 'RADIO', name: 'G6_CU_RADIO' }],
])('an address with “%s” is at %j', (query, name) =>
  expect(parseFirmwareName(new URLSearchParams(query))).toEqual(name),
);
