import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '~/queries/client.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { askQuoteWorker, quoteListQuery } from './quoteList.ts';
import { createQuoteListStore, type QuoteListRequest } from './quoteListStore.ts';
import { quoteUsersQuery } from './quoteUsers.ts';
import { deleteQuoteMutation, deleteQuoteLogMutation, quoteQuery, renameQuoteMutation } from './quotes.ts';
import { defaultQuoteFilter } from '~/domain/quote/filter.ts';
import type { WorkerRequest } from '~/platform/worker.ts';
import { buildQuote } from '../../../tests/factories/quote.ts';

/** Worker that runs the list store in the test. */
class ListWorker extends EventTarget {
  static readonly started: ListWorker[] = [];
  readonly #work = createQuoteListStore();
  terminated = false;

  constructor() {
    super();
    ListWorker.started.push(this);
  }

  postMessage({ id, input }: WorkerRequest<QuoteListRequest>): void {
    const answer = (data: object): boolean => this.dispatchEvent(new MessageEvent('message', { data }));
    this.#work(input).then(
      (output) => answer({ id, output }),
      (error: unknown) => answer({ id, failure: String(error) }),
    );
  }

  terminate(): void {
    this.terminated = true;
  }
}

let client: QueryClient;
/** Responses of the quoting system, by method and path. */
let answers: Record<string, unknown>;
const sent: { readonly call: string; readonly body: unknown }[] = [];

beforeEach(() => {
  client = createQueryClient();
  ListWorker.started.length = 0;
  sent.length = 0;
  answers = { 'POST /api/quotes/search': [buildQuote(), buildQuote({ id: 2, name: 'Other' })] };
  vi.stubGlobal('Worker', ListWorker);
  vi.stubGlobal('fetch', async (url: string, { method = '', body }: RequestInit) => {
    const call = `${method} ${url}`;
    sent.push({ call, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    const answer = answers[call];
    return answer === undefined ? Response.json({}, { status: 404 }) : Response.json(answer);
  });
});
afterEach(() => {
  client.clear();
  vi.unstubAllGlobals();
});

async function listed(search = ''): Promise<readonly string[]> {
  const list = await client.ensureQueryData(quoteListQuery());
  const filter = { ...defaultQuoteFilter, search };
  const { rows } = await askQuoteWorker<'FIND'>(list, { kind: 'FIND', filter, from: 0, to: 10 });
  return rows.map(({ name }) => name);
}

describe('the list', () => {
  test('is read in a worker, once, and the worker goes with it', async () => {
    expect(await listed()).toEqual(['C01234/0A', 'Other']);
    expect(await listed('other')).toEqual(['Other']);
    expect(sent.map(({ call }) => call)).toEqual(['POST /api/quotes/search']);
    expect(ListWorker.started).toHaveLength(1);
    client.clear();
    expect(ListWorker.started[0]?.terminated).toBe(true);
  });

  test('read again it is kept by the same worker', async () => {
    await listed();
    answers['POST /api/quotes/search'] = [buildQuote({ id: 3, name: 'New' })];
    await client.fetchQuery({ ...quoteListQuery(), staleTime: 0 });
    expect(await listed()).toEqual(['New']);
    expect(ListWorker.started).toHaveLength(1);
  });

  test('that is none is a failure, and never an answer', async () => {
    answers['POST /api/quotes/search'] = 'no list';
    await expect(client.fetchQuery(quoteListQuery())).rejects.toMatchObject({
      operationId: 'quoteSearch',
      code: 'UNKNOWN_ERROR',
    });
    expect(client.getQueryData(quoteListQuery().queryKey)).toBeUndefined();
  });

  test('shows a quote as it was read last', async () => {
    await listed();
    answers['GET /api/quotes/2'] = buildQuote({ id: 2, name: 'Renamed elsewhere' });
    await client.fetchQuery(quoteQuery(2));
    expect(await listed('elsewhere')).toEqual(['Renamed elsewhere']);
  });
});

describe('a write', () => {
  test('puts the whole answer in the place of the quote and of its row', async () => {
    await listed();
    const before = buildQuote({ mystery: 'kept' });
    const after = { ...before, name: 'Harbour', modifiedDate: '2026-09-01T00:00:00Z' };
    answers['POST /api/quotes/modifyName'] = after;
    await executeMutation(client, renameQuoteMutation(client, 'Renamed', ' Harbour '), before);
    expect(sent.at(-1)).toEqual({
      call: 'POST /api/quotes/modifyName',
      body: { ...before, name: 'Harbour' },
    });
    expect(client.getQueryData(quoteQuery(1).queryKey)).toEqual(after);
    expect(await listed()).toEqual(['Harbour', 'Other']);
  });

  test('that fails leaves everything as it was', async () => {
    await listed();
    client.setQueryData(quoteQuery(1).queryKey, buildQuote());
    await expect(
      executeMutation(client, renameQuoteMutation(client, 'Renamed', 'Harbour'), buildQuote()),
    ).rejects.toMatchObject({ status: 404 });
    expect(client.getQueryData(quoteQuery(1).queryKey)).toEqual(buildQuote());
    expect(await listed()).toEqual(['C01234/0A', 'Other']);
  });

  test('without a list that was read needs none', async () => {
    answers['POST /api/quotes/modifyName'] = buildQuote({ name: 'Harbour' });
    await executeMutation(client, renameQuoteMutation(client, 'Renamed', 'Harbour'), buildQuote());
    expect(ListWorker.started).toEqual([]);
  });

  test('that deletes takes the quote out of the list', async () => {
    await listed();
    answers['DELETE /api/quotes/1'] = {};
    await executeMutation(client, deleteQuoteMutation(client, 'Deleted'), buildQuote());
    expect(await listed()).toEqual(['Other']);
  });
});

test('a quote that is gone leaves the list as soon as that is known', async () => {
  await listed();
  await expect(client.fetchQuery(quoteQuery(2))).rejects.toMatchObject({ status: 404 });
  await vi.waitFor(async () => expect(await listed()).toEqual(['C01234/0A']));
});

test('a line of the log that has gone already has been deleted', async () => {
  await executeMutation(client, deleteQuoteLogMutation('Deleted'), { log: 7 });
  expect(sent.at(-1)?.call).toBe('DELETE /api/logs/7');
});

test('a line of the log that cannot be deleted is a failure', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { status: 409 })));
  await expect(executeMutation(client, deleteQuoteLogMutation('Deleted'), { log: 7 })).rejects.toMatchObject({
    status: 409,
  });
});

test('a quote that is gone is a failure, and never an answer', async () => {
  await expect(client.fetchQuery(quoteQuery(9))).rejects.toMatchObject({ status: 404 });
  expect(client.getQueryData(quoteQuery(9).queryKey)).toBeUndefined();
});

test('the people are asked for all at once, and come by name', async () => {
  answers['POST /api/users/search'] = [
    { id: 2, email: 'b@maker.example', name: 'Zoe' },
    { id: 1, email: 'a@maker.example' },
  ];
  expect(await client.fetchQuery(quoteUsersQuery())).toEqual([
    { id: 1, email: 'a@maker.example', name: 'a@maker.example' },
    { id: 2, email: 'b@maker.example', name: 'Zoe' },
  ]);
  expect(sent).toEqual([{ call: 'POST /api/users/search', body: { take: 10_000 } }]);
});
