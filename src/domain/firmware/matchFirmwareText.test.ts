import { expect, test } from 'vitest';
import { matchFirmwareText } from './matchFirmwareText.ts';

const named = (name: string, productFamily: string, deviceType: string, firmwareType = 'APP') => ({
  firmwareSignature: { firmwareType, productFamily, deviceType, name },
});
const receiver = named('G6_CU', 'G6', 'CU');
const all = [
  receiver,
  named('G6_PCU', 'G6', 'PCU'),
  named('G5_PCU', 'G5', 'PCU'),
  named('G6_CU_RADIO', 'G6', 'CU', 'RADIO'),
  named('boot', 'P6', 'CU', 'BLE'),
  named('boot', 'P6', 'CU', 'APP'),
  named('Link 2', 'G3', 'CU', 'RADIO'),
];
const found = (text: string, meant = receiver) => {
  const subject = matchFirmwareText(text, meant, all);
  return subject.kind === 'OTHER' ? subject.names : subject.kind;
};

test.each([
  ['G6_CU 5.0'],
  ['g6-cu_5.0.s28'],
  ['G6CU5.0'],
  ['build of G6 CU v5.0, 2026'],
  ['C:\\build\\G6_CU\\out.srec'],
  ['G6_CU\0\0\0'],
  ['Ｇ６_CU'],
  ['receiver CU of G5 and G6'],
  ['G6_CU_APP 5.0'],
  ['G6_CU_final_5.0.s28'],
  ['G6_CU 5.0, radio as before'],
])('%j fits the firmware of the same name or kind', (text) => {
  expect(found(text)).toBe('FITS');
});

test.each([
  ['G5_PCU 5.0', ['G5_PCU']],
  ['G5PCU5.0.s28', ['G5_PCU']],
  ['g6 pcu', ['G6_PCU']],
  ['G6_CU_RADIO 2.1', ['G6_CU_RADIO']],
  ['G6_CU_RADIO_2.1.s28', ['G6_CU_RADIO']],
  ['BOOT_1.2', ['boot']],
  ['G6_CU_BLE 2.0', ['G6_CU_BLE']],
  ['g6 cu sisp1 v2', ['G6_CU_SISP1']],
  ['G6CU-RangeModule_1.2.s28', ['G6_CU_RANGE_MODULE']],
  ['G6_CU 5.0, was G5_PCU', ['G5_PCU']],
  ['link-2', ['Link 2']],
  ['G2_CU 1.0', ['G2 CU']],
  ['G3 5.0', ['G3']],
  ['pcu_main', ['PCU']],
])('%j names another firmware', (text, names) => {
  expect(found(text)).toEqual(names);
});

test.each([
  [''],
  ['HDR'],
  ['G6'],
  ['G6_PDU 5.0'],
  ['firmware for G5 and G6'],
  ['CU 5.0'],
  ['5.0'],
  ['rebooted'],
  ['Link 2.1'],
  ['XG6_CUX'],
  ['G6000'],
])('%j names no known firmware', (text) => {
  expect(found(text)).toBe('UNKNOWN');
});

test('a firmware that is named like its part fits, whatever else of the same products is named', () => {
  expect(found('P6_CU boot 1.0', named('boot', 'P6', 'CU', 'BLE'))).toBe('FITS');
  expect(found('G6_CU radio, built with G6_CU_RADIO', named('G6_CU_RADIO', 'G6', 'CU', 'RADIO'))).toBe(
    'FITS',
  );
});

test('a firmware whose name belongs to several types fits each of them', () => {
  expect(found('boot 1.0', named('boot', 'P6', 'CU', 'APP'))).toBe('FITS');
});
