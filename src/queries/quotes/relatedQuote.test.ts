import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCpqSignInPrompt } from '~/api/cpqSignIn.ts';
import { getQuoteState } from '~/domain/quote/facts.ts';
import { createQueryClient } from '~/queries/client.ts';
import { useNotices } from '~/platform/notices.ts';
import { relatedQuoteQuery } from './relatedQuote.ts';
import { isCpqSignedOutError } from './isCpqSignedOutError.ts';

let state = 'Generating configuration outputs';
let status = 200;
let reads = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  state = 'Generating configuration outputs';
  status = 200;
  reads = 0;
  vi.stubGlobal('fetch', () => {
    reads += 1;
    return Promise.resolve(Response.json({ id: 1001, state: { name: state } }, { status }));
  });
});
afterEach(() => {
  setCpqSignInPrompt(() => Promise.resolve(false));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function shown() {
  const observer = new QueryObserver(createQueryClient(), relatedQuoteQuery(1001));
  const close = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  return { read: () => observer.getCurrentResult(), close };
}

test('a quote whose files are generated is read every 20 s, until they are there', async () => {
  const { read, close } = await shown();
  expect(reads).toBe(1);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(reads).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(reads).toBe(2);
  state = 'Awaiting for configuration approval';
  await vi.advanceTimersByTimeAsync(20_000);
  const { data } = read();
  expect(data && getQuoteState(data)).toBe('WAITING_FOR_APPROVAL');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reads).toBe(3);
  close();
});

test('a read that fails is logged and not told, and the next one is tried', async () => {
  const { read, close } = await shown();
  status = 503;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(console.warn).toHaveBeenCalledWith('Quote 1001 could not be read');
  expect(useNotices.getState().past).toEqual([]);
  status = 200;
  state = 'default';
  await vi.advanceTimersByTimeAsync(20_000);
  expect(read()).toMatchObject({ error: null, data: { state: { name: 'default' } } });
  close();
});

test('nobody is asked to sign in for looking', async () => {
  const ask = vi.fn(() => Promise.resolve(true));
  setCpqSignInPrompt(ask);
  status = 401;
  const { read, close } = await shown();
  expect(isCpqSignedOutError(read().error)).toBe(true);
  expect(ask).not.toHaveBeenCalled();
  expect(reads).toBe(1);
  close();
});
