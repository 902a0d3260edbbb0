import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '~/queries/client.ts';
import {
  bomComparisonQuery,
  filePairContentsQuery,
  compareFileContents,
  textComparisonQuery,
  getFilePairKey,
} from './comparison.ts';
import { clearContentComparisonResults, useContentComparisonResults } from './contentComparisonResults.ts';
import { compareBoms } from '~/domain/bom/comparison.ts';
import type { FileEntry } from '~/domain/file/fileGroups.ts';
import type { FilePair } from '~/domain/revision/filePairs.ts';
import { clearJobs, useJobs } from '~/platform/jobs/jobs.ts';

const calls: string[] = [];
let answer: (revision: string, artefact: string) => Response | Promise<Response>;

beforeEach(() => {
  calls.length = 0;
  answer = () => new Response('content');
  vi.stubGlobal('fetch', (url: string) => {
    const { searchParams } = new URL(url, 'https://portal.example');
    const [revision, artefact] = [searchParams.get('revision') ?? '', searchParams.get('artefactType') ?? ''];
    calls.push(`${artefact} ${revision}`);
    return Promise.resolve(answer(revision, artefact));
  });
});

afterEach(() => {
  clearJobs();
  clearContentComparisonResults();
  vi.unstubAllGlobals();
});

const file = (id: string, revision: string): FileEntry => ({
  kind: 'ARTEFACT',
  id,
  configurationId: 'OU1234',
  productConfigurationId: undefined,
  revision,
  name: id,
  documentType: 'TEXT',
  state: 'READY',
  staffOnly: false,
  allRevisions: false,
  versions: [{ versionNumber: 2, size: null, created: '2026-01-01T00:00:00Z', createdBy: '' }],
});
const pairOf = (id: string): FilePair => ({
  key: `/${id}`,
  place: 'Configuration',
  name: id,
  kind: 'ARTEFACT',
  documentType: 'TEXT',
  change: 'CHANGED',
  before: file(id, '0A'),
  after: file(id, '0B'),
});

test('what is fetched to be shown is compared as well', async () => {
  const client = createQueryClient();
  const pair = pairOf('VIEW_TOP');
  expect(useContentComparisonResults.getState()).toEqual({});
  expect(await client.fetchQuery(filePairContentsQuery(pair))).toMatchObject({ isSame: true });
  expect(useContentComparisonResults.getState()).toEqual({ [getFilePairKey(pair)]: 'SAME' });
  answer = (revision) => new Response(`a\n${revision}\n`);
  const { lines } = await client.fetchQuery(textComparisonQuery(pair));
  expect(lines).toEqual([
    { text: 'a', before: 1, after: 1 },
    { text: '0A', before: 2 },
    { text: '0B', after: 2 },
  ]);
  expect(useContentComparisonResults.getState()).toEqual({ [getFilePairKey(pair)]: 'OTHER' });
});

test('texts are too large to be compared, not to be told apart', async () => {
  answer = (revision) => new Response(`${revision}${'x'.repeat(5_000_000)}`);
  expect(await createQueryClient().fetchQuery(textComparisonQuery(pairOf('MODULATE_FILE')))).toMatchObject({
    lines: 'TOO_LARGE',
    isSame: false,
  });
});

test('a job compares pairs, and goes on after one that cannot be read', async () => {
  const pairs = ['A', 'B', 'C'].map(pairOf);
  answer = (revision, artefact) =>
    artefact === 'B' ? new Response('', { status: 403 }) : new Response(artefact === 'C' ? revision : 'same');
  await compareFileContents(pairs).ended;
  expect(calls.toSorted((one, other) => one.localeCompare(other))).toEqual([
    'A 0A',
    'A 0B',
    'B 0A',
    'B 0B',
    'C 0A',
    'C 0B',
  ]);
  const verdicts = useContentComparisonResults.getState();
  expect(pairs.map((pair) => verdicts[getFilePairKey(pair)])).toEqual(['SAME', 'UNREADABLE', 'OTHER']);
  expect(useJobs.getState().jobs[0]).toMatchObject({ title: 'Comparing 3 files', state: 'DONE', share: 1 });
});

test('bills of materials are compared in a worker, which is stopped then', async () => {
  const row = (item: string, parent: string) => ({ item, parentItem: parent, quantity: 1 });
  const bom = (...rows: ReturnType<typeof row>[]) => ({ customerId: '', configurations: [], rows });
  const found = compareBoms(bom(row('A', ''), row('B', 'A')), bom(row('A', ''), row('C', 'A')));
  const told: unknown[] = [];
  let output: unknown = found;
  class PageWorker extends EventTarget {
    postMessage({ id, input }: { id: number; input: unknown }): void {
      told.push(input);
      queueMicrotask(() => {
        const data = output === undefined ? { id, failure: 'It takes too long to read' } : { id, output };
        this.dispatchEvent(new MessageEvent('message', { data }));
      });
    }

    terminate(): void {
      told.push('TERMINATED');
    }
  }
  vi.stubGlobal('Worker', PageWorker);
  answer = (revision) => new Response(`<${revision}/>`);
  const client = createQueryClient();
  expect(await client.fetchQuery(bomComparisonQuery(pairOf('AX_BOM')))).toEqual(found);
  expect(told).toEqual([{ before: '<0A/>', after: '<0B/>' }, 'TERMINATED']);
  output = undefined;
  expect(await client.fetchQuery({ ...bomComparisonQuery(pairOf('OTHER')) })).toEqual({
    side: 'after',
    reason: 'It takes too long to read.',
  });
});
