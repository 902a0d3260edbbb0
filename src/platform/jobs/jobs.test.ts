import { afterEach, expect, test, vi } from 'vitest';
import { hasUnsavedChanges } from '~/platform/unsaved.ts';
import { cancelJob, clearFinishedJobs, clearJobs, retryJob, startJob, useJobs } from './jobs.ts';

afterEach(clearJobs);

const only = () => useJobs.getState().jobs[0];
const reason = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');

test('a job tells how far it is, and that it is done', async () => {
  const job = startJob({
    title: 'Upload',
    reason,
    run: ({ report }) => {
      report({ share: 0.5, detail: 'Half' });
      expect(only()).toMatchObject({ state: 'RUNNING', share: 0.5, detail: 'Half' });
      return Promise.resolve('result');
    },
  });
  expect(hasUnsavedChanges()).toBe(true);
  await expect(job.ended).resolves.toBe('result');
  expect(only()).toMatchObject({ state: 'DONE', share: 1 });
  expect(hasUnsavedChanges()).toBe(false);
});

test('a failed job keeps its reason and can be tried again', async () => {
  const run = vi.fn().mockRejectedValueOnce(new Error('Full')).mockResolvedValueOnce('ok');
  const { id, ended } = startJob({ title: 'Upload', reason, run });
  await expect(ended).rejects.toThrow('Full');
  expect(only()).toMatchObject({ state: 'FAILED', detail: 'Full' });
  retryJob(id);
  expect(only()?.state).toBe('RUNNING');
  await vi.waitFor(() => expect(only()?.state).toBe('DONE'));
});

test('a cancelled job says so, whatever it rejects with', async () => {
  const { id, ended } = startJob({
    title: 'Upload',
    reason,
    run: ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
  });
  cancelJob(id);
  await expect(ended).rejects.toThrow('aborted');
  expect(only()).toMatchObject({ state: 'CANCELLED', detail: 'Cancelled' });
});

test('clearing takes the ended jobs only', async () => {
  await startJob({ title: 'Done', reason, run: () => Promise.resolve() }).ended;
  const running = startJob({
    title: 'Running',
    reason,
    run: ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('over')))),
  });
  clearFinishedJobs();
  expect(useJobs.getState().jobs.map(({ title }) => title)).toEqual(['Running']);
  cancelJob(running.id);
  await expect(running.ended).rejects.toThrow('over');
});

test('work about the same is joined while it runs, and not begun again', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const run = vi.fn(() => promise);
  const first = startJob({ title: 'Build', about: 'build OU1', reason, run });
  const second = startJob({ title: 'Build', about: 'build OU1', reason, run });
  const other = startJob({ title: 'Build', about: 'build OU2', reason, run });
  expect(second).toBe(first);
  expect(other.id).not.toBe(first.id);
  resolve('built');
  await expect(second.ended).resolves.toBe('built');
  expect(run).toHaveBeenCalledTimes(2);
});

test('a double click is one wish, also where the first has been met before the second', async () => {
  vi.useFakeTimers();
  try {
    const run = vi.fn(() => Promise.resolve());
    const start = () => startJob({ title: 'Export', about: 'export OU1', reason, run }).ended;
    await start();
    vi.advanceTimersByTime(350);
    await start();
    expect(run).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(700);
    await start();
    expect(run).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});

test('what has failed is begun anew, and not a second time beside the new one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = vi.fn().mockRejectedValueOnce(new Error('Full')).mockReturnValue(promise);
  const options = { title: 'Build', about: 'build OU1', reason, run };
  const failed = startJob(options);
  await expect(failed.ended).rejects.toThrow('Full');
  const { id, ended } = startJob(options);
  expect(id).not.toBe(failed.id);
  retryJob(failed.id);
  expect(run).toHaveBeenCalledTimes(2);
  resolve();
  await ended;
});

test('a job that does not hear that it is called off keeps nobody from leaving', () => {
  startJob({ title: 'Generate', reason, run: () => new Promise(() => undefined) });
  expect(hasUnsavedChanges()).toBe(true);
  clearJobs();
  expect(hasUnsavedChanges()).toBe(false);
});
