import { expect, test } from 'vitest';
import {
  compareVersionTexts,
  findHighestVersion,
  sortByVersion,
  validateVersion,
  extractVersionText,
  getProductFirmware,
  findHighestFirmware,
} from './version.ts';

const all = ['3.9', '3.10', '10', '3.10.1', '2.0'].map((version) => ({ version }));

test('versions go by their numbers, the highest first', () => {
  expect(sortByVersion(all).map(({ version }) => version)).toEqual(['10', '3.10.1', '3.10', '3.9', '2.0']);
  expect([findHighestVersion(all)?.version, findHighestVersion([])]).toEqual(['10', undefined]);
});

test.each([
  ['3.1', '3.1.0', 0],
  ['3.9', '3.10', -1],
  ['beta', '0.1', -1],
])('%s beside %s', (one, other, sign) => {
  expect(Math.sign(compareVersionTexts(one, other))).toBe(sign);
});

test.each([
  ['', 'A version is required'],
  ['3.x', 'A version is numbers with dots between them, for instance 3.10'],
  ['v3', 'A version is numbers with dots between them, for instance 3.10'],
  [' 3.10 ', undefined],
  ['12', undefined],
])('%j as a version', (version, message) => {
  expect(validateVersion(version)).toBe(message);
});

test.each([
  ['G6_CU_3.10.s28', '3.10'],
  ['G6_CU_3.10', '3.10'],
  ['boot.s28', undefined],
])('the version in the name %s', (name, version) => {
  expect(extractVersionText(name)).toBe(version);
});

test.each([
  [[], undefined],
  [['G6_CU_3.9.hex', 'G6_CU_3.10.hex', 'G6_CU_3.2.hex'], 'G6_CU_3.10.hex'],
  [['G6_CU_10.0.hex', 'G6_CU_9.99.hex'], 'G6_CU_10.0.hex'],
  [['G6_CU_3.1.hex', 'G6_CU_3.1.1.hex'], 'G6_CU_3.1.1.hex'],
  [['boot.hex', 'G6_CU_0.1.hex'], 'G6_CU_0.1.hex'],
  [['boot.hex'], 'boot.hex'],
  [['G6_CU_3.9.s28', 'G6_CU_3.10.s28'], 'G6_CU_3.10.s28'],
])('of %j the highest is %s', (names, expected) => expect(findHighestFirmware(names)).toBe(expected));

test('a product has the highest of what is recorded and what it has reported', () => {
  const firmwareFile = { fileName: 'G6_CU_3.9.hex' };
  const events = [{ data: {} }, { data: null }, { data: { firmwareFileName: 'G6_CU_3.10.hex' } }];
  expect(getProductFirmware({ firmwareFile, events })).toBe('G6_CU_3.10.hex');
  expect(getProductFirmware({ firmwareFile, events: [] })).toBe('G6_CU_3.9.hex');
  expect(getProductFirmware({ firmwareFile: null, events: [] })).toBeUndefined();
});
