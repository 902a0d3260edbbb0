import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getAssigneeCount } from './counts.ts';
import { buildQuoteEntry } from './entry.ts';
import { defaultQuoteFilter, quoteFieldFilters, quoteSorts, type QuoteFilter } from './filter.ts';
import { createQuoteSearch } from './quoteSearch.ts';
import type { Quote } from './quoteDto.ts';
import { buildQuoteProduct } from '../../../tests/factories/quote.ts';

const product = (configuredProduct: Record<string, unknown>) => buildQuoteProduct({ configuredProduct });
const [list, map, early, bare] = [1, 2, 3, 4];

const quotes: readonly Quote[] = [
  {
    id: list,
    name: 'C01234/0A',
    customer: { name: 'Acme Cranes' },
    owner: { name: 'Sales Engineer', email: 'sales.engineer@maker.example' },
    status: ['WAITING_FOR_APPROVAL'],
    assigneeId: 7,
    modifiedDate: '2024-03-01T00:00:00Z',
    products: [
      product({
        fields: [
          { name: 'radioFrequency', stringValue: '433 MHz' },
          { name: 'Row[0]', stringValue: 'hidden text' },
          { name: 'Row[{index}]', stringValue: 'Shown text' },
          { name: 'quantity', stringValue: 42 },
          { name: 'pieces', numberValue: 42 },
          { name: null, stringValue: null },
        ],
        configurators: [
          { fields: { nested: 'Deep text', count: 42 }, configurators: [{ fields: { type: 'Hoist' } }] },
        ],
      }),
    ],
  },
  {
    id: map,
    name: 'Crane quote',
    customer: 'Bravo',
    owner: 'Approver',
    status: ['APPROVED'],
    assigneeId: null,
    modifiedDate: '2024-03-03T00:00:00Z',
    products: [
      product({ fields: { radioFrequency: '915 MHz', type: 'Mobile' } }),
      buildQuoteProduct({ configuredProduct: null, extNetPrice: null }),
    ],
  },
  {
    id: early,
    name: 'Early',
    status: ['CONFIGURING'],
    assigneeId: 3,
    modifiedDate: '2024-03-02T00:00:00Z',
  },
  { id: bare },
];

const filterOf = (change: Partial<QuoteFilter>): QuoteFilter => ({ ...defaultQuoteFilter, ...change });
const all = createQuoteSearch(quotes.map(buildQuoteEntry));
const found = (change: Partial<QuoteFilter>): readonly (number | undefined)[] =>
  all.find(filterOf(change)).map(({ row }) => row.id);

test('everything by default, the last modified first', () => {
  expect(found({})).toEqual([map, early, list, bare]);
  expect(found({ search: ' ', status: 'all' })).toHaveLength(4);
});

describe('search', () => {
  test.each([
    ['c01234', [list]],
    ['ACME', [list]],
    ['bravo', [map]],
    ['sales engineer', [list]],
    ['sales.engineer@', [list]],
    ['approver', [map]],
    ['433 mhz', [list]],
    ['915', [map]],
    ['deep text', [list]],
    ['hoist', [list]],
    ['shown TEXT', [list]],
    ['hidden text', []],
    ['42', []],
    ['nothing', []],
    ['crane', [map, list]],
  ])('“%s” finds %j', (search, ids) => expect(found({ search })).toEqual(ids));
});

test.each([
  ['all', [map, early, list, bare]],
  ['APPROVED', [map]],
  ['WAITING_FOR_APPROVAL', [list]],
  ['ARCHIVED', []],
])('status %s', (status, ids) => expect(found({ status })).toEqual(ids));

describe('assignee, which finds only quotes that await or have their approval', () => {
  test.each([
    [0, [map]],
    [7, [list]],
    [3, []],
    [-7, [map]],
    [-3, [map, list]],
    [undefined, [map, early, list, bare]],
  ])('%j', (assignee, ids) => {
    expect(found({ assignee })).toEqual(ids);
    expect(getAssigneeCount(all.counts(filterOf({ type: '' })).assignee, assignee)).toBe(ids.length);
  });
});

describe('fields of the product', () => {
  test.each([
    [{ radioFrequency: '433 MHz' }, [list]],
    [{ radioFrequency: '433' }, []],
    [{ type: 'Hoist' }, [list]],
    [{ radioFrequency: '433 MHz', type: 'Mobile' }, []],
    [{ radioFrequency: '' }, [map, early, list, bare]],
  ])('%j', (filter, ids) => expect(found(filter)).toEqual(ids));
});

test('filters add up', () => {
  expect(found({ search: 'crane', status: 'APPROVED', assignee: 0, type: 'Mobile' })).toEqual([map]);
});

describe('order', () => {
  test.each([
    ['modifiedDate', true, [map, early, list, bare]],
    ['modifiedDate', false, [bare, list, early, map]],
    ['name', false, [bare, list, map, early]],
    ['name', true, [early, map, list, bare]],
    ['customer', false, [early, bare, list, map]],
    ['owner', true, [list, map, early, bare]],
    ['price', true, [map, list, early, bare]],
    ['price', false, [early, bare, map, list]],
    ['status', false, [map, early, bare, list]],
  ] as const)('by %s, descending: %s', (sort, descending, ids) => {
    expect(found({ sort, descending })).toEqual(ids);
  });
  test('of every sort is an order of all', () => {
    for (const sort of quoteSorts)
      expect(new Set(found({ sort }))).toEqual(new Set([list, map, early, bare]));
  });
});

