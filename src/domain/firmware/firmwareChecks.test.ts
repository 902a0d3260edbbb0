import { expect, test } from 'vitest';
import { createSRecords } from '../../../mocks/factory/documents/programs.ts';
import type { Firmware } from './firmware.ts';
import {
  runFirmwareChecks,
  isSRecordExtension,
  isFirmwareConfirmed,
  isConfirmationRequired,
  hasPassedFirmwareChecks,
  type FirmwareFileInspection,
} from './firmwareChecks.ts';
import { parseSRecords } from './srecord.ts';

const firmware: Firmware = {
  firmwareSignature: { firmwareType: 'APP', productFamily: 'G6', deviceType: 'CU', name: 'G6_CU' },
  fileExtension: 's28',
  note: '',
  firmwareFiles: [
    { version: '3.9', fileName: 'G6_CU_3.9.s28', id: '1', releaseNote: '', size: 1, sha256: 'aa' },
    { version: '3.10', fileName: 'G6_CU_3.10.s28', id: '2', releaseNote: '', size: 1, sha256: 'bb' },
  ],
};
const records = createSRecords(new Uint8Array(64).fill(1), 0x10000, 'G6 CU');
const looked = (changes: Partial<FirmwareFileInspection> = {}, text = records): FirmwareFileInspection => ({
  name: 'G6_CU_3.11.s28',
  size: 200,
  sha256: 'cc',
  report: parseSRecords(new TextEncoder().encode(text)),
  ...changes,
});
const transmitters: Firmware = {
  ...firmware,
  firmwareSignature: { firmwareType: 'APP', productFamily: 'G5', deviceType: 'PCU', name: 'G5_PCU' },
  firmwareFiles: [],
};
const all = [firmware, transmitters];
const texts = (file: FirmwareFileInspection, version = '3.11', of = firmware) =>
  runFirmwareChecks(file, of, { version, all }).map(({ level, text }) => `${level} ${text}`);
const withHeader = (header: string) => createSRecords(new Uint8Array(64).fill(1), 0x10000, header);

test('a file that is right has nothing against it', () => {
  expect(texts(looked())).toEqual([
    'GOOD 2 data records with right checksums: 64 bytes in 1 block from 0x010000 to 0x01003F.',
    'GOOD Its header “G6 CU” fits G6_CU.',
    'GOOD Its extension is .s28.',
    'GOOD No other version has a file of this name.',
    'GOOD It comes after version 3.10.',
  ]);
  expect(
    hasPassedFirmwareChecks(runFirmwareChecks(looked(), firmware, { version: '3.11', all }), false),
  ).toBe(true);
});

test.each([
  [{ name: 'G6_CU_3.11.hex' }, '3.11', 'REFUSED Its extension is .hex, but files of this firmware are .s28.'],
  [{ name: 'G6_CU_3.9.S28' }, '3.11', 'REFUSED Version 3.9 has a file called G6_CU_3.9.S28 already.'],
  [{ name: 'G6_CU_3.9' }, '3.11', 'REFUSED Version 3.9 has a file called G6_CU_3.9.s28 already.'],
  [{}, '3.10.0', 'REFUSED There is a version 3.10 already.'],
  [{}, 'new', 'REFUSED A version is numbers with dots between them, for instance 3.10.'],
  [{}, '3.8', 'CAUTION Version 3.10 is there already, which is higher.'],
  [{}, '4.0', 'CAUTION Its name says version 3.11.'],
  [{ sha256: 'aa' }, '3.11', 'CAUTION Its content is that of version 3.9, byte for byte.'],
  [{ size: 0, report: undefined }, '3.11', 'REFUSED The file is empty.'],
] as const)('%j as version %s: %s', (changes, version, sentence) => {
  expect(texts(looked(changes), version)).toContain(sentence);
});

test('an empty file is said to be so once', () => {
  const empty = looked({ size: 0 }, '');
  expect(texts(empty).filter((text) => text.startsWith('REFUSED'))).toEqual(['REFUSED The file is empty.']);
});

test.each([
  ['by its header', {}, 'G5_PCU 5.0', 'MISMATCH Its header “G5_PCU 5.0” says G5_PCU, not G6_CU.'],
  ['by its name', { name: 'g5-pcu_3.11.s28' }, 'G6_CU 3.11', 'MISMATCH Its name says G5_PCU, not G6_CU.'],
])('a file of another firmware %s is refused until that is confirmed', (_, changes, header, sentence) => {
  const file = looked(changes, withHeader(header));
  expect(texts(file)[0]).toBe(sentence);
  const checks = runFirmwareChecks(file, firmware, { version: '3.11', all });
  expect([
    hasPassedFirmwareChecks(checks, false),
    isConfirmationRequired(checks),
    hasPassedFirmwareChecks(checks, true),
  ]).toEqual([false, true, true]);
});

test.each([
  ['', 'CAUTION It has no header that says what it is for.'],
  ['G6_PDU 5.0', 'CAUTION Its header “G6_PDU 5.0” names no firmware that is known.'],
  ['HDR', 'CAUTION Its header “HDR” names no firmware that is known.'],
  ['out\u0001.srec', 'CAUTION Its header “out[U+0001].srec” names no firmware that is known.'],
])('the header %j refuses nothing', (header, sentence) => {
  const file = looked({}, withHeader(header));
  expect(texts(file)).toContain(sentence);
  expect(hasPassedFirmwareChecks(runFirmwareChecks(file, firmware, { version: '3.11', all }), false)).toBe(
    true,
  );
});

test.each([
  ['G6_CU 3.12', ['CAUTION Its header says version 3.12.']],
  ['G6_CU 3.11.0', []],
  ['G6_CU 3.12 of 2026.11.02', []],
])('the header %j against version 3.11: %j', (header, cautions) => {
  const found = texts(looked({}, withHeader(header)));
  expect(found.filter((text) => text.startsWith('CAUTION'))).toEqual(cautions);
});

test('a file with other faults cannot be confirmed', () => {
  const file = looked({}, withHeader('G5_PCU 5.0'));
  const checks = runFirmwareChecks(file, firmware, { version: '3.10', all });
  expect([isConfirmationRequired(checks), hasPassedFirmwareChecks(checks, true)]).toEqual([false, false]);
});

test.each([
  ['G6_CU', true],
  [' g6_cu ', true],
  ['G6_C', false],
  ['', false],
])('typing %j confirms that a file is for G6_CU: %s', (typed, isConfirmed) => {
  expect(isFirmwareConfirmed(typed, firmware)).toBe(isConfirmed);
});

test('faults of the records are told with their line, and refuse the file', () => {
  const broken = looked({}, records.replaceAll('S22401', 'S22501'));
  const [first = ''] = texts(broken);
  expect(first).toBe(
    'REFUSED Line 2: The line is cut off: 2 digits of it are missing. There are 2 more faults.',
  );
  expect(hasPassedFirmwareChecks(runFirmwareChecks(broken, firmware, { version: '3.11', all }), true)).toBe(
    false,
  );
});

test('the extension is held against the form of the records', () => {
  const s19 = { ...firmware, fileExtension: 's19' };
  expect(texts(looked({ name: 'a.s19' }), '3.11', s19)).toContain(
    'CAUTION The file is called .s19, but its records are those of .s28.',
  );
});

test.each([
  ['s28', true],
  ['.SREC', true],
  ['bin', false],
  ['hex', false],
])('files of extension %s are looked into: %s', (extension, looks) => {
  expect(isSRecordExtension(extension)).toBe(looks);
});
