import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { fetchFresh } from './fetchFresh.ts';

test('a decision waits for what there is now although the page that shows the same is left meanwhile', async () => {
  const client = new QueryClient();
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const asked = vi.fn((signal: AbortSignal) => {
    expect(signal.aborted).toBe(false);
    return answers[asked.mock.calls.length - 1]?.promise ?? '';
  });
  const read = queryOptions({ queryKey: ['order'], queryFn: ({ signal }) => asked(signal) });
  const leave = new QueryObserver(client, read).subscribe(() => undefined);
  answers[0]?.resolve('as it was seen');
  await vi.waitFor(() => expect(client.getQueryData(read.queryKey)).toBe('as it was seen'));

  const now = fetchFresh(client, read);
  expect(asked).toHaveBeenCalledTimes(2);
  leave();
  answers[1]?.resolve('as somebody else has left it');
  expect(await now).toBe('as somebody else has left it');
  expect(client.getQueryCache().find({ queryKey: read.queryKey })?.getObserversCount()).toBe(0);
  client.clear();
});

test('it rejects as the read does', async () => {
  const client = new QueryClient();
  const read = queryOptions({
    queryKey: ['order'],
    queryFn: () => Promise.reject(new Error('gone')),
    retry: false,
  });
  await expect(fetchFresh(client, read)).rejects.toThrow('gone');
  client.clear();
});
