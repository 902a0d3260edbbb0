import { assert, constantFrom, integer, property, string, uint8Array } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSRecords } from '../../../mocks/factory/documents/programs.ts';
import { parseSRecords } from './srecord.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (...lines: readonly string[]) => parseSRecords(bytesOf(lines.join('\r\n')));
const faults = (...lines: readonly string[]) =>
  read(...lines).faults.map(({ kind, line, text }) => [kind, line, text]);

const header = 'S00600004844521B';
const one = 'S1137AF00A0A0D0000000000000000000000000061';
const end = 'S9030000FC';

test('a file from the books is read whole', () => {
  const report = read(header, one, 'S5030001FB', end);
  expect(report).toMatchObject({
    format: 's19',
    isMixed: false,
    header: 'HDR',
    records: 1,
    start: 0,
    endFits: true,
    faults: [],
    faultCount: 0,
  });
  expect(report.blocks.map(({ from, to }) => [from, to])).toEqual([[0x7af0, 0x7b00]]);
  expect([...(report.blocks[0]?.bytes ?? [])].slice(0, 4)).toEqual([10, 10, 13, 0]);
});

test.each([
  ['S214', 's28', 'S804000000FB', ['S205010000AA4F']],
  ['S3', 's37', 'S70500000000FA', ['S30680000000AACF']],
] as const)('%s records are read', (_, format, last, lines) => {
  const report = read(...lines, last);
  expect([report.format, report.endFits, report.faults]).toEqual([format, true, []]);
});

test.each([
  ['LF', '\n'],
  ['CR LF', '\r\n'],
  ['CR', '\r'],
])('lines end in %s, and empty ones are passed over', (_, separator) => {
  const report = parseSRecords(bytesOf([header, '', one, end, ''].join(separator)));
  expect([report.records, report.faults]).toEqual([1, []]);
});

test('a file of pieces everywhere is refused, and does not cost more than a few of them', () => {
  const pieces = Array.from({ length: 30_000 }, (_, index) => {
    const bytes = [6, index >> 14, (index >> 6) & 255, (index << 2) & 255, 0, 1];
    const sum = bytes.reduce((before, byte) => before + byte, 0);
    return `S3${[...bytes, ~sum & 255].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  });
  const { blocks, faultCount, faults: found } = read(...pieces, 'S70500000000FA');
  expect(faultCount).toBe(1);
  expect(found[0]?.text).toBe('The data are in more than 20,000 separate pieces. No firmware is like that.');
  expect(blocks.length).toBeLessThanOrEqual(20_001);
});

describe('each kind of broken file has its sentence', () => {
  test.each([
    [[''], 'EMPTY', null, 'The file is empty.'],
    [[':10000000'], 'INTEL_HEX', null, 'These are Intel HEX records. Convert the file to S-records first.'],
    [['PK\u0003\u0004\0'], 'BINARY', null, 'This is a binary file, not a file of S-records.'],
    [
      ['Dear all,', 'see below'],
      'NOT_RECORDS',
      null,
      'This is not a file of S-records: no line of it begins like one.',
    ],
    [[one, 'hello', end], 'NOT_A_RECORD', 2, 'The line does not begin with S and a digit.'],
    [[one, 'S4030000FC', end], 'UNKNOWN_TYPE', 2, 'There are no S4 records.'],
    [[one, 'S10G0000AABB97', end], 'NOT_HEX', 2, 'The line has characters that are no hexadecimal digits.'],
    [[one, 'S105G000AABB97', end], 'NOT_HEX', 2, 'The line has characters that are no hexadecimal digits.'],
    [
      [one, 'S1020000', end],
      'TOO_FEW',
      2,
      'The count of the line leaves no room for an address and a checksum.',
    ],
    [[one, 'S113800000', end], 'SHORT', 2, 'The line is cut off: 32 digits of it are missing.'],
    [[one, 'S1', end], 'SHORT', 2, 'The line is cut off: 2 digits of it are missing.'],
    [[one.slice(0, -1), end], 'SHORT', 1, 'The line is cut off: 1 digit of it is missing.'],
    [[`${one}00`, end], 'LONG', 1, 'The line has 2 characters more than its count says.'],
    [[`${one.slice(0, -2)}62`, end], 'CHECKSUM', 1, 'The checksum is 62, but that of the line is 61.'],
    [['S105FFFFAABB97', end], 'BEYOND', 1, 'The data from 0x00FFFF go beyond the highest address there is.'],
    [[one, 'S5030002FA', end], 'COUNT', 2, 'The count record says 2 data records, but there is 1.'],
    [[one, end, 'S10481000278'], 'AFTER_END', 3, 'The line stands after the end record.'],
    [[one], 'NO_END', null, 'The end record is missing: the file was cut off.'],
    [[header, end], 'NO_DATA', null, 'The file has no data records.'],
    [
      [one, 'S1047AFF0082', end],
      'OVERLAP',
      2,
      'The data at 0x007AFF to 0x007AFF are there twice, also from line 1.',
    ],
  ] as const)('%j', (lines, kind, line, sentence) => {
    expect(faults(...lines)).toContainEqual([kind, line, sentence]);
  });
});

test('addresses of two widths, and an end of another, are seen', () => {
  const report = read('S1040000AA51', 'S205010000AA4F', end);
  expect([report.format, report.isMixed, report.endFits, report.faults]).toEqual(['s28', true, false, []]);
});

test('the faults of a file that is all faults are counted, and the first hundred kept', () => {
  const report = read(...Array.from({ length: 500 }, () => `${one.slice(0, -2)}62`), end);
  expect([report.faults.length, report.faultCount]).toEqual([100, 500]);
});

test('records in any order give the same memory', () => {
  const rows = createSRecords(
    Uint8Array.from({ length: 256 }, (_, at) => at),
    0x1000,
    'X',
  )
    .trim()
    .split('\r\n');
  const [head = '', ...rest] = rows;
  const data = rest.filter((row) => row.startsWith('S2'));
  const report = read(head, ...data.toReversed(), 'S804001000EB');
  expect(report.faults).toEqual([]);
  expect(report.blocks.map(({ from, to, bytes }) => [from, to, bytes[255]])).toEqual([[0x1000, 0x1100, 255]]);
});

test('memory that was written comes back, byte by byte', () => {
  assert(
    property(
      uint8Array({ minLength: 1, maxLength: 300 }),
      integer({ min: 0, max: 0xf0_00_00 }),
      (memory, base) => {
        const report = parseSRecords(bytesOf(createSRecords(memory, base, 'any')));
        const back = new Uint8Array(memory.length).fill(0xff);
        for (const { from, bytes } of report.blocks) back.set(bytes, from - base);
        const isBlank = memory.every((byte) => byte === 0xff);
        expect(report.faults.map(({ kind }) => kind)).toEqual(isBlank ? ['NO_DATA'] : []);
        expect(back).toEqual(memory);
      },
    ),
  );
});

test('no bytes at all make it throw', () => {
  const reads = (bytes: Uint8Array): boolean => parseSRecords(bytes).faultCount >= 0;
  const signs = string({ unit: constantFrom('S', '1', '2', '9', '0', 'A', '\n', '\r', ' ') });
  const all = (): void => {
    assert(property(uint8Array({ maxLength: 400 }), reads));
    assert(property(signs, (text) => reads(bytesOf(text))));
  };
  expect(all).not.toThrow();
});
