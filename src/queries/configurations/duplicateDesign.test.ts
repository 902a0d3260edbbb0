import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { config } from '~/config.ts';
import { defaultAccountNumber } from '~/domain/account/accounts.ts';
import { createQueryClient } from '~/queries/client.ts';
import { clearNotices } from '~/platform/notices.ts';
import {
  getDuplicationProgress,
  buildDesignDuplicationSteps,
  type DesignDuplicationProgress,
} from './duplicateDesign.ts';

const source = { configurationId: 'C000001', kbMaxQuoteId: 1001 };
const revisions = [{ revisionName: '0A', revisionState: 'PENDING' }];
let failing: string | undefined;
let calls: string[];
let bodies: Map<string, unknown>;
/** Result of the configuration search. */
let there: unknown[];

const answers: Readonly<Record<string, unknown>> = {
  'POST /api/quotes/1001/clone': { id: 1042, name: 'Copy of C000001/0A' },
  'GET /api/quotes/1042': { id: 1042, name: 'Copy of C000001/0A' },
  'POST /cms/configurationSets': { configurationId: 'C000077', revisions },
  'POST /cms/configurationSets/C000077/revisions': { configurationId: 'C000077', revisions },
};

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  failing = undefined;
  calls = [];
  bodies = new Map();
  there = [];
  vi.stubGlobal('fetch', (url: string, { method, body }: { method: string; body: unknown }) => {
    const call = `${method} ${url.split('?')[0] ?? ''}`;
    calls.push(call);
    if (typeof body === 'string') bodies.set(call, JSON.parse(body));
    if (call === failing) return Promise.resolve(new Response(null, { status: 500 }));
    return Promise.resolve(Response.json(/\/(filter|search)$/.test(call) ? there : (answers[call] ?? {})));
  });
});
afterEach(() => {
  clearNotices();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const duplicate = async (accountNumber = '4000001'): Promise<DesignDuplicationProgress> => {
  const wanted = {
    design: {
      productFamily: 'G6',
      accountNumber,
      configurationId: '',
      configurationDescription: 'Crane',
      copyOf: 'C000001',
    },
    configurationName: '',
    partNumber: null,
    createdBy: 'quote.engineer@maker.example',
  } as const;
  let found = getDuplicationProgress('C000001');
  for (const { run } of buildDesignDuplicationSteps(createQueryClient(), source, wanted)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as the dialog does
    found = await run(found);
  }
  return found;
};

/** Search for the quotes that exist before cloning, to recognize the copy. */
const look = 'POST /api/quotes/search';

const whole = [
  'POST /api/quotes/1001/clone',
  'POST /cms/configurationSets',
  'POST /cms/configurationSets/C000077/revisions',
  'POST /cms/configurations',
  'GET /api/quotes/1042',
  'POST /api/quotes/modifyName',
];

test('the quote is cloned, and the copy made of the clone, which is named after it', async () => {
  expect(await duplicate()).toMatchObject({ configurationId: 'C000077', revision: '0A', quoteId: 1042 });
  expect(calls).toEqual([look, ...whole]);
  expect(bodies.get('POST /api/quotes/1001/clone')).toEqual({ accountNumber: '4000001' });
  expect(bodies.get('POST /cms/configurationSets')).toMatchObject({
    configurationId: '',
    designType: 'CONFIGURED_3D',
    kbMaxQuoteId: 1042,
    copyOf: 'C000001',
  });
  expect(bodies.get('POST /cms/configurations')).toMatchObject({
    configurationId: 'C000077',
    configurationName: 'C000077',
    revisionId: '0A',
  });
  expect(bodies.get('POST /api/quotes/modifyName')).toMatchObject({ name: 'C000077/0A' });
  expect(getDuplicationProgress('C000001')).toEqual({ configurationId: '', revision: '' });
});

test('the special account of the installation is not passed on', async () => {
  vi.spyOn(config, 'specialQuoteAccount', 'get').mockReturnValue('4000009');
  await duplicate('4000009');
  expect(bodies.get('POST /api/quotes/1001/clone')).toEqual({ accountNumber: defaultAccountNumber });
});

test.each(whole.slice(0, 4))(
  'after a failure of %s nothing is made twice, in another dialog neither',
  async (call) => {
    failing = call;
    await expect(duplicate()).rejects.toMatchObject({ status: 500 });
    const made = calls.filter((each) => each !== call);
    failing = undefined;
    calls = [];
    expect(await duplicate()).toMatchObject({ configurationId: 'C000077', quoteId: 1042 });
    // The CMS keeps the first revision of a placeholder, however often it is created.
    const once = calls.filter((each) => each.startsWith('POST') && !/revisions|filter|search/.test(each));
    expect(once.filter((each) => made.includes(each))).toEqual([]);
    expect(once).toContain(call.includes('revisions') ? 'POST /cms/configurations' : call);
  },
);

test('a design that was made although nothing was answered is taken up', async () => {
  failing = 'POST /cms/configurationSets';
  await expect(duplicate()).rejects.toMatchObject({ status: 500 });
  failing = undefined;
  calls = [];
  there = [{ configurationId: 'C000077', kbMaxQuoteId: 1042 }];
  expect(await duplicate()).toMatchObject({ configurationId: 'C000077', revision: '0A' });
  expect(calls).not.toContain('POST /cms/configurationSets');
});

test('a name that the clone could not be given is only logged', async () => {
  failing = 'POST /api/quotes/modifyName';
  expect(await duplicate()).toMatchObject({ configurationId: 'C000077' });
  expect(console.warn).toHaveBeenCalledWith('Quote 1042 could not be named after its configuration');
});