const values = ['', 'A', 'B'];
const arbitraryQuotes = fc.array(
  fc.record({
    name: fc.constantFrom('Crane', 'Hoist', 'Winch crane'),
    status: fc.constantFrom('CONFIGURING', 'APPROVED'),
    assigneeId: fc.constantFrom(0, 1, 2),
    types: fc.subarray(['A', 'B']),
    antenna: fc.constantFrom(...values),
  }),
  { maxLength: 12 },
);

/** The rules of all filters in their simplest form, without prepared texts. */
function passes(quote: Quote, { search, status, assignee, type, transmitterAntenna }: QuoteFilter): boolean {
  const fields = (quote.products ?? []).flatMap(({ configuredProduct }) =>
    Object.entries(configuredProduct?.fields ?? {}).concat(
      (configuredProduct?.configurators ?? []).flatMap((inner) => Object.entries(inner.fields ?? {})),
    ),
  );
  const has = (name: string, wanted: string): boolean =>
    wanted === '' || fields.some(([field, value]) => field === name && value === wanted);
  const texts = [quote.name ?? '', ...fields.map(([, value]) => String(value))];
  const decided = quote.status?.includes('APPROVED') === true;
  const theirs =
    assignee === undefined ||
    (decided && (assignee >= 0 ? quote.assigneeId === assignee : quote.assigneeId !== -assignee));
  return (
    texts.some((text) => text.toLowerCase().includes(search)) &&
    (status === 'all' || quote.status?.includes(status) === true) &&
    theirs &&
    has('type', type) &&
    has('transmitterAntenna', transmitterAntenna)
  );
}

const arbitraryFilter = fc
  .record({
    search: fc.constantFrom('', 'crane', 'h'),
    status: fc.constantFrom('all', 'APPROVED'),
    assignee: fc.constantFrom(undefined, 0, 1, -1),
    type: fc.constantFrom(...values),
    transmitterAntenna: fc.constantFrom(...values),
  })
  .map(filterOf);

test('finds what the plain rules find, and counts what each choice would find', () => {
  fc.assert(
    fc.property(arbitraryQuotes, arbitraryFilter, (made, filter) => {
      const some = made.map(({ name, status, assigneeId, types, antenna }, id): Quote => ({
        id,
        name,
        status: [status],
        assigneeId,
        products: [
          product({
            fields: antenna === '' ? {} : { transmitterAntenna: antenna },
            configurators: types.map((type) => ({ fields: { type } })),
          }),
        ],
      }));
      const over = createQuoteSearch(some.map(buildQuoteEntry));
      const plain = (wanted: QuoteFilter): number => some.filter((quote) => passes(quote, wanted)).length;
      const ids = over.find(filter).map(({ row }) => row.id);
      expect(ids.toSorted((a, b) => a - b)).toEqual(
        some.flatMap((quote) => (passes(quote, filter) ? [quote.id] : [])),
      );
      const counts = over.counts(filter);
      expect(counts.total).toBe(plain(filter));
      for (const field of quoteFieldFilters) {
        expect(counts.without[field]).toBe(plain({ ...filter, [field]: '' }));
        for (const { value, count } of counts.fields[field])
          expect([field, value, count]).toEqual([field, value, plain({ ...filter, [field]: value })]);
      }
      expect(counts.without.status).toBe(plain({ ...filter, status: 'all' }));
      for (const { value, count } of counts.status) expect(count).toBe(plain({ ...filter, status: value }));
      for (const assignee of [undefined, 0, 1, 2, -1, -2])
        expect(getAssigneeCount(counts.assignee, assignee)).toBe(plain({ ...filter, assignee }));
    }),
  );
});

test('a row says what the list shows', () => {
  expect(all.entries[0]?.row).toEqual({
    id: list,
    name: 'C01234/0A',
    customer: 'Acme Cranes',
    owner: 'Sales Engineer',
    state: 'WAITING_FOR_APPROVAL',
    productFamily: '',
    type: 'Hoist',
    price: 12_000,
    assigneeId: 7,
    isToBeDecided: true,
    modified: '2024-03-01T00:00:00Z',
  });
  expect(all.entries[3]?.row).toMatchObject({
    name: '',
    customer: '',
    state: 'CONFIGURING',
    price: undefined,
  });
});

test('a field that lists several values is found by each of them, and its choices are single values', () => {
  const listing = (id: number, transmitterPlatform: string, sideButton = '') => ({
    id,
    products: [product({ fields: { transmitterPlatform, sideButton } })],
  });
  const listed = createQuoteSearch(
    [listing(1, 'MEGA'), listing(2, 'MAXI, MEGA'), listing(3, 'MINI, MAXI', '2,5 mm')].map(buildQuoteEntry),
  );
  const idsWith = (filter: Partial<QuoteFilter>): readonly number[] =>
    listed
      .find({ ...defaultQuoteFilter, ...filter })
      .map(({ row }) => row.id)
      .toSorted((one, other) => one - other);
  expect(idsWith({ transmitterPlatform: 'MEGA' })).toEqual([1, 2]);
  expect(idsWith({ transmitterPlatform: 'MAXI' })).toEqual([2, 3]);
  const { fields } = listed.counts(defaultQuoteFilter);
  expect(fields.transmitterPlatform).toEqual([
    { value: 'MAXI', count: 2 },
    { value: 'MEGA', count: 2 },
    { value: 'MINI', count: 1 },
  ]);
  expect(fields.sideButton).toEqual([{ value: '2,5 mm', count: 1 }]);
});
