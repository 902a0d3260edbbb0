import { describe, expect, test } from 'vitest';
import { validateFirmwareName, parseFirmwarePath } from './firmwarePath.ts';

describe('the middle parts of an address are told by their values', () => {
  test.each([
    ['', {}],
    ['G6', { productFamily: 'G6' }],
    ['CU', { deviceType: 'CU' }],
    ['G6/PCU', { productFamily: 'G6', deviceType: 'PCU' }],
    ['file', { page: 'file' }],
    ['files', { page: 'files' }],
    ['firmware', { page: 'firmware' }],
    ['G2/files', { productFamily: 'G2', page: 'files' }],
    ['CU/file', { deviceType: 'CU', page: 'file' }],
    ['P6/PCU/firmware', { productFamily: 'P6', deviceType: 'PCU', page: 'firmware' }],
    ['G3/CU/G3_CU', { productFamily: 'G3', deviceType: 'CU', name: 'G3_CU' }],
    ['P6/RELAY_BOX/boot', { productFamily: 'P6', deviceType: 'RELAY_BOX', name: 'boot' }],
    ['G9/CU/G9_CU', { productFamily: 'G9', deviceType: 'CU', name: 'G9_CU' }],
    ['boot', { name: 'boot' }],
    ['G4', { name: 'G4' }],
    ['g6', { name: 'g6' }],
    ['G5/boot', { productFamily: 'G5', name: 'boot' }],
    ['G5/', { productFamily: 'G5' }],
  ])('%j', (rest, found) => {
    expect(parseFirmwarePath('APP', rest.split('/'))).toEqual({ firmwareType: 'APP', ...found });
  });

  test.each(['G6/CU/boot/more', 'boot/CU', 'files/x', 'G9/CU/files', 'G6/x/firmware'])(
    '%s is no address',
    (rest) => {
      expect(parseFirmwarePath('APP', rest.split('/'))).toBeUndefined();
    },
  );
});

test.each([
  ['', 'A name is required'],
  ['files', 'files means something else in addresses. Choose another name.'],
  ['G6', 'G6 means something else in addresses. Choose another name.'],
  ['a/b', 'A name is up to 60 letters, digits, dots, hyphens and underscores, the first a letter or digit'],
  ['..', 'A name is up to 60 letters, digits, dots, hyphens and underscores, the first a letter or digit'],
  ['G6_CU', undefined],
])('the name %j', (name, message) => {
  expect(validateFirmwareName(name)).toBe(message);
});
