import { describe, expect, test } from 'vitest';
import { findQuotes, quoteFieldFilters, type FindableQuote, type QuoteFilter } from './search.ts';

type Quote = FindableQuote & { readonly id: string };

const quotes: readonly Quote[] = [
  {
    id: 'list',
    name: 'C01234/0A',
    customer: { name: 'Acme Cranes' },
    owner: { name: 'Sales Engineer', email: 'sales.engineer@maker.example' },
    status: ['WAITING_FOR_APPROVAL'],
    assigneeId: 7,
    modifiedDate: '2024-03-01T00:00:00Z',
    products: [
      {
        configuredProduct: {
          fields: [
            { name: 'radioFrequency', stringValue: '433 MHz' },
            { name: 'Row[0]', stringValue: 'hidden text' },
            { name: 'Row[{index}]', stringValue: 'Shown text' },
            { name: 'quantity', stringValue: 42 },
            { name: null, stringValue: null },
          ],
          configurators: [
            { fields: { nested: 'Deep text' }, configurators: [{ fields: { type: 'Hoist' } }] },
          ],
        },
      },
    ],
  },
  {
    id: 'map',
    name: 'Crane quote',
    customer: 'Bravo',
    owner: 'Approver',
    status: ['APPROVED'],
    assigneeId: null,
    modifiedDate: '2024-03-03T00:00:00Z',
    products: [{ configuredProduct: { fields: { radioFrequency: '915 MHz', type: 'Mobile' } } }, {}],
  },
  {
    id: 'early',
    name: 'Early',
    status: ['CONFIGURING'],
    assigneeId: 3,
    modifiedDate: '2024-03-02T00:00:00Z',
  },
  { id: 'bare' },
];
const found = (filter: QuoteFilter): readonly string[] => findQuotes(quotes, filter).map((quote) => quote.id);

test('everything by default, the last modified first', () => {
  expect(found({})).toEqual(['map', 'early', 'list', 'bare']);
  expect(found({ search: ' ', status: 'all' })).toHaveLength(4);
});

describe('search', () => {
  test.each([
    ['c01234', ['list']],
    ['ACME', ['list']],
    ['bravo', ['map']],
    ['sales engineer', ['list']],
    ['sales.engineer@', ['list']],
    ['approver', ['map']],
    ['433 mhz', ['list']],
    ['915', ['map']],
    ['deep text', ['list']],
    ['hoist', ['list']],
    ['shown TEXT', ['list']],
    ['hidden text', []],
    ['42', []],
    ['nothing', []],
    ['crane', ['map', 'list']],
  ])('“%s” finds %j', (search, ids) => expect(found({ search })).toEqual(ids));
});

test.each([
  ['all', ['map', 'early', 'list', 'bare']],
  ['APPROVED', ['map']],
  ['WAITING_FOR_APPROVAL', ['list']],
  ['ARCHIVED', []],
])('status %s', (status, ids) => expect(found({ status })).toEqual(ids));

describe('assignee, which concerns only quotes that await or have their approval', () => {
  test.each([
    [0, ['map', 'early', 'bare']],
    [7, ['early', 'list', 'bare']],
    [3, ['early', 'bare']],
    [-7, ['map', 'early', 'bare']],
    [-3, ['map', 'early', 'list', 'bare']],
  ])('%i', (assignee, ids) => expect(found({ assignee })).toEqual(ids));
});

describe('fields of the product', () => {
  test('may all be filtered by', () => {
    expect(quoteFieldFilters).toEqual([
      'displayFeedback',
      'other',
      'otherFeedback',
      'productFamily',
      'radioFrequency',
      'receiverPlatform',
      'receiverAntenna',
      'sideButton',
      'transmitterAntenna',
      'transmitterPlatform',
      'type',
    ]);
  });
  test.each([
    [{ radioFrequency: '433 MHz' }, ['list']],
    [{ radioFrequency: '433' }, []],
    [{ type: 'Hoist' }, ['list']],
    [{ radioFrequency: '433 MHz', type: 'Mobile' }, []],
    [{ radioFrequency: '' }, ['map', 'early', 'list', 'bare']],
  ])('%j', (filter, ids) => expect(found(filter)).toEqual(ids));
});

test('filters add up', () => {
  expect(found({ search: 'crane', status: 'APPROVED', assignee: 0, type: 'Mobile' })).toEqual(['map']);
});
