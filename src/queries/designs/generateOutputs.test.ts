import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resumeGenerations, generateOutputs } from './generateOutputs.ts';
import { generationsKey, hasStoredGenerations } from './generationsKey.ts';
import { createQueryClient } from '~/queries/client.ts';
import { configurationQuery } from '~/queries/configurations/configurations.ts';
import { generationPollingMs } from '~/queries/configurations/workflow.ts';
import { clearJobs, useJobs } from '~/platform/jobs/jobs.ts';
import { useNotices } from '~/platform/notices.ts';
import { removeTabItem, setTabItem } from '~/platform/storage/tabStore.ts';

const id = 'C01234';
const quoteId = 4711;
const generating = 'Generating configuration outputs';

let state = 'default';
let isReachable = true;
/** Whether generation requests succeed, and whether they stay pending. */
let answersOrder = true;
let isHeld = false;
const sent: { readonly url: string; readonly body: unknown }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  state = 'default';
  isReachable = true;
  answersOrder = true;
  isHeld = false;
  sent.length = 0;
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
    sent.push({ url, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    if (!isReachable) return Promise.reject(new TypeError('Failed to fetch'));
    if (url.includes('/configurations/')) {
      return Promise.resolve(Response.json({ configurationId: id, configurationState: 'CONFIGURING' }));
    }
    if (url.includes('generateOutputs')) {
      if (isHeld) return new Promise(() => undefined);
      state = generating;
      if (!answersOrder) return Promise.reject(new TypeError('Failed to fetch'));
    }
    return Promise.resolve(Response.json({ id: quoteId, kept: 'as it came', state: { name: state } }));
  });
});

afterEach(() => {
  clearJobs();
  removeTabItem(generationsKey);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const job = () => useJobs.getState().jobs[0];
const polls = (): number => sent.filter(({ url }) => url.endsWith(`/quotes/${quoteId}`)).length;

async function begun(keepPicture?: () => Promise<void>) {
  const client = createQueryClient();
  await client.prefetchQuery(configurationQuery(id));
  const { ended } = generateOutputs(client, { configurationId: id, quoteId }, { keepPicture });
  ended.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  const shown = () => client.getQueryData(configurationQuery(id).queryKey)?.configurationState;
  return { ended, shown };
}

test('the whole quote is sent with the reason, and its configuration shows as generating at once', async () => {
  const { shown } = await begun();
  expect(sent.find(({ url }) => url.includes('generateOutputs'))?.body).toEqual({
    id: quoteId,
    kept: 'as it came',
    state: { name: 'default' },
    reason: 'Generate outputs',
  });
  expect(shown()).toBe('GENERATING_ARTEFACTS');
  expect(job()).toMatchObject({ state: 'RUNNING', cancellable: false });
});

test('the quote is read each 20 s until it is no longer generating; a read that fails is logged', async () => {
  const keepPicture = vi.fn(() => Promise.resolve());
  const { ended, shown } = await begun(keepPicture);
  expect(polls()).toBe(1);
  await vi.advanceTimersByTimeAsync(generationPollingMs - 1);
  expect(polls()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(polls()).toBe(2);
  expect(job()?.detail).toBe(`The quote is in “${generating}”`);
  isReachable = false;
  await vi.advanceTimersByTimeAsync(generationPollingMs);
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining(`The quote of ${id} could not be read`));
  expect(job()?.state).toBe('RUNNING');
  expect(hasStoredGenerations()).toBe(true);
  isReachable = true;
  state = 'default';
  await vi.advanceTimersByTimeAsync(generationPollingMs);
  await ended;
  expect(shown()).toBe('CONFIGURING');
  expect(keepPicture).toHaveBeenCalledOnce();
  expect(useNotices.getState().past[0]).toMatchObject({ kind: 'BUILD_SUCCESS' });
  expect(hasStoredGenerations()).toBe(false);
});

test('a tab that is loaded again goes on following, and asks for nothing twice', async () => {
  setTabItem(generationsKey, JSON.stringify([{ configurationId: id, quoteId }]));
  state = generating;
  resumeGenerations(createQueryClient());
  await vi.advanceTimersByTimeAsync(0);
  expect(polls()).toBe(1);
  expect(job()).toMatchObject({ state: 'RUNNING', title: `Generate the files of ${id}` });
  state = 'Awaiting for configuration approval';
  await vi.advanceTimersByTimeAsync(generationPollingMs);
  expect(job()?.state).toBe('DONE');
  expect(sent.filter(({ url }) => url.includes('generateOutputs'))).toEqual([]);
});

test('an order whose answer is lost is followed, where it has arrived', async () => {
  answersOrder = false;
  const { ended } = await begun();
  expect(job()?.state).toBe('RUNNING');
  state = 'default';
  await vi.advanceTimersByTimeAsync(generationPollingMs);
  await ended;
  expect(sent.filter(({ url }) => url.includes('generateOutputs'))).toHaveLength(1);
});

test('the tab knows of an order before it is answered, and says after a reload that it has not arrived', async () => {
  isHeld = true;
  await begun();
  expect(hasStoredGenerations()).toBe(true);
  clearJobs();
  isHeld = false;
  resumeGenerations(createQueryClient());
  await vi.advanceTimersByTimeAsync(0);
  expect(useNotices.getState().past[0]).toMatchObject({
    kind: 'BUILD_ERROR',
    body: expect.stringContaining('the order did not arrive'),
  });
  expect(hasStoredGenerations()).toBe(false);
});

test('the end of the session ends the following', async () => {
  await begun();
  clearJobs();
  await vi.advanceTimersByTimeAsync(generationPollingMs * 3);
  expect(polls()).toBe(1);
});
