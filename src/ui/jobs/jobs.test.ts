import { afterEach, expect, test, vi } from 'vitest';
import { hasUnsaved } from '~/ui/unsaved.ts';
import { cancelJob, clearEndedJobs, clearJobs, retryJob, startJob, useJobs } from './jobs.ts';

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
  expect(hasUnsaved()).toBe(true);
  await expect(job.ended).resolves.toBe('result');
  expect(only()).toMatchObject({ state: 'DONE', share: 1 });
  expect(hasUnsaved()).toBe(false);
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
  clearEndedJobs();
  expect(useJobs.getState().jobs.map(({ title }) => title)).toEqual(['Running']);
  cancelJob(running.id);
  await expect(running.ended).rejects.toThrow('over');
});
