import { describe, expect, test } from 'vitest';
import {
  computeFirmwareImpact,
  describeFirmwareImpact,
  filterProductsByFirmware,
  findRunningVersion,
} from './impact.ts';

const file = (version: string, fileName: string) => ({
  version,
  fileName,
  id: version,
  releaseNote: '',
  size: 1,
});
const firmware = {
  firmwareSignature: { firmwareType: 'APP', productFamily: 'G6', deviceType: 'CU', name: 'G6_CU' },
  firmwareFiles: [file('3.9', 'G6_CU_3.9.s28'), file('3.10', 'special.s28')],
};

test.each([
  ['G6_CU_3.9.s28', '3.9'],
  ['special.s28', '3.10'],
  ['G6_CU_2.1.hex', '2.1'],
  ['G6_CU_BLE_2.1.s28', undefined],
  ['G6_PCU_2.1.s28', undefined],
  [undefined, undefined],
])('a product with %s runs version %s', (fileName, version) => {
  expect(findRunningVersion(fileName, firmware)).toBe(version);
});

const product = (fileName: string | undefined, serviceOrderState?: string) => ({
  serialNumber: '0100001',
  firmwareFile: fileName === undefined ? null : { fileName },
  serviceOrders: serviceOrderState === undefined ? [] : [{ serviceOrderState }],
});

test('products are counted by the version they run, as numbers go, those apart that wait for an order', () => {
  const products = [
    ...['G6_CU_3.9.s28', 'G6_CU_3.2.s28', 'special.s28', 'G6_CU_3.11.s28', undefined, 'boot.s28'].map(
      (name) => product(name),
    ),
    product('G6_CU_3.9.s28', 'PENDING'),
    product('G6_CU_3.9.s28', 'FULFILLED'),
    product('special.s28', 'PENDING'),
  ];
  expect(computeFirmwareImpact(products, firmware, '3.10')).toEqual({
    older: 3,
    waiting: 1,
    same: 2,
    newer: 1,
    others: 2,
  });
});

test('products that run a version are found, or those of any version', () => {
  const products = [
    product('G6_CU_3.9.s28'),
    product('special.s28'),
    product(undefined),
    product('boot.s28'),
  ];
  expect(filterProductsByFirmware(products, firmware, '3.10.0')).toEqual([products[1]]);
  expect(filterProductsByFirmware(products, firmware, undefined)).toEqual(products.slice(0, 2));
});

describe('the sentence about products', () => {
  test.each([
    [0, 0, false, 'No product runs an older version, so there is nothing to update.'],
    [1, 0, false, '1 product runs an older version. A service order that updates it will be created.'],
    [
      1200,
      0,
      false,
      '1,200 products run an older version. A service order that updates them will be created.',
    ],
    [3, 0, true, '3 products run an older version. No service order will be created for them.'],
    [
      5,
      3,
      false,
      '5 products run an older version. A service order that updates them will be created. 3 more wait for another order and are left out.',
    ],
    [
      1,
      1,
      false,
      '1 product runs an older version. A service order that updates it will be created. 1 more waits for another order and is left out.',
    ],
    [
      0,
      7,
      false,
      '7 products run an older version and wait for another order, so no service order will be created.',
    ],
    [2, 7, true, '9 products run an older version. No service order will be created for them.'],
  ])('%i older, %i waiting, orders avoided: %s', (older, waiting, avoids, sentence) => {
    expect(describeFirmwareImpact({ older, waiting }, avoids)).toBe(sentence);
  });
});
