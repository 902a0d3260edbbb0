import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitForFirstPage } from './waitForFirstPage.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    work();
    return 0;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const read = (client: QueryClient, key: string): PromiseWithResolvers<string> => {
  const answer = Promise.withResolvers<string>();
  void client
    .fetchQuery({ queryKey: [key], queryFn: () => answer.promise, retry: false })
    .catch(() => undefined);
  return answer;
};

const firstPageOf = (client: QueryClient): (() => Promise<boolean>) => {
  let isThere = false;
  void waitForFirstPage(client).then(() => {
    isThere = true;
  });
  return async () => {
    await vi.advanceTimersByTimeAsync(1);
    return isThere;
  };
};

describe('the first page', () => {
  test('is not there before it has asked for anything', async () => {
    const client = new QueryClient();
    const isThere = firstPageOf(client);
    expect(await isThere()).toBe(false);
    const answer = read(client, 'list');
    expect(await isThere()).toBe(false);
    answer.resolve('rows');
    expect(await isThere()).toBe(true);
  });

  test('is there when everything that it asked for has been answered or has failed', async () => {
    const client = new QueryClient();
    const [list, count] = [read(client, 'list'), read(client, 'count')];
    const isThere = firstPageOf(client);
    list.resolve('rows');
    expect(await isThere()).toBe(false);
    count.reject(new Error('refused'));
    expect(await isThere()).toBe(true);
  });

  test('is taken as there when an answer does not come', async () => {
    const client = new QueryClient();
    read(client, 'list');
    const isThere = firstPageOf(client);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await isThere()).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await isThere()).toBe(true);
  });
});
