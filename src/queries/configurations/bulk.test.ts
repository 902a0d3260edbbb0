import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '~/api/ApiError.ts';
import { createConditionalAction, startBulkAction, type BulkItemAction } from './bulk.ts';
import { buildConfiguration, buildRevision } from '../../../tests/factories/configuration.ts';
import { createQueryClient } from '~/queries/client.ts';
import { cancelJob, clearJobs, retryJob, useJobs } from '~/platform/jobs/jobs.ts';
import { clearNotices, useNotices } from '~/platform/notices.ts';

beforeEach(() => {
  clearJobs();
  clearNotices();
});

const ids = ['OU1', 'OU2', 'OU3'];
const taken = new ApiError({ operationId: 'configurationAssign', code: 'CONFLICT', message: 'It is taken' });
const job = () => useJobs.getState().jobs[0];
const said = (): string[] => useNotices.getState().past.map(({ title }) => title);

function start(doOne: BulkItemAction): string[] {
  const done: string[] = [];
  startBulkAction(createQueryClient(), {
    action: 'ASSIGN',
    doOne,
    configurationIds: ids,
    onDone: (id) => done.push(id),
  });
  return done;
}

test('does it to one after the other, and says so once', async () => {
  let running = 0;
  const done = start(async () => {
    running += 1;
    await Promise.resolve();
    expect(running).toBe(1);
    running -= 1;
  });
  await vi.waitFor(() => expect(job()?.state).toBe('DONE'));
  expect(done).toEqual(ids);
  expect(said()).toEqual(['3 configurations have been assigned to you']);
});

test('one that fails stops no other, and trying again goes on with just that one', async () => {
  const called: string[] = [];
  let broken = true;
  const done = start((id) => {
    called.push(id);
    return broken && id === 'OU2' ? Promise.reject(taken) : Promise.resolve();
  });
  await vi.waitFor(() => expect(job()?.state).toBe('FAILED'));
  expect(done).toEqual(['OU1', 'OU3']);
  expect(job()?.detail).toBe('OU2: It is taken');
  expect(said()).toEqual(['Assign 3 configurations: 1 failed', '2 configurations have been assigned to you']);
  broken = false;
  retryJob(job()?.id ?? 0);
  await vi.waitFor(() => expect(job()?.state).toBe('DONE'));
  expect(called).toEqual(['OU1', 'OU2', 'OU3', 'OU2']);
  expect(done).toEqual(['OU1', 'OU3', 'OU2']);
});

test('called off, it leaves alone what it has not come to, and does that when tried again', async () => {
  const called: string[] = [];
  const done = start((id) => {
    called.push(id);
    if (called.length === 1) cancelJob(job()?.id ?? 0);
    return Promise.resolve();
  });
  await vi.waitFor(() => expect(job()?.state).toBe('CANCELLED'));
  expect(done).toEqual(['OU1']);
  retryJob(job()?.id ?? 0);
  await vi.waitFor(() => expect(job()?.state).toBe('DONE'));
  expect(called).toEqual(ids);
});

describe('a row that hides a pending revision', () => {
  const stored = buildConfiguration({
    configurationId: 'OU1',
    configurationState: 'CONFIGURING',
    revisions: [buildRevision('0A', 'ACTIVE'), buildRevision('0B', 'PENDING')],
  });
  const row = { ...stored, revisionState: 'ACTIVE' } as const;

  beforeEach(() => {
    vi.stubGlobal('fetch', (url: string) => {
      const revision = new URL(url, 'https://portal.example').searchParams.get('revision') ?? '0A';
      return Promise.resolve(Response.json({ ...stored, revision, revisionState: 'PENDING' }));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('is decided about at that revision, as its own page would', async () => {
    const decidedOn: string[] = [];
    const doOne = vi.fn(() => Promise.resolve());
    const one = createConditionalAction({
      client: createQueryClient(),
      rows: [row],
      person: String,
      isDone: () => false,
      refusal: ({ revision }) => {
        decidedOn.push(revision);
        return undefined;
      },
      onStale: () => undefined,
      doOne,
    });
    await one('OU1', new AbortController().signal);
    expect(decidedOn).toEqual(['0B']);
    expect(doOne).toHaveBeenCalledOnce();
  });
});
