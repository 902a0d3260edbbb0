import { expect, test } from 'vitest';
import { formatMoneyChange, formatMoney } from './money.ts';

test.each([
  [12_345, 'SEK', '12,345 SEK'],
  [12_345.5, 'SEK', '12,345.5 SEK'],
  [0, 'EUR', '0 EUR'],
  [-3, 'SEK', '-3 SEK'],
  [1, 'kronor', '1 SEK'],
])('%j in %s is %s', (amount, currency, text) => expect(formatMoney(amount, currency)).toBe(text));

test.each([
  [1200, '+1,200 SEK'],
  [-1200, '-1,200 SEK'],
  [0, '0 SEK'],
])('a difference of %j is %s', (amount, text) => expect(formatMoneyChange(amount, 'SEK')).toBe(text));
