import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Quote } from '~/domain/quote/quoteDto.ts';
import { createQueryClient } from '~/queries/client.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { buildQueryKey } from '~/queries/query.ts';
import { clearNotices, useNotices } from '~/platform/notices.ts';
import {
  PartialUpdateError,
  executeMove,
  moveConfigurationMutation,
  requestApprovalMutation,
  type ConfigurationMove,
} from './executeMove.ts';
import { getStoredQuoteState } from './partialMoves.ts';

const id = 'C000001';
let quote: Quote;
/** Overridden responses of the back ends, by the end of the URL. */
let failing: Map<string, () => Response | Promise<Response>>;
let sent: string[];
let bodies: Map<string, unknown>;

const stateAfter: Record<string, string> = {
  submit: 'Awaiting for configuration approval',
  approve: 'Awaiting for archiving',
  reject: 'Awaiting for quote approval',
};

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  quote = { id: 1001, state: { name: 'default' }, keptAsItCame: { by: 'the quoting system' } };
  failing = new Map();
  sent = [];
  bodies = new Map();
  vi.stubGlobal('fetch', (url: string, { method, body }: { method: string; body: unknown }) => {
    sent.push(`${method} ${url}`);
    const last = url.split('/').at(-1) ?? '';
    if (typeof body === 'string') bodies.set(last, JSON.parse(body));
    const fail = failing.get(last);
    if (fail) return Promise.resolve(fail());
    const name = stateAfter[last];
    if (name !== undefined) quote = { ...quote, state: { name } };
    return Promise.resolve(Response.json(url.startsWith('/api/quotes') ? quote : {}));
  });
});

