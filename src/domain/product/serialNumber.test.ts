import { expect, test } from 'vitest';
import { parseSerialPrefix, findSerialNumber, toSerialNumber, restoreDroppedZero } from './serialNumber.ts';

test.each([
  ['', ''],
  ['  ', ''],
  ['0100001', '0100001'],
  ['01', '01'],
  [' 0100 001 ', '0100001'],
  ['010-0001', '0100001'],
  ['0.100.001', '0100001'],
  ['010‑0001', '0100001'],
  ['010−0001', '0100001'],
  ['\u202D0100001\u202C', '0100001'],
  ['\u200F', ''],
  ['010\u200B0001', '0100001'],
  ['\uFEFFS/N\u00A00100001', '0100001'],
  ['S/N 0100001', '0100001'],
  ['sn:0100001', '0100001'],
  ['SN0100001', '0100001'],
  ['Serial number: 0100001', '0100001'],
  ['Serial no. 0100001', '0100001'],
  ['０１００００１', '0100001'],
  ['0100001,', '0100001'],
  ['#0100001', '0100001'],
  ['"0100001";', '0100001'],
  ['(010 0001)', '0100001'],
  ['[S/N: 0100001]', '0100001'],
  ['№ 0100001', '0100001'],
  ['Nr. 0100001', '0100001'],
  ['#', undefined],
  ['234567', '0234567'],
  ['1234567', '1234567'],
  ['123456', '123456'],
  ['01234567', undefined],
  ['2345678', undefined],
  ['OU1234', undefined],
  ['snow', undefined],
  ['-', undefined],
])('“%s” begins with %s', (text, expected) => expect(parseSerialPrefix(text)).toBe(expected));

test.each([
  ['100001', '0100001'],
  ['10001', undefined],
  ['0100001', undefined],
  ['234567', undefined],
])('“%s” with the 0 it may have lost: %s', (text, expected) =>
  expect(restoreDroppedZero(text)).toBe(expected),
);

test.each([
  ['099 9901', '0999901'],
  ['#0100001,', '0100001'],
  ['SN 1999901', '1999901'],
  ['099990', undefined],
  ['2123456', undefined],
  ['', undefined],
])('“%s” is the serial number %s', (text, expected) => {
  expect(findSerialNumber(text)).toBe(expected);
  expect(toSerialNumber(` ${text} `)).toBe(expected ?? text);
});
