import { beforeEach, describe, expect, test } from 'vitest';
import { findActiveIncident, findActiveMaintenance } from '../../src/domain/notice/statusPage.ts';
import { createStatusApp, createStatusBoard, type StatusBoard } from '../status/statusBoard.ts';
import type { OutboxItem } from '../store/store.ts';
import { createControlApp } from './createControlApp.ts';
import { createFaultInjector, type FaultInjector } from './faultInjector.ts';

const now = new Date('2026-11-20T12:00:00Z');
let faults: FaultInjector;
let board: StatusBoard;
let app: ReturnType<typeof createControlApp>;
let happened: string[];
const outbox: OutboxItem[] = [
  {
    id: 1,
    kind: 'MAIL',
    created: '2026-11-20T12:00:00Z',
    body: { emailAddresses: ['support@maker.example'], subject: '<b>Approve</b>' },
  },
];

beforeEach(() => {
  happened = [];
  faults = createFaultInjector({
    bases: { cms: '/cms', cpq: '/api', status: '/api/v2', identity: '/identity' },
    operations: {},
  });
  board = createStatusBoard({ pageUrl: 'https://status.maker.example/', clock: () => now });
  app = createControlApp({
    faults,
    board,
    outbox: () => outbox,
    expireTokens: () => void happened.push('expired'),
    endQuoteSessions: () => void happened.push('ended'),
    finishGenerations: () => void happened.push('finished'),
    advanceOrders: (hours) => void happened.push(`advanced by ${hours}`),
    resetData: () => void happened.push('reset'),
  });
});

const url = (path: string): string => `http://localhost:4173/stand-ins${path}`;
const tell = async (command: string, input: unknown = {}, headers: Record<string, string> = {}) =>
  app.request(url(`/${command}`), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(input),
  });
const read = async (path: string): Promise<unknown> => (await app.request(url(path))).json();

describe('told by a program', () => {
  test('it adds, lists, replaces and removes rules', async () => {
    const added = await tell('rules/add', {
      operation: 'partGet',
      effect: 'STATUS',
      status: 503,
      share: 0.5,
    });
    expect(await added.json()).toMatchObject({
      result: { id: 1, operation: 'partGet', status: 503, share: 0.5, hits: 0 },
    });
    await tell('rules/replace', { rules: [{ effect: 'DROP' }, { effect: 'HTML', backEnd: 'cms' }] });
    expect(await read('/rules')).toMatchObject([
      { id: 2, effect: 'DROP' },
      { id: 3, effect: 'HTML', backEnd: 'cms' },
    ]);
    await tell('rules/remove', { id: 2 });
    expect(await read('/rules')).toMatchObject([{ id: 3 }]);
    await tell('rules/clear');
    expect(await read('/rules')).toEqual([]);
  });

  test.each([
    [{ effect: 'EXPLODE' }, 'effect'],
    [{ effect: 'DROP', share: 2 }, 'share'],
    [{ effect: 'STATUS', status: 99 }, 'status'],
    [{ effect: 'DROP', path: 'cms' }, 'path'],
  ])('a rule that makes no sense is refused: %j', async (rule, field) => {
    const answer = await tell('rules/add', rule);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(`at ${field}`);
    expect(faults.rules()).toEqual([]);
  });

  test('it ends tokens, sessions and generations, and resets the data', async () => {
    await tell('tokens/expire');
    await tell('quoteSessions/end');
    await tell('generations/finish');
    await tell('orders/advance', { hours: 6 });
    await tell('data/reset');
    expect(happened).toEqual(['expired', 'ended', 'finished', 'advanced by 6', 'reset']);
  });

  test('it shows what was sent to others', async () => {
    expect(await read('/outbox')).toEqual(outbox);
  });

  test('what is no JSON is refused', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await app.request(url('/rules/add'), { method: 'POST', headers, body: '{' })).status).toBe(400);
  });
});

describe('only this machine', () => {
  test.each([
    ['a page of elsewhere', { 'sec-fetch-site': 'cross-site' }],
    ['a page of another port', { 'sec-fetch-site': 'same-site' }],
  ])('%s cannot reset the data', async (_, headers) => {
    expect((await tell('data/reset', {}, headers)).status).toBe(403);
    expect(happened).toEqual([]);
  });

  test('a name of elsewhere that leads here cannot either', async () => {
    const answer = await app.request('http://rebound.example:4173/stand-ins/data/reset', { method: 'POST' });
    expect(answer.status).toBe(403);
    expect(happened).toEqual([]);
  });
});

