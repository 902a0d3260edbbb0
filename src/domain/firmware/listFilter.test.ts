import { expect, test } from 'vitest';
import {
  listFirmwareFiles,
  filterFirmware,
  parseFirmwareFilter,
  isFirmwareFilterActive,
} from './listFilter.ts';

const file = (version: string) => ({ version, fileName: '', id: version, releaseNote: '', size: 1 });
const of = (firmwareType: string, productFamily: string, deviceType: string, note = '') => ({
  firmwareSignature: { firmwareType, productFamily, deviceType, name: `${productFamily}_${firmwareType}` },
  fileExtension: 's28',
  firmwareFiles: [file('1.9'), file('1.10')],
  note,
});
const all = [
  of('BLE', 'G6', 'PCU', 'For cranes'),
  of('APP', 'G6', 'PCU'),
  of('APP', 'G6', 'CU'),
  of('RADIO', 'G2', 'CU'),
];
const none = { firmwareType: '', productFamily: '', deviceType: '', search: '' };
const names = (filter: Partial<typeof none>) =>
  filterFirmware(all, { ...none, ...filter }).map(
    ({ firmwareSignature: { firmwareType, productFamily, deviceType } }) =>
      `${productFamily} ${deviceType} ${firmwareType}`,
  );

test('firmware stands by family, device type and type', () => {
  expect(names({})).toEqual(['G2 CU RADIO', 'G6 CU APP', 'G6 PCU APP', 'G6 PCU BLE']);
});

test.each([
  [{ firmwareType: 'APP' }, 2],
  [{ productFamily: 'G2' }, 1],
  [{ deviceType: 'PCU', productFamily: 'G6' }, 2],
  [{ search: 'CRANES' }, 1],
  [{ search: 'g6_' }, 3],
  [{ search: 'nothing' }, 0],
])('%j finds %i', (filter, count) => {
  expect(names(filter)).toHaveLength(count);
});

test('a query narrows by what is known', () => {
  const filter = parseFirmwareFilter(new URLSearchParams('type=BLE&family=G9&device=CU&search=a'));
  expect(filter).toEqual({ firmwareType: 'BLE', productFamily: '', deviceType: 'CU', search: 'a' });
  expect([isFirmwareFilterActive(filter), isFirmwareFilterActive(none)]).toEqual([true, false]);
});

test('files are those of each firmware, the highest first', () => {
  expect(listFirmwareFiles(all.slice(0, 1)).map((each) => each.file.version)).toEqual(['1.10', '1.9']);
});
