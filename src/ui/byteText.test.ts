import { expect, test } from 'vitest';
import { byteText } from './byteText.ts';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [812, '812 bytes'],
  [1000, '1.0 kB'],
  [4_200_000, '4.2 MB'],
  [42_000_000, '42 MB'],
])('%i is %s', (bytes, text) => expect(byteText(bytes)).toBe(text));