describe('told by a person', () => {
  const press = (command: string, fields: Record<string, string>) =>
    app.request(url(`/${command}`), { method: 'POST', body: new URLSearchParams(fields) });

  test('the page comes back, and shows what has changed', async () => {
    const fields = {
      backEnd: '',
      operation: '',
      path: '/cms/*',
      effect: 'DELAY',
      status: '500',
      ms: '100',
      share: '0.2',
      times: '',
    };
    const answer = await press('rules/add', fields);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/stand-ins');
    const page = await (await app.request(url(''))).text();
    expect(page).toContain('Waits before doing it (100 ms)');
    expect(page).toContain('End the sessions of the quoting system');
    expect(page).toContain('that of quote.engineer@… is quote.engineer.');
    expect(page).toContain('20 %');
  });

  test('the page runs nothing and shows what was sent as text', async () => {
    const answer = await app.request(url(''));
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'none'");
    const page = await answer.text();
    expect(page).toContain('&lt;b&gt;Approve&lt;/b&gt;');
    expect(page).not.toContain('<script');
  });
});

describe('the status page', () => {
  const status = async (path: string) =>
    (await createStatusApp('/api/v2', board).request(`/api/v2${path}`)).json();
  const incidents = '/incidents/unresolved.json';
  const maintenances = '/scheduled-maintenances.json';

  test('says nothing until something is declared', async () => {
    expect(await status(incidents)).toMatchObject({ page: { name: 'Portal' }, incidents: [] });
    expect(await status(maintenances)).toMatchObject({ scheduled_maintenances: [] });
  });

  test('is open to pages of every origin', async () => {
    const answer = await createStatusApp('/api/v2', board).request(`/api/v2${incidents}`);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('shows an incident until it is resolved, in the shape the portal reads', async () => {
    await tell('incidents/declare', {
      name: 'Slow sign-in',
      body: 'We are looking into it.',
      impact: 'major',
    });
    const { incidents: open } = await status(incidents);
    expect(open).toMatchObject([
      {
        id: 'inc00000001',
        name: 'Slow sign-in',
        status: 'investigating',
        impact: 'major',
        shortlink: 'https://status.maker.example/incidents/inc00000001',
        created_at: now.toISOString(),
        incident_updates: [{ body: 'We are looking into it.', status: 'investigating' }],
        components: [{ name: 'Customer Portal', status: 'partial_outage' }],
      },
    ]);
    expect(findActiveIncident(open)).toBe(open[0]);
    await tell('incidents/update', { id: 'inc00000001', status: 'monitoring', body: 'It is faster.' });
    const { incidents: watched } = await status(incidents);
    expect(watched[0].incident_updates.map(({ body }: { body: string }) => body)).toEqual([
      'It is faster.',
      'We are looking into it.',
    ]);
    expect(findActiveIncident(watched)).toBeUndefined();
    await tell('incidents/update', { id: 'inc00000001', status: 'resolved' });
    expect(await status(incidents)).toMatchObject({ incidents: [] });
  });

  test('shows a maintenance before, while and after it is done', async () => {
    await tell('maintenances/schedule', { name: 'New release', startsIn: 30, lasts: 60 });
    const { scheduled_maintenances: planned } = await status(maintenances);
    expect(planned).toMatchObject([
      {
        status: 'scheduled',
        impact: 'maintenance',
        scheduled_for: '2026-11-20T12:30:00.000Z',
        scheduled_until: '2026-11-20T13:30:00.000Z',
        components: [{ status: 'operational' }],
      },
    ]);
    expect(findActiveMaintenance(planned)).toBeUndefined();
    await tell('maintenances/update', { id: planned[0].id, status: 'in_progress' });
    const { scheduled_maintenances: running } = await status(maintenances);
    expect(running[0].components[0].status).toBe('under_maintenance');
    expect(findActiveMaintenance(running)).toBe(running[0]);
    await tell('maintenances/update', { id: planned[0].id, status: 'completed' });
    const { scheduled_maintenances: past } = await status(maintenances);
    expect(past).toMatchObject([{ status: 'completed', resolved_at: now.toISOString() }]);
    expect(findActiveMaintenance(past)).toBeUndefined();
  });
});
