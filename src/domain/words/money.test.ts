import { expect, test } from 'vitest';
import { moneyChangeText, moneyText } from './money.ts';

test.each([
  [12_345, 'SEK', 'SEK 12,345'],
  [12_345.5, 'SEK', 'SEK 12,345.5'],
  [0, 'EUR', 'EUR 0'],
  [-3, 'SEK', '-SEK 3'],
  [1, 'kronor', 'SEK 1'],
])('%j in %s is %s', (amount, currency, text) => expect(moneyText(amount, currency)).toBe(text));

test.each([
  [1200, '+SEK 1,200'],
  [-1200, '-SEK 1,200'],
  [0, 'SEK 0'],
])('a difference of %j is %s', (amount, text) => expect(moneyChangeText(amount, 'SEK')).toBe(text));
