import { describe, expect, test } from 'vitest';
import { impactOf, impactText, runningVersion } from './impact.ts';

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
  expect(runningVersion(fileName, firmware)).toBe(version);
});

test('products are counted by the version they run, as numbers go', () => {
  const names = ['G6_CU_3.9.s28', 'G6_CU_3.2.s28', 'special.s28', 'G6_CU_3.11.s28', undefined, 'boot.s28'];
  expect(impactOf(names, firmware, '3.10')).toEqual({ older: 2, same: 1, newer: 1, others: 2 });
});

describe('the sentence about products', () => {
  const of = (older: number) => ({ older, same: 0, newer: 0, others: 0 });
  test.each([
    [0, false, 'No product runs an older version, so there is nothing to update.'],
    [1, false, '1 product runs an older version. A service order that updates it will be created.'],
    [1200, false, '1,200 products run an older version. A service order that updates them will be created.'],
    [3, true, '3 products run an older version. No service order will be created for them.'],
  ])('%i older, orders avoided: %s', (older, avoids, sentence) => {
    expect(impactText(of(older), avoids)).toBe(sentence);
  });
});
