import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '~/api/call.ts';
import type { Quote } from '~/domain/quote/quoteDto.ts';
import { queryBoundaryTexts } from '~/domain/words/texts/common.ts';
import { createQueryClient } from '~/queries/client.ts';
import { executeMove } from '~/queries/configurations/executeMove.ts';
import { buildDesignDuplicationSteps } from '~/queries/configurations/duplicateDesign.ts';
import { generateOutputs } from '~/queries/designs/generateOutputs.ts';
import { saveDesign } from '~/queries/designs/saveDesign.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { clearNotices } from '~/platform/notices.ts';
import { clearJobs } from '~/platform/jobs/jobs.ts';
import {
  approveQuoteMutation,
  assignQuoteMutation,
  rejectQuoteMutation,
  renameQuoteMutation,
  submitQuoteMutation,
} from './quotes.ts';

const commit = { authorName: 'A', authorEmail: 'a@maker.example', date: '2026-03-01', branch: null };
const saved = {
  id: 2,
  idProduct: 41,
  mystery: [null, { deep: true }],
  isConfigured: 'yes',
  extNetPrice: 5,
  configuredProduct: { fields: 3, unknown: null },
  commits: [commit],
};

/** A quote with unknown fields, unexpected nulls and values of the wrong type. */
const foreign = {
  zone: { deep: [null, { x: 1 }] },
  id: 1001,
  name: 'A name',
  state: { name: 'default', colour: null },
  products: [saved, null, 'spare'],
  customer: null,
  logs: [{ id: 'first', level: 4 }],
  modifiedDate: 17,
};

let stored: object;
let bodies: Map<string, unknown>;

beforeEach(() => {
  sessionStorage.clear();
  bodies = new Map();
  stored = foreign;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', (url: string, { method, body }: RequestInit) => {
    const place = `${method} ${url.split('?')[0] ?? ''}`;
    if (typeof body === 'string') bodies.set(place, JSON.parse(body));
    const answer = url.startsWith('/api/quotes') ? stored : {};
    return Promise.resolve(
      Response.json(place.endsWith('/search') || place.includes('/filter') ? [] : answer),
    );
  });
});
afterEach(() => {
  clearNotices();
  clearJobs();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const read = (): Promise<Quote> => call('quoteGet', { path: { id: 1001 } });
const configuration = {
  configurationId: 'C000001',
  configurationState: 'CONFIGURING',
  kbMaxQuoteId: 1001,
} as const;
const ownCommit = { authorName: 'B', authorEmail: 'b@maker.example', date: '2026-04-01' };
const design = {
  product: { fields: [] },
  name: undefined,
  productFamily: 'G6',
  customer: { number: '4000001', name: 'Brenta' },
  picture: () => Promise.reject(new Error('There is no picture')),
} as const;
const progress = {
  quoteId: 1001,
  quoteName: 'A name',
  productId: 2,
  commits: ['a@maker.example 2026-03-01'],
  configurationId: 'C000077',
  revision: '0A',
  hasConfiguration: true,
  save: { change: 1, commit: ownCommit, isFirst: false },
} as const;
const nothingButName = { ...progress, save: { ...progress.save, isProductSaved: true } };
const copy = {
  design: {
    productFamily: 'G6',
    accountNumber: '4000001',
    configurationId: 'C000077',
    configurationDescription: 'Crane',
    copyOf: 'C000001',
  },
  configurationName: 'C000077',
  partNumber: null,
  createdBy: 'b@maker.example',
} as const;

async function duplicate(client: QueryClient): Promise<void> {
  let made = { quoteId: 1001, configurationId: 'C000077', revision: '0A' };
  const naming = buildDesignDuplicationSteps(client, configuration, copy).at(-1);
  if (!naming) throw new Error('There is no last step');
  made = { ...made, ...(await naming.run(made)) };
}

type Write = (client: QueryClient) => unknown;
const writes: readonly (readonly [string, Write, object])[] = [
  ['submit', async (client) => executeMutation(client, submitQuoteMutation(client, ''), await read()), {}],
  [
    'approve',
    async (client) => executeMutation(client, approveQuoteMutation(client, ''), await read()),
    { idWorkflow: 6 },
  ],
  ['reject', async (client) => executeMutation(client, rejectQuoteMutation(client, ''), await read()), {}],
  [
    'modifyQuoteHeader',
    async (client) => executeMutation(client, assignQuoteMutation(client, '', 12), await read()),
    { assigneeId: 12 },
  ],
  [
    'modifyName',
    async (client) => executeMutation(client, renameQuoteMutation(client, '', 'C1/0A'), await read()),
    { name: 'C1/0A' },
  ],
  [
    'submit',
    (client) => executeMove(client, { event: 'ACCEPT_QUOTE', configuration, state: 'WAITING_FOR_APPROVAL' }),
    {},
  ],
  [
    'generateOutputs',
    (client) =>
      void generateOutputs(client, { configurationId: 'C000001', quoteId: 1001 }, {}).ended.catch(() => 0),
    { reason: 'Generate outputs' },
  ],
  [
    'modifyName',
    (client) => saveDesign(client, design, nothingButName, () => undefined),
    { name: 'C000077/0A' },
  ],
  ['modifyName', duplicate, { name: 'C000077/0A' }],
];

test.each(writes)(
  '%s sends the quote as it is stored, but for what it changes',
  async (operation, write, change) => {
    await write(createQueryClient());
    const place = `POST /api/quotes/${operation}`;
    await vi.waitFor(() => expect(bodies.has(place)).toBe(true));
    expect(bodies.get(place)).toEqual({ ...foreign, ...change });
  },
);

const place = 'PUT /api/quotes/1001/product/2';
const save = (client: QueryClient) => saveDesign(client, design, progress, () => undefined);

test('a design is saved into its product as that is stored', async () => {
  stored = { ...foreign, products: [{ ...saved, configuredProduct: { unknown: null } }] };
  await save(createQueryClient());
  expect(bodies.get(place)).toEqual({
    ...saved,
    configuredProduct: { fields: [] },
    commits: [commit, ownCommit],
  });
});

test.each([
  ['its commits', [{ ...saved, commits: [commit, 'lost'] }]],
  ['its fields', [{ ...saved, configuredProduct: { fields: 3 } }]],
  [
    'its product',
    [
      { ...saved, id: null },
      { ...saved, id: 3 },
    ],
  ],
  [
    'its product, beside one that somebody has saved',
    [
      { ...saved, id: null },
      { ...saved, id: 3, commits: [{ ...commit, date: '2026-05-01' }] },
    ],
  ],
  ['all its products', 'none'],
])('a design of which %s could not be read is not saved', async (_, products) => {
  stored = { ...foreign, products };
  await expect(save(createQueryClient())).rejects.toMatchObject({ message: queryBoundaryTexts.wouldBeLost });
  expect([...bodies.keys()].filter((each) => each.includes('/product'))).toEqual([]);
});
