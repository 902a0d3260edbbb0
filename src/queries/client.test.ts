import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '~/api/call.ts';
import { anonymousTokenSource, setTokenSource } from '~/api/tokens.ts';
import { clearNotices, useNotices } from '~/platform/notices.ts';
import { createNotice } from '~/domain/notice/notices.ts';
import { defaultStaleTimeMs } from './fallback.ts';
import { createQueryClient, maxCachedQueries } from './client.ts';
import { expectedFailures } from './expectedFailures.ts';
import { operationMutation } from './mutation.ts';
import { executeMutation } from './executeMutation.ts';
import { operationQuery } from './query.ts';

let client: QueryClient;
let sent: string[];
let answer: () => Response;

beforeEach(() => {
  vi.useFakeTimers();
  client = createQueryClient();
  sent = [];
  answer = () => Response.json({ partNumber: 'P00003', count: 1 });
  vi.stubGlobal('fetch', (url: string, { method, body }: { method: string; body: unknown }) => {
    sent.push(`${method} ${url} ${typeof body === 'string' ? body : ''}`.trim());
    return Promise.resolve(answer());
  });
  setTokenSource(anonymousTokenSource);
});

afterEach(() => {
  client.clear();
  clearNotices();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const part = (partNumber = 'P00003') => operationQuery('partGet', { path: { partNumber } });
const ask = (of = part()): Promise<unknown> => client.fetchQuery(of);

test('an answer is good for 30 s, and not a millisecond longer', async () => {
  expect(defaultStaleTimeMs).toBe(30_000);
  await ask();
  await vi.advanceTimersByTimeAsync(29_999);
  await ask();
  expect(sent).toEqual(['GET /cms/parts/P00003']);
  await vi.advanceTimersByTimeAsync(1);
  await ask();
  expect(sent).toHaveLength(2);
});

test('it answers for its own method, address and body only', async () => {
  const page = (search: string, offset: number) =>
    operationQuery('configurationFilterCount', {
      query: { offset, limit: 20 },
      body: { fuzzyField: search },
    });
  await client.fetchQuery(page('a', 0));
  await client.fetchQuery(page('a', 0));
  await client.fetchQuery(page('b', 0));
  await client.fetchQuery(page('a', 20));
  await ask();
  expect(new Set(sent)).toHaveLength(4);
  expect(sent).toHaveLength(4);
});

test('at most a hundred are kept; the oldest goes first', async () => {
  expect(maxCachedQueries).toBe(100);
  for (let index = 0; index < 100; index += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the first is the oldest
    await ask(part(`P${index}`));
    // oxlint-disable-next-line no-await-in-loop
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(client.getQueryCache().getAll()).toHaveLength(100);
  await ask(part('P100'));
  expect(client.getQueryCache().getAll()).toHaveLength(100);
  await ask(part('P1'));
  expect(sent).toHaveLength(101);
  await ask(part('P0'));
  expect(sent).toHaveLength(102);
});

test('a call that goes around it is always made', async () => {
  await ask();
  await call('partGet', { path: { partNumber: 'P00003' } });
  await client.fetchQuery({ ...part(), staleTime: 0 });
  expect(sent).toHaveLength(3);
});

test.each([
  ['a failure', () => new Response(null, { status: 503 })],
  ['a page', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
])('%s is not kept', async (_, failing) => {
  answer = failing;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await expect(ask()).rejects.toMatchObject({ name: 'ApiError' });
  answer = () => Response.json({ partNumber: 'P00003', count: 1 });
  await expect(ask()).resolves.toMatchObject({ partNumber: 'P00003' });
  expect(sent).toHaveLength(2);
});

describe('an answer that is followed by a failure', () => {
  const state = () => client.getQueryCache().find({ queryKey: part().queryKey })?.state;

  test.each([
    [500, true],
    [503, true],
    [409, true],
    [403, false],
    [404, false],
  ])('of %i stays: %s', async (status, stays) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await ask();
    answer = () => new Response(null, { status });
    await expect(client.fetchQuery({ ...part(), staleTime: 0 })).rejects.toMatchObject({ status });
    expect(state()?.status).toBe('error');
    expect(Boolean(state()?.data)).toBe(stays);
  });

  test('that broke the connection stays', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await ask();
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    await expect(client.fetchQuery({ ...part(), staleTime: 0 })).rejects.toMatchObject({ code: 'NETWORK' });
    expect(state()?.data).toMatchObject({ partNumber: 'P00003' });
  });
});

describe('an answer given in the place of a failure', () => {
  const list = () => operationQuery('configurationFilter', { query: { offset: 0, limit: 20 }, body: {} });

  test('is not fresh: whoever looks next asks again', async () => {
    answer = () => new Response(null, { status: 403 });
    await expect(client.fetchQuery(list())).resolves.toEqual([]);
    answer = () => Response.json([{ configurationId: 'OU1234' }]);
    await expect(client.fetchQuery(list())).resolves.toHaveLength(1);
    await client.fetchQuery(list());
    expect(sent).toHaveLength(2);
  });

  test('is as old when it takes the place of a good one', async () => {
    answer = () => Response.json([{ configurationId: 'OU1234' }]);
    await client.fetchQuery(list());
    await vi.advanceTimersByTimeAsync(defaultStaleTimeMs);
    answer = () => new Response(null, { status: 404 });
    await client.fetchQuery(list());
    await client.fetchQuery(list());
    expect(sent).toHaveLength(3);
  });

  test.each(Object.entries(expectedFailures))('of %s as well', async (operationId, { on, give }) => {
    const path = {
      id: 'x',
      productFamily: 'x',
      deviceType: 'x',
      accountNumber: 'x',
      serialNumber: 'x',
      productConfigurationId: 'x',
      email: 'x',
      accountGroup: 'x',
      realm: 'x',
      ticketId: 'x',
      address: 'x',
      name: 'x',
      platform: 'x',
    };
    const of = operationQuery(operationId as keyof typeof expectedFailures, { path, body: {} });
    answer = () => new Response(null, { status: on === 'ANY' ? 500 : Math.max(...on) });
    await expect(client.fetchQuery(of)).resolves.toEqual(give);
    await expect(client.fetchQuery(of)).resolves.toEqual(give);
    expect(sent).toHaveLength(2);
  });
});

test('a write is never kept, says that it is done and makes every answer old', async () => {
  await ask();
  const write = operationMutation('configurationDelete', {
    done: createNotice('SUCCESS', { title: 'Deleted' }),
  });
  await executeMutation(client, write, { path: { id: 'OU1234' } });
  await executeMutation(client, write, { path: { id: 'OU1234' } });
  await ask();
  expect(sent).toEqual([
    'GET /cms/parts/P00003',
    'DELETE /cms/configurations/OU1234',
    'DELETE /cms/configurations/OU1234',
    'GET /cms/parts/P00003',
  ]);
  expect(useNotices.getState().shown.map(({ title }) => title)).toEqual(['Deleted']);
});

test('a write that is sent once is the first one as long as that is not answered', async () => {
  const remove = (version: string) =>
    executeMutation(client, operationMutation('cutFileVersionDelete', { once: true }), {
      path: { name: 'A', version },
    });
  await Promise.all([remove('1'), remove('1'), remove('2')]);
  expect(sent).toHaveLength(2);
  await remove('1');
  expect(sent).toHaveLength(3);
  answer = () => Response.json({}, { status: 409 });
  await Promise.allSettled([remove('1'), remove('1')]);
  expect(sent).toHaveLength(4);
});

test('what a session asks once stays good through writes', async () => {
  const me = { ...operationQuery('authTokenGet', {}), staleTime: Number.POSITIVE_INFINITY };
  await client.fetchQuery(me);
  await executeMutation(client, operationMutation('configurationDelete'), { path: { id: 'OU1234' } });
  await client.fetchQuery(me);
  expect(sent.filter((line) => line.includes('/auth/token'))).toHaveLength(1);
});
