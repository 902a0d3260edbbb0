import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultPhoneCountry, formatInternationalMobile, validateMobileNumber } from './phone.ts';

const message = 'This number is not valid for a mobile phone or the selected country';

test('numbers are Swedish unless told otherwise', () => expect(defaultPhoneCountry).toBe('SE'));

// Numbers that the authority of each country reserves for fiction.
describe('international format', () => {
  test.each([
    ['070-174 06 05', undefined, '+46 70 174 06 05'],
    ['0701740605', undefined, '+46 70 174 06 05'],
    ['+46 70 174 06 05', 'DE', '+46 70 174 06 05'],
    ['031 3900600', undefined, ''],
    ['0171 39200 55', 'DE', '+49 171 3920055'],
    ['(201) 555-0123', 'US', '+1 201 555 0123'],
    ['12', undefined, ''],
    ['070-174 06 05', 'DE', ''],
    ['not a number', undefined, ''],
    ['', undefined, ''],
  ] as const)('“%s” in %s is “%s”', (text, country, number) =>
    expect(formatInternationalMobile(text, country)).toBe(number),
  );
});

describe('a mobile number', () => {
  test.each([
    ['', undefined, undefined],
    ['  ', undefined, undefined],
    ['070-174 06 05', undefined, undefined],
    ['0171 3920055', 'DE', undefined],
    ['(201) 555-0123', 'US', undefined],
    ['031 3900600', undefined, message],
    ['070-174 06 05', 'DE', message],
    ['12345', undefined, message],
    ['mobile', undefined, message],
  ] as const)('“%s” in %s: %s', (text, country, expected) =>
    expect(validateMobileNumber(text, country)).toBe(expected),
  );
});

test('what is emitted is a number that stays what it is', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9+() -]{0,16}$/), (text) => {
      const number = formatInternationalMobile(text);
      expect(number === '' || formatInternationalMobile(number, 'DE') === number).toBe(true);
    }),
  );
});
