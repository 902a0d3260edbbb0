import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatBytes, formatPercent, formatWholeNumber, formatCount } from './numbers.ts';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [812, '812 bytes'],
  [1000, '1.0 kB'],
  [4_200_000, '4.2 MB'],
  [42_000_000, '42 MB'],
])('%i is %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));

test.each([
  [0, '0'],
  [1200, '1,200'],
  [1234567, '1,234,567'],
])('%s in groups', (value, text) => expect(formatWholeNumber(value)).toBe(text));

test('whole numbers are grouped as English groups them', () => {
  const english = new Intl.NumberFormat('en');
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      expect(formatWholeNumber(value)).toBe(english.format(value));
    }),
  );
});

test.each([
  [0, '0 %'],
  [0.456, '46 %'],
  [1, '100 %'],
])('%s in percent', (share, text) => expect(formatPercent(share)).toBe(text));

test.each([
  [0, '0 files'],
  [1, '1 file'],
  [2, '2 files'],
  [1200, '1,200 files'],
])('%i', (count, text) => expect(formatCount(count, 'file')).toBe(text));
