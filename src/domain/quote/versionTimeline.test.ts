import { describe, expect, test } from 'vitest';
import { createCommit } from './quote.ts';
import { parseCommitDate, buildVersionTimeline, listProductVersions } from './versionTimeline.ts';
import { buildQuoteProduct } from '../../../tests/factories/quote.ts';

const author = { name: 'Quote Engineer', email: 'quote.engineer@maker.example' };
const at = (date: string, price?: number) => createCommit(author, new Date(date), price);

test.each([
  ['2024-03-05@14:30:09', '2024-03-05T14:30:09.000Z'],
  [' 2024-03-05@14:30:09 ', '2024-03-05T14:30:09.000Z'],
  ['2024-03-05 14:30:09', ''],
  ['2024-13-05@14:30:09', ''],
  ['', ''],
])('the commit date %j is %j', (date, moment) => expect(parseCommitDate(date)).toBe(moment));

describe('versions', () => {
  test('come in their time, with the prices that were kept and what they changed by', () => {
    const commits = [
      at('2026-01-03T00:00:00Z', 900),
      at('2026-01-01T00:00:00Z', 1000),
      at('2026-01-02T00:00:00Z'),
    ];
    expect(
      listProductVersions({ commits: [...commits, at('2026-01-04T00:00:00Z')], extNetPrice: 950 }),
    ).toMatchObject([
      { date: '2026-01-01T00:00:00.000Z', price: 1000, change: undefined, authorName: 'Quote Engineer' },
      { date: '2026-01-02T00:00:00.000Z', price: undefined, change: undefined },
      { date: '2026-01-03T00:00:00.000Z', price: 900, change: undefined },
      { date: '2026-01-04T00:00:00.000Z', price: 950, change: 50 },
    ]);
  });
  test('of what nobody saved are none', () => {
    expect(listProductVersions({ commits: null, extNetPrice: 1 })).toEqual([]);
    expect(
      listProductVersions({ commits: [at('2026-01-01T00:00:00Z', 7)], extNetPrice: null }),
    ).toMatchObject([{ price: 7 }]);
  });
});

test('several quotes have one time line', () => {
  const product = (date: string) => buildQuoteProduct({ commits: [at(date)] });
  const quotes = [
    { id: 5, products: [product('2026-01-02T00:00:00Z')] },
    { id: 6, products: [product('2026-01-01T00:00:00Z'), product('2026-01-03T00:00:00Z')] },
    { id: 7, products: null },
  ];
  expect(buildVersionTimeline(quotes).map(({ quote, place }) => [quote, place])).toEqual([
    [6, 1],
    [5, 0],
    [6, 1],
  ]);
});
