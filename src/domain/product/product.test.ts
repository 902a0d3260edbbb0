import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { productFormSchema, isProductChanged } from './product.ts';
import { isSerialNumber } from './serialNumber.ts';

describe('isSerialNumber', () => {
  test.each(['0123456', '1000000', '0000000'])('%s', (text) => expect(isSerialNumber(text)).toBe(true));
  test.each(['2123456', '012345', '01234567', ' 0123456', '0123456\n', '012345a', '', '٠١٢٣٤٥٦'])(
    'not “%s”',
    (text) => expect(isSerialNumber(text)).toBe(false),
  );
  test('is seven digits below two million', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), (number) => {
        expect(isSerialNumber(String(number).padStart(7, '0'))).toBe(number < 2_000_000);
      }),
    );
  });
});

describe('create product', () => {
  test.each([
    ['0123456', '0123456', {}],
    ['', '', { serialNumber: 'Serial number required', serialNumberRepeat: 'Serial number required' }],
    ['0123456', '', { serialNumberRepeat: 'Serial number required' }],
    [
      '',
      '0123456',
      { serialNumber: 'Serial number required', serialNumberRepeat: "Serial numbers don't match" },
    ],
    ['0123456', '0123457', { serialNumberRepeat: "Serial numbers don't match" }],
    ['9123456', '9123456', { serialNumber: 'A valid serial number is required' }],
  ])('“%s” and “%s”', (serialNumber, serialNumberRepeat, expected) => {
    const result = productFormSchema.safeParse({ serialNumber, serialNumberRepeat, accountNumber: '' });
    const issues = result.error?.issues ?? [];
    expect(Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]))).toEqual(
      expected,
    );
  });
});

describe('a product has moved', () => {
  const seen = {
    configurationId: 'OU1234',
    revision: '0A',
    productState: 'ACTIVE',
    account: { accountNumber: '1' },
    serviceOrders: [{ serviceOrderState: 'FULFILLED' }],
  };
  test.each([
    [{}, false],
    [{ serviceOrders: [] }, false],
    [{ configurationId: 'OU1235' }, true],
    [{ revision: '0B' }, true],
    [{ productState: 'SPARE' }, true],
    [{ account: null }, true],
    [{ account: { accountNumber: '2' } }, true],
    [{ serviceOrders: [{ serviceOrderState: 'PENDING' }] }, true],
  ])('%j: %s', (changes, expected) => expect(isProductChanged(seen, { ...seen, ...changes })).toBe(expected));
});