afterEach(() => {
  clearNotices();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const configuration = (
  configurationState: ConfigurationMove['configuration']['configurationState'],
  kbMaxQuoteId = 1001,
) => ({ configurationId: id, configurationState, kbMaxQuoteId });
const refusing = (status: number) => () => Response.json({ humanReadableError: 'No' }, { status });
const get = 'GET /api/quotes/1001';

describe('a configuration made in 3D', () => {
  test.each([
    ['ACCEPT_QUOTE', 'default', 'CONFIGURING', 'WAITING_FOR_APPROVAL', 'submit'],
    [
      'APPROVE_CONFIGURATION',
      'Awaiting for configuration approval',
      'WAITING_FOR_APPROVAL',
      'APPROVED',
      'approve',
    ],
    [
      'REQUEST_REVIEW',
      'Awaiting for configuration approval',
      'WAITING_FOR_APPROVAL',
      'CONFIGURING',
      'reject',
    ],
    ['UNAPPROVE', 'Awaiting for archiving', 'APPROVED', 'WAITING_FOR_APPROVAL', 'reject'],
  ] as const)('%s moves its quote first, and then itself', async (event, name, from, state, operation) => {
    quote = { ...quote, state: { name } };
    await executeMove(createQueryClient(), { event, configuration: configuration(from), state });
    expect(sent).toEqual([get, `POST /api/quotes/${operation}`, `PUT /cms/configurations/${id}/${state}`]);
    expect(bodies.get(operation)).toEqual({
      id: 1001,
      state: { name },
      keptAsItCame: { by: 'the quoting system' },
      ...(operation === 'approve' && { idWorkflow: 6 }),
    });
  });

  test.each([
    ['RELEASE_FOR_PRODUCTION', 'APPROVED', 'READY_FOR_PRODUCTION'],
    ['ARCHIVE', 'APPROVED', 'ARCHIVED'],
    ['REVERSE_STATE', 'APPROVED', 'CONFIGURING'],
  ] as const)('%s leaves its quote alone', async (event, from, state) => {
    await executeMove(createQueryClient(), { event, configuration: configuration(from), state });
    expect(sent).toEqual([`PUT /cms/configurations/${id}/${state}`]);
  });

  test('is asked for its approval again by a mail, and its quote stays as it is', async () => {
    const mail = { emailAddresses: ['support@maker.example'], subject: 'Approval', body: 'Please' };
    const client = createQueryClient();
    const wanted = {
      configuration: configuration('WAITING_FOR_APPROVAL'),
      state: 'WAITING_FOR_APPROVAL',
      mail,
    };
    await executeMutation(client, requestApprovalMutation(client, 'Asked'), {
      ...wanted,
      state: 'WAITING_FOR_APPROVAL',
    });
    expect(sent.map((line) => line.split(' ')[0])).toEqual(['PUT', 'POST']);
    expect(sent[0]).toBe(`PUT /cms/configurations/${id}/WAITING_FOR_APPROVAL`);
  });
});

test('a configuration without a quote moves alone', async () => {
  const wanted = { event: 'ACCEPT_QUOTE', configuration: configuration('CONFIGURING', -1) } as const;
  await executeMove(createQueryClient(), { ...wanted, state: 'WAITING_FOR_APPROVAL' });
  expect(sent).toEqual([`PUT /cms/configurations/${id}/WAITING_FOR_APPROVAL`]);
});

describe('where the quote cannot be moved', () => {
  const wanted = {
    event: 'ACCEPT_QUOTE',
    configuration: configuration('CONFIGURING'),
    state: 'WAITING_FOR_APPROVAL',
  } as const;
  test.each([
    ['1001', 404],
    ['1001', 500],
    ['submit', 400],
    ['submit', 409],
  ])('nothing has moved, and the failure is told as it is: %s %i', async (last, status) => {
    failing.set(last, refusing(status));
    const client = createQueryClient();
    await expect(
      executeMutation(client, moveConfigurationMutation(client, 'Accepted'), wanted),
    ).rejects.toMatchObject({
      status,
    });
    expect(sent.filter((line) => line.startsWith('PUT'))).toEqual([]);
    expect(getStoredQuoteState(wanted.configuration)).toBeUndefined();
    expect(useNotices.getState().past.map(({ title }) => title)).not.toContain('Accepted');
    expect(useNotices.getState().past).toHaveLength(1);
  });
});

describe('where its quote has moved and the configuration cannot', () => {
  const wanted = {
    event: 'APPROVE_CONFIGURATION',
    configuration: configuration('WAITING_FOR_APPROVAL'),
    state: 'APPROVED',
  } as const;
  const done = 'The quote has been approved, the configuration not yet.';
  beforeEach(() => {
    quote = { ...quote, state: { name: 'Awaiting for configuration approval' } };
  });

  test.each([
    ['a refusal', refusing(409)],
    ['a failure', refusing(500)],
    ['a broken connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s says which half is done, and the tab keeps it', async (_, fail) => {
    failing.set('APPROVED', fail);
    const client = createQueryClient();
    const moving = executeMutation(client, moveConfigurationMutation(client, 'Approved'), wanted);
    await expect(moving).rejects.toBeInstanceOf(PartialUpdateError);
    await expect(moving).rejects.toMatchObject({ done });
    expect(useNotices.getState().past.map(({ title }) => title)).toEqual([done]);
    expect(getStoredQuoteState(wanted.configuration)).toBe('APPROVED');
    expect(getStoredQuoteState(configuration('APPROVED'))).toBeUndefined();
    expect(client.getQueryData(buildQueryKey('quoteGet', { path: { id: 1001 } }))).toEqual(quote);
  });

  test('done again it does the missing half alone, and nothing is kept any more', async () => {
    failing.set('APPROVED', refusing(500));
    await expect(executeMove(createQueryClient(), wanted)).rejects.toBeInstanceOf(PartialUpdateError);
    sent = [];
    failing.clear();
    await executeMove(createQueryClient(), wanted);
    expect(sent).toEqual([get, `PUT /cms/configurations/${id}/APPROVED`]);
    expect(getStoredQuoteState(wanted.configuration)).toBeUndefined();
  });

  test('is kept from before the call that is missing, which a reload may cut off', async () => {
    let atCall: unknown;
    failing.set('APPROVED', () => {
      atCall = getStoredQuoteState(wanted.configuration);
      return Response.json({});
    });
    await executeMove(createQueryClient(), wanted);
    expect(atCall).toBe('APPROVED');
  });

  test.each([
    'nonsense',
    '[]',
    '{"C000001":7}',
    '{"C000001":{"state":"WAITING_FOR_APPROVAL","quoteState":"X"}}',
  ])('what is kept and cannot be read counts as nothing: %s', async (text) => {
    failing.set('APPROVED', refusing(500));
    await expect(executeMove(createQueryClient(), wanted)).rejects.toBeInstanceOf(PartialUpdateError);
    const [place = ''] = Object.keys(sessionStorage);
    sessionStorage.setItem(place, text);
    expect(getStoredQuoteState(wanted.configuration)).toBeUndefined();
  });
});
