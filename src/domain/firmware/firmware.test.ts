import { expect, test } from 'vitest';
import { formatFirmwareFileName } from './firmware.ts';

const firmwareSignature = { firmwareType: 'APP', productFamily: 'G6', deviceType: 'CU', name: 'G6_CU' };

test.each([
  ['stored.s28', 's28', 'stored.s28'],
  ['stored.S28', 's28', 'stored.S28'],
  ['stored', '.S28', 'stored.s28'],
  ['', 's28', 'G6_CU_3.10.s28'],
  ['  ', '', 'G6_CU_3.10'],
])('stored as %j, extension %j: saved as %s', (fileName, fileExtension, saved) => {
  expect(formatFirmwareFileName({ firmwareSignature, fileExtension }, { fileName, version: '3.10' })).toBe(
    saved,
  );
});
