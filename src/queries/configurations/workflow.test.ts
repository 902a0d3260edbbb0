import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '~/queries/client.ts';
import { configurationQuery } from './configurations.ts';
import { generationPollingMs, generatingStateQuery } from './workflow.ts';
import { clearNotices, useNotices } from '~/platform/notices.ts';

const id = 'OU1234';
let state = 'GENERATING_ARTEFACTS';
let looks = 0;
let answer: (() => Response) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  state = 'GENERATING_ARTEFACTS';
  looks = 0;
  answer = undefined;
  vi.stubGlobal('fetch', (url: string) => {
    const isPoll = url.includes('/state/');
    if (isPoll) looks += 1;
    if (isPoll && answer) return Promise.resolve(answer());
    return Promise.resolve(Response.json({ configurationId: id, configurationState: state }));
  });
});

afterEach(() => {
  clearNotices();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page that shows the configuration and polls it while it generates. */
async function page() {
  const client = createQueryClient();
  const read = new QueryObserver(client, configurationQuery(id));
  const closeRead = read.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  const shown = () => client.getQueryData(configurationQuery(id).queryKey)?.configurationState;
  const options = () => ({
    ...generatingStateQuery(client, id, shown()),
    enabled: shown() === 'GENERATING_ARTEFACTS',
  });
  const poll = new QueryObserver(client, options());
  const closePoll = poll.subscribe(() => poll.setOptions(options()));
  const after = async (ms: number): Promise<void> => {
    await vi.advanceTimersByTimeAsync(ms);
    poll.setOptions(options());
  };
  const found = () => poll.getCurrentResult();
  return { shown, found, after, close: () => [closePoll, closeRead].forEach((close) => close()) };
}

test('the state is looked at every 20 s until it is another, and shown', async () => {
  expect(generationPollingMs).toBe(20_000);
  const { shown, after, close } = await page();
  expect(looks).toBe(0);
  await after(19_999);
  expect(looks).toBe(0);
  await after(1);
  expect(looks).toBe(1);
  expect(shown()).toBe('GENERATING_ARTEFACTS');
  state = 'APPROVED';
  await after(20_000);
  expect(looks).toBe(2);
  expect(shown()).toBe('APPROVED');
  await after(100_000);
  expect(looks).toBe(2);
  close();
});

test('a failed look is logged and not told, answers no state of its own, and the next one is tried', async () => {
  const { shown, found, after, close } = await page();
  answer = () => new Response('{}', { status: 500 });
  await after(60_000);
  expect(looks).toBe(3);
  expect(found()).toMatchObject({ isError: true, data: 'GENERATING_ARTEFACTS' });
  expect(console.warn).toHaveBeenCalledTimes(3);
  expect(shown()).toBe('GENERATING_ARTEFACTS');
  expect(useNotices.getState().past).toEqual([]);
  answer = undefined;
  state = 'CONFIGURING';
  await after(20_000);
  expect(shown()).toBe('CONFIGURING');
  close();
});

test('one that may not be seen any more has no state, and is read again', async () => {
  const { found, after, close } = await page();
  answer = () => new Response('{}', { status: 404 });
  state = 'APPROVED';
  await after(20_000);
  expect(found()).toMatchObject({ isSuccess: true, data: null });
  await after(60_000);
  expect(looks).toBe(1);
  close();
});

test('nobody looks after the page has been left', async () => {
  const { after, close } = await page();
  await after(20_000);
  close();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(looks).toBe(1);
});
