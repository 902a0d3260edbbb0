import { describe, expect, test } from 'vitest';
import {
  formatAssigneeFilter,
  defaultQuoteFilter,
  listActiveQuoteFilters,
  parseQuotesSearchParams,
  toQuotesSearchParams,
  type QuotesSearchParams,
} from './filter.ts';

const plain: QuotesSearchParams = {
  filter: defaultQuoteFilter,
  open: undefined,
  compared: [],
  comparing: false,
  showsAll: false,
};
const read = (query: string) => parseQuotesSearchParams(new URLSearchParams(query));

test('the last modified come first, and nothing narrows, unless the address says so', () => {
  expect(read('')).toEqual(plain);
  expect(defaultQuoteFilter).toMatchObject({
    search: '',
    sort: 'modifiedDate',
    descending: true,
    status: 'all',
  });
  expect(toQuotesSearchParams(plain).toString()).toBe('');
});

const filter = (change: Partial<QuotesSearchParams['filter']>): QuotesSearchParams => ({
  ...plain,
  filter: { ...defaultQuoteFilter, ...change },
});

describe('the address and what it says', () => {
  test.each<[string, QuotesSearchParams]>([
    ['search=crane', filter({ search: 'crane' })],
    ['type=Hoist&status=APPROVED', filter({ type: 'Hoist', status: 'APPROVED' })],
    ['assignee=0', filter({ assignee: 0 })],
    ['assignee=7', filter({ assignee: 7 })],
    ['assignee=-7', filter({ assignee: -7 })],
    ['sort=customer', filter({ sort: 'customer', descending: false })],
    ['sort=-price', filter({ sort: 'price', descending: true })],
    ['sort=modifiedDate', filter({ descending: false })],
    ['quote=12', { ...plain, open: 12 }],
    ['compare=3%2C1%2C2', { ...plain, compared: [3, 1, 2] }],
    [
      'compare=3%2C1&view=compare&fields=all',
      { ...plain, compared: [3, 1], comparing: true, showsAll: true },
    ],
  ])('%s', (query, address) => {
    expect(read(query)).toEqual(address);
    expect(toQuotesSearchParams(address).toString()).toBe(query);
  });

  test.each([
    'assignee=x',
    'assignee=--1',
    'assignee=1.5',
    'sort=id',
    'status=approved',
    'quote=0',
    'quote=-1',
    'compare=a,b',
    'view=compare',
    'other2=x',
  ])('%s says nothing', (query) => expect(read(query)).toEqual(plain));

  test('four are compared at most, each once, and one alone with nothing', () => {
    expect(read('compare=1,1,2,3,4,5').compared).toEqual([1, 2, 3, 4]);
    expect(read('compare=1&view=compare')).toMatchObject({ compared: [1], comparing: false });
  });
});

test.each([
  [undefined, 'Anyone'],
  [0, 'Nobody'],
  [7, 'Me'],
  [-7, 'Anyone but me'],
  [3, 'Person 3'],
  [-3, 'Anyone but Person 3'],
])('assignee %j reads “%s”', (assignee, text) => {
  expect(formatAssigneeFilter(assignee, 7, (id) => `Person ${id}`)).toBe(text);
});

test('without somebody of one’s own name in the quoting system nobody is me', () => {
  expect(formatAssigneeFilter(0, undefined, String)).toBe('Nobody');
  expect(formatAssigneeFilter(3, undefined, (id) => `Person ${id}`)).toBe('Person 3');
});

test('whatever narrows is named, with what takes it away', () => {
  const narrowed = {
    ...defaultQuoteFilter,
    search: 'crane',
    status: 'APPROVED',
    assignee: 0,
    radioFrequency: '433 MHz',
  };
  expect(listActiveQuoteFilters(narrowed, () => 'Nobody')).toEqual([
    { key: 'search', label: 'Search', value: 'crane', without: { search: '' } },
    { key: 'status', label: 'Status', value: 'Approved', without: { status: 'all' } },
    { key: 'assignee', label: 'Assignee', value: 'Nobody', without: { assignee: undefined } },
    { key: 'radioFrequency', label: 'Radio frequency', value: '433 MHz', without: { radioFrequency: '' } },
  ]);
  expect(listActiveQuoteFilters({ ...defaultQuoteFilter, search: ' ' }, String)).toEqual([]);
});
