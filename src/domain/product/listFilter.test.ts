import { describe, expect, test } from 'vitest';
import {
  defaultProductFilter,
  filterProducts,
  isProductFilterActive,
  countPagesToRead,
  toProductFilterBody,
  parseProductFilter,
  toProductSearchParams,
  type ProductFilter,
} from './listFilter.ts';

const chosen: ProductFilter = {
  search: '0100',
  state: 'ACTIVE',
  family: 'G6',
  deviceType: 'PCU',
  configuration: 'OU1234',
  sort: 'BY_SERIAL_NUMBER_ASC',
  pages: 3,
};
const filter = (changes: Partial<ProductFilter>): ProductFilter => ({ ...defaultProductFilter, ...changes });

test('what is at its default is left out of the address, and all of it comes back', () => {
  expect(toProductSearchParams(defaultProductFilter)).toEqual({});
  expect(parseProductFilter(new URLSearchParams())).toEqual(defaultProductFilter);
  expect(parseProductFilter(new URLSearchParams(toProductSearchParams(chosen)))).toEqual(chosen);
});

test.each(['state=NEW', 'family=G9', 'type=RECEIVER', 'sort=BY_NAME', 'pages=0', 'pages=-1', 'pages=x'])(
  'the address “%s” narrows nothing',
  (address) => expect(parseProductFilter(new URLSearchParams(address))).toEqual(defaultProductFilter),
);

test.each([
  [1, undefined, 1],
  [5, undefined, 1],
  [5, 0, 1],
  [5, 1000, 1],
  [5, 1001, 2],
  [2, 100_000, 2],
])('an address that asks for %i pages of %s products has %i read', (wanted, count, pages) =>
  expect(countPagesToRead(wanted, count)).toBe(pages),
);

test('no address asks for more pages than can be shown', () =>
  expect(parseProductFilter(new URLSearchParams('pages=9999')).pages).toBe(200));

test.each([
  [{}, false],
  [{ sort: 'BY_SERIAL_NUMBER_ASC', pages: 2, search: ' ' }, false],
  [{ search: '01' }, true],
  [{ state: 'ACTIVE' }, true],
  [{ configuration: 'OU1234' }, true],
] as const)('%j narrows: %s', (changes, expected) =>
  expect(isProductFilterActive(filter(changes))).toBe(expected),
);

describe('the body', () => {
  test.each([
    [{}, { productSorting: 'BY_CREATED_DATE_DESC' }],
    [{ search: ' S/N 0100 001' }, { productSorting: 'BY_CREATED_DATE_DESC', serialNumber: '0100001' }],
    [{ search: 'crane' }, undefined],
    [
      { configuration: 'p00001ou1234' },
      { productSorting: 'BY_CREATED_DATE_DESC', productConfigurationIds: ['P00001OU1234'] },
    ],
    [
      chosen,
      {
        productSorting: 'BY_SERIAL_NUMBER_ASC',
        serialNumber: '0100',
        configurationId: 'OU1234',
        productState: 'ACTIVE',
        productFamily: 'G6',
        deviceType: 'PCU',
      },
    ],
  ] as const)('of %j', (changes, body) => expect(toProductFilterBody(filter(changes))).toEqual(body));
});

describe('a person’s own products', () => {
  const product = (serialNumber: string, created: string, changes: object = {}) => ({
    serialNumber,
    created,
    productState: 'ACTIVE',
    productFamily: 'G6',
    deviceType: 'PCU',
    configurationId: 'OU1234',
    productConfigurationId: 'P00001OU1234',
    ...changes,
  });
  const own = [
    product('0100002', '2026-01-01T00:00:00Z'),
    product('0100001', '2026-03-01T00:00:00Z', { deviceType: 'CU', productConfigurationId: 'P00002OU1234' }),
    product('1100003', '2026-02-01T00:00:00Z', { productState: 'SPARE', configurationId: 'OU9' }),
  ];
  test.each([
    [{}, ['0100001', '1100003', '0100002']],
    [{ sort: 'BY_SERIAL_NUMBER_ASC' }, ['0100001', '0100002', '1100003']],
    [{ sort: 'BY_SERIAL_NUMBER_DESC' }, ['1100003', '0100002', '0100001']],
    [{ search: '01' }, ['0100001', '0100002']],
    [{ search: 'nothing' }, []],
    [{ state: 'SPARE' }, ['1100003']],
    [{ deviceType: 'CU' }, ['0100001']],
    [{ family: 'G2' }, []],
    [{ configuration: 'ou9' }, ['1100003']],
    [{ configuration: 'P00002OU1234' }, ['0100001']],
  ] as const)('%j finds %j', (changes, serials) => {
    expect(filterProducts(own, filter(changes)).map(({ serialNumber }) => serialNumber)).toEqual(serials);
  });
});
