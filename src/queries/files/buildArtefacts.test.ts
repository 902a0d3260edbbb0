import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildArtefacts } from './buildArtefacts.ts';
import { createQueryClient } from '~/queries/client.ts';
import { configurationQuery } from '~/queries/configurations/configurations.ts';
import { clearJobs, useJobs } from '~/platform/jobs/jobs.ts';
import { useNotices } from '~/platform/notices.ts';

const id = 'OU1234';
const artefact = (artefactType: string, artefactState: string) => ({ artefactType, artefactState });
const standing = (configurationState: string, wiring: string, quote: string) => ({
  configurationId: id,
  configurationState,
  revision: '0A',
  revisions: [{ revisionName: '0A', revisionState: 'PENDING' }],
  artefacts: [artefact('QUOTE', quote)],
  productConfigurations: [
    { productConfigurationId: 'P1-OU1234', artefacts: [artefact('WIRING_FILE', wiring)] },
  ],
});
type Standing = ReturnType<typeof standing>;

const result = (ok: boolean) => ({
  artefactType: 'WIRING_FILE',
  productConfigurationId: 'P1-OU1234',
  ok,
  error: ok ? null : 'The generator stopped.',
});

const json = (body: unknown) => Response.json(body);
let now: Standing;
let build: PromiseWithResolvers<Response>;

beforeEach(() => {
  vi.useFakeTimers();
  now = standing('CONFIGURING', 'READY', 'READY');
  build = Promise.withResolvers();
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    if (!url.includes('/buildArtefacts/')) return Promise.resolve(json(now));
    signal?.addEventListener('abort', () => build.reject(signal.reason));
    return build.promise;
  });
});

afterEach(() => {
  clearJobs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const job = () => useJobs.getState().jobs[0];
const lastNotice = () => useNotices.getState().past[0];

async function begun() {
  const client = createQueryClient();
  await client.prefetchQuery(configurationQuery(id));
  const { ended } = buildArtefacts(client, id);
  ended.catch(() => undefined);
  const shown = () => client.getQueryData(configurationQuery(id).queryKey)?.configurationState;
  return { ended, shown };
}

test('the configuration shows as generating at once, and the job tells how far it is', async () => {
  const { ended, shown } = await begun();
  expect(shown()).toBe('GENERATING_ARTEFACTS');
  expect(job()).toMatchObject({
    title: 'Generate the files of OU1234',
    cancellable: false,
    state: 'RUNNING',
  });
  now = standing('GENERATING_ARTEFACTS', 'READY', 'PENDING');
  await vi.advanceTimersByTimeAsync(3000);
  expect(job()).toMatchObject({ share: 0.5, detail: '1 of 2 files, now Quote' });
  now = standing('CONFIGURING', 'READY', 'READY');
  build.resolve(json({ results: [result(true)] }));
  await ended;
  expect(lastNotice()).toMatchObject({ kind: 'BUILD_SUCCESS', title: 'Files have been generated' });
});

test('a build that leaves a file out fails and says which', async () => {
  const { ended } = await begun();
  build.resolve(json({ results: [result(false)] }));
  await expect(ended).rejects.toThrow('Wiring file of P1-OU1234: The generator stopped.');
  expect(job()).toMatchObject({
    state: 'FAILED',
    detail: 'Wiring file of P1-OU1234: The generator stopped.',
  });
  expect(lastNotice()).toMatchObject({
    kind: 'BUILD_ERROR',
    lines: ['- Wiring file of P1-OU1234: The generator stopped.'],
  });
});

test('when the connection breaks off, the end of the build is waited for', async () => {
  const { ended } = await begun();
  now = standing('GENERATING_ARTEFACTS', 'PENDING', 'PENDING');
  await vi.advanceTimersByTimeAsync(3000);
  build.reject(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(3000);
  expect(job()?.state).toBe('RUNNING');
  now = standing('CONFIGURING', 'READY', 'READY');
  await vi.advanceTimersByTimeAsync(3000);
  await ended;
  expect(job()?.state).toBe('DONE');
});

const refusal = () =>
  Response.json(
    { errorCode: 'API_ERROR', humanReadableError: 'Not possible in this state.' },
    { status: 409 },
  );

test('where one is running already, begun by somebody else, its end is waited for', async () => {
  const { ended } = await begun();
  now = standing('GENERATING_ARTEFACTS', 'PENDING', 'PENDING');
  build.resolve(refusal());
  await vi.advanceTimersByTimeAsync(3000);
  expect(job()?.state).toBe('RUNNING');
  now = standing('CONFIGURING', 'READY', 'READY');
  await vi.advanceTimersByTimeAsync(3000);
  await ended;
  expect(lastNotice()).toMatchObject({ kind: 'BUILD_SUCCESS' });
});

test('a build that is refused for another reason is a failure at once', async () => {
  const { ended } = await begun();
  now = standing('APPROVED', 'READY', 'READY');
  build.resolve(refusal());
  await expect(ended).rejects.toThrow('Not possible in this state.');
});

test('a build that never began is a failure', async () => {
  const { ended } = await begun();
  build.reject(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(3000);
  await expect(ended).rejects.toThrow('The server could not be reached');
  expect(job()?.state).toBe('FAILED');
});

test('a refusal is told as the server words it', async () => {
  const { ended } = await begun();
  build.resolve(
    Response.json({ errorCode: 'CONFLICT', humanReadableError: 'Not possible now' }, { status: 409 }),
  );
  await expect(ended).rejects.toThrow('Not possible now');
  expect(lastNotice()).toMatchObject({
    kind: 'BUILD_ERROR',
    body: expect.stringContaining('Not possible now'),
  });
});
