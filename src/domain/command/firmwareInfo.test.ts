import { describe, expect, test } from 'vitest';
import {
  isVersionInRange,
  isKnownByFirmware,
  mergeFirmwareInfo,
  validateVersionRange,
  parseFirmwareTarget,
  parseFirmwareFileName,
  type MergeKind,
} from './firmwareInfo.ts';
import type { Command, FirmwareInfo } from './command.ts';

const info = (
  fromVersion: string,
  toVersion: string | null = null,
  firmwareName = 'G6_CU',
): FirmwareInfo => ({
  productFamily: 'G6',
  deviceType: 'CU',
  firmwareName,
  fromVersion,
  toVersion,
});
const other = info('1.0', null, 'G6_CU_RADIO');

describe('covering of a version, by numbers', () => {
  test.each([
    ['2.9', null, '2.10', true],
    ['2.10', null, '2.9', false],
    ['2.9', '3.2', '3.2', true],
    ['2.9', '3.2', '3.10', false],
    ['3', '3', '3.0', true],
    ['1.0', null, 'none', false],
  ])('from %s to %s covers %s: %s', (from, to, version, covers) => {
    expect(isVersionInRange(info(from, to), version)).toBe(covers);
  });
});

describe('merging of firmware infos', () => {
  test.each<[MergeKind, string, readonly FirmwareInfo[], FirmwareInfo, readonly FirmwareInfo[]]>([
    ['ADD', 'into none', [], info('2.0'), [info('2.0')]],
    [
      'ADD',
      'beside others',
      [info('1.0', '1.4'), other],
      info('2.0'),
      [info('1.0', '1.4'), info('2.0'), other],
    ],
    [
      'ADD',
      'joins what it overlaps',
      [info('1.0', '2.5'), other],
      info('2.0', '3.1'),
      [info('1.0', '3.1'), other],
    ],
    [
      'ADD',
      'joins two through itself',
      [info('1.0', '2.0'), info('3.0')],
      info('1.9', '3.10'),
      [info('1.0')],
    ],
    [
      'REPLACE',
      'takes the place of all of its firmware',
      [info('1.0', '1.4'), info('2.0'), other],
      info('3.0'),
      [info('3.0'), other],
    ],
    [
      'REMOVE',
      'takes out all of its firmware',
      [info('1.0', '1.4'), info('2.0'), other],
      info('3.0'),
      [other],
    ],
    ['REMOVE', 'leaves the rest', [other], info('3.0'), [other]],
  ])('%s %s', (kind, _, before, change, after) => {
    expect(mergeFirmwareInfo(before, kind, change)).toEqual(after);
  });

  test('a list that says the same afterwards stays the very list', () => {
    const before = [other, info('1.0')];
    expect(mergeFirmwareInfo(before, 'ADD', info('2.0', '3.0'))).toBe(before);
    expect(mergeFirmwareInfo(before, 'REPLACE', info('1.0'))).toBe(before);
    expect(mergeFirmwareInfo([other], 'REMOVE', info('1.0'))).toHaveLength(1);
  });
});

test.each([
  ['2.9', '', undefined],
  ['2.9', '2.10', undefined],
  ['2.10', '2.9', 'The first version is above the last'],
  ['', '2.9', 'A version is required'],
  ['2.x', '', 'A version is numbers with dots between them, for instance 3.10'],
])('the fault of %s to %s', (from, to, fault) => {
  expect(validateVersionRange(from, to)).toBe(fault);
});

test('the firmware of a product is read from the name of its file', () => {
  const product = { productFamily: 'G6', deviceType: 'CU' };
  const target = { ...product, firmwareName: 'G6_CU', version: '3.10' };
  expect(parseFirmwareFileName(product, 'G6_CU_3.10.s28')).toEqual(target);
  expect(parseFirmwareFileName(product, 'G6_CU.s28')).toBeUndefined();
  expect(parseFirmwareTarget('G6/CU/G6_CU/3.10')).toEqual(target);
  expect(parseFirmwareTarget('G6/CU')).toBeUndefined();
  const command: Command = {
    catalogue: 'RX',
    name: 'OUT',
    commandClass: 'BASIC',
    commandState: 'ACTIVE',
    argumentTypes: [],
    description: '',
    firmwareInfos: [info('3.9')],
  };
  expect(isKnownByFirmware(command, target)).toBe(true);
  expect(isKnownByFirmware(command, { ...target, deviceType: 'PCU' })).toBe(false);
});
