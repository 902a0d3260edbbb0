import { beforeEach, describe, expect, test } from 'vitest';
import { defaultQuoteFilter, type QuoteFilter } from '~/domain/quote/filter.ts';
import type { Quote } from '~/domain/quote/quoteDto.ts';
import { createQuoteListStore, type QuoteRowSlice, type QuoteListRequest } from './quoteListStore.ts';
import { buildQuote } from '../../../tests/factories/quote.ts';

let ask: (question: QuoteListRequest) => Promise<unknown>;
beforeEach(() => {
  ask = createQuoteListStore();
});

const some = Array.from({ length: 30 }, (_, id): Quote =>
  buildQuote({
    id: id + 1,
    name: `Crane ${id + 1}`,
    modifiedDate: new Date(Date.UTC(2026, 0, 31 - id)).toISOString(),
  }),
);
const read = (answer: unknown) => ask({ kind: 'READ', answer: new Blob([JSON.stringify(answer)]) });
async function found(change: Partial<QuoteFilter> = {}, from = 0, to = 100) {
  // The store returns the response of the requested kind.
  const answer = (await ask({
    kind: 'FIND',
    filter: { ...defaultQuoteFilter, ...change },
    from,
    to,
  })) as QuoteRowSlice;
  return { total: answer.total, from: answer.from, ids: answer.rows.map(({ id }) => id) };
}

describe('an answer is read', () => {
  test.each([
    ['as a list', some],
    ['as a record of one', { items: some }],
  ])('%s', async (_, answer) => {
    expect(await read(answer)).toMatchObject({ count: 30 });
    expect((await found()).total).toBe(30);
  });
  test('without what is no quote', async () => {
    expect(await read([...some, null, 'x', {}])).toMatchObject({ count: 30 });
  });
  test.each(['no list', {}, null, 7])('unless it is none: %j', async (answer) => {
    await expect(read(answer)).rejects.toThrow('could not be read');
  });
  test('and in the place of what was read before', async () => {
    await read(some);
    await read(some.slice(0, 2));
    expect(await found()).toMatchObject({ total: 2 });
  });
});

test('nothing is found as long as nothing has been read', async () => {
  await expect(found()).rejects.toThrow('No quotes have been read');
});

describe('of what is found', () => {
  beforeEach(() => read(some));
  test('only the wanted rows come', async () => {
    expect(await found({}, 3, 6)).toEqual({ total: 30, from: 3, ids: [4, 5, 6] });
    expect(await found({ search: 'crane 2' }, 0, 2)).toEqual({ total: 11, from: 0, ids: [2, 20] });
  });
  test('the end comes to a page that stands behind it', async () => {
    expect(await found({ search: 'crane 2' }, 20, 24)).toEqual({ total: 11, from: 7, ids: [26, 27, 28, 29] });
    expect(await found({ search: 'nothing' }, 20, 24)).toEqual({ total: 0, from: 0, ids: [] });
  });
});

describe('a quote that was written', () => {
  beforeEach(() => read(some));
  test('takes the place of what was known of it', async () => {
    expect(await ask({ kind: 'PUT', quote: buildQuote({ id: 5, name: 'Harbour' }) })).toMatchObject({
      count: 30,
    });
    expect(await found({ search: 'harbour' })).toMatchObject({ ids: [5] });
    expect(await found({ search: 'crane 5' })).toMatchObject({ total: 0 });
  });
  test('comes among the others when it is new', async () => {
    expect(await ask({ kind: 'PUT', quote: buildQuote({ id: 99, name: 'Copy' }) })).toEqual({ count: 31 });
    expect((await found()).ids[0]).toBe(99);
  });
  test('goes when it is deleted', async () => {
    expect(await ask({ kind: 'DROP', id: 5 })).toEqual({ count: 29 });
    expect((await found()).ids).not.toContain(5);
  });
});

test('the quotes are counted by choice', async () => {
  await read(some);
  expect(await ask({ kind: 'COUNT', filter: defaultQuoteFilter })).toMatchObject({
    total: 30,
    status: [{ value: 'CONFIGURING', count: 30 }],
  });
});
