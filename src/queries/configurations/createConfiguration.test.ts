import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '~/queries/client.ts';
import {
  configurationCreationLabels,
  buildConfigurationCreationSteps,
  configurationResumptionLabels,
  buildConfigurationResumptionSteps,
  type ConfigurationCreationProgress,
  type NewConfiguration,
} from './createConfiguration.ts';
import { clearNotices, useNotices } from '~/platform/notices.ts';
import type { Step } from '~/ui/steps/useSteps.ts';

const me = 'production.engineer@maker.example';
const design = {
  productFamily: 'G3' as const,
  accountNumber: '3010001',
  configurationId: 'OU9999',
  configurationDescription: 'Crane',
};
const wanted: NewConfiguration = { design, configurationName: 'OU9999', partNumber: 'P00003', createdBy: me };
const revisions = [
  { revisionName: '0A', revisionState: 'ACTIVE' },
  { revisionName: '0B', revisionState: 'PENDING' },
];

type Sent = { readonly method: string; readonly path: string; readonly body: unknown };
let sent: Sent[];
let refuse: ReadonlySet<string>;
let existing: object;

beforeEach(() => {
  sent = [];
  refuse = new Set();
  existing = {};
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: RequestInit) => {
    sent.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    if (method === 'GET') return Promise.resolve(Response.json(existing));
    const taken = { errorCode: 'API_RESOURCE_CONFLICT', humanReadableError: 'The ID is taken.' };
    return Promise.resolve(
      refuse.has(path) ? Response.json(taken, { status: 409 }) : Response.json({ revisions }),
    );
  });
});

afterEach(() => {
  clearNotices();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const begun: ConfigurationCreationProgress = { configurationId: 'OU9999', revision: '' };
const run = (steps: readonly Step<ConfigurationCreationProgress>[]): Promise<ConfigurationCreationProgress> =>
  steps.reduce(async (found, step) => step.run(await found), Promise.resolve(begun));
const notices = () => useNotices.getState().past.map(({ kind, body }) => ({ kind, body }));

test('the design, its revision and its configuration, in this order', async () => {
  const steps = buildConfigurationCreationSteps(createQueryClient(), wanted);
  expect(steps.map(({ label }) => label)).toEqual(configurationCreationLabels);
  expect(await run(steps)).toEqual({ configurationId: 'OU9999', revision: '0B' });
  expect(sent).toEqual([
    { method: 'POST', path: '/cms/configurationSets', body: design },
    { method: 'POST', path: '/cms/configurationSets/OU9999/revisions', body: { note: 'Initial revision' } },
    {
      method: 'POST',
      path: '/cms/configurations',
      body: {
        configurationId: 'OU9999',
        revisionId: '0B',
        configurationName: 'OU9999',
        configurationDescription: 'Crane',
        partNumber: 'P00003',
      },
    },
  ]);
  expect(notices()).toEqual([{ kind: 'CREATE_SUCCESS', body: undefined }]);
});

test('a copy names what it is a copy of, takes the note, and is told as one', async () => {
  const copy = { ...wanted, design: { ...design, copyOf: 'OU1234' }, note: ' For the new crane ' };
  await run(buildConfigurationCreationSteps(createQueryClient(), copy));
  expect(sent[0]?.body).toMatchObject({ copyOf: 'OU1234' });
  expect(sent[1]?.body).toEqual({ note: 'For the new crane' });
  expect(notices()).toEqual([{ kind: 'DUPLICATE_SUCCESS', body: 'OU1234 is now also OU9999.' }]);
});

test.each([
  [wanted, 'CREATE_ERROR'],
  [{ ...wanted, design: { ...design, copyOf: 'OU1234' } }, 'DUPLICATE_ERROR'],
])('an id that is taken by somebody else is refused: %#', async (input, kind) => {
  refuse = new Set(['/cms/configurationSets']);
  existing = { configurationState: 'PLACEHOLDER', createdBy: 'somebody.else@maker.example' };
  await expect(run(buildConfigurationCreationSteps(createQueryClient(), input))).rejects.toMatchObject({
    status: 409,
  });
  expect(sent.map(({ method }) => method)).toEqual(['POST', 'GET']);
  expect(notices()).toEqual([{ kind, body: 'The ID is taken.' }]);
});

test('what an earlier try has made is gone on with', async () => {
  refuse = new Set(['/cms/configurationSets']);
  existing = {
    configurationState: 'PLACEHOLDER',
    createdBy: me,
    account: { accountNumber: design.accountNumber },
  };
  expect(await run(buildConfigurationCreationSteps(createQueryClient(), wanted))).toMatchObject({
    revision: '0B',
  });
});

test('of a design that was begun before, the rest is done', async () => {
  const steps = buildConfigurationResumptionSteps(createQueryClient(), wanted);
  expect(steps.map(({ label }) => label)).toEqual(configurationResumptionLabels);
  await run(steps);
  expect(sent.map(({ path }) => path)).toEqual([
    '/cms/configurationSets/OU9999/revisions',
    '/cms/configurations',
  ]);
});

test('a configuration whose answer was lost is not created twice', async () => {
  refuse = new Set(['/cms/configurations']);
  existing = { configurationState: 'CONFIGURING', modifiedBy: me, configurationDescription: 'Crane' };
  await run(buildConfigurationResumptionSteps(createQueryClient(), wanted));
  expect(notices()).toEqual([{ kind: 'CREATE_SUCCESS', body: undefined }]);
});
