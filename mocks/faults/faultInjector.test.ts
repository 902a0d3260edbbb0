import type { Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stopServer, startListening, createNodeListener, getServerPort } from '../../deploy/nodeServer.ts';
import { createFaultInjector, type FaultInjector } from './faultInjector.ts';
import { faultEffects, type FaultEffect } from './faultRule.ts';

const bases = { cms: '/cms', cpq: '/api', status: '/api/v2', identity: '/identity' };
const operations = {
  cms: [
    { operationId: 'partGet', method: 'get', path: '/parts/{partNumber}' },
    { operationId: 'partGetAll', method: 'get', path: '/parts/all' },
    { operationId: 'partDelete', method: 'delete', path: '/parts/{partNumber}' },
  ],
};
const parts = { parts: Array.from({ length: 200 }, (_, index) => ({ partNumber: `P${index}` })) };

let faults: FaultInjector;
let server: Server;
let origin: string;
/** Number of requests executed by the back end. */
let done = 0;

beforeAll(async () => {
  server = await startListening(
    createNodeListener((request) =>
      faults.before('cms', () => {
        done += 1;
        return Response.json(parts);
      })(request),
    ),
    { port: 0, host: '127.0.0.1' },
  );
  origin = `http://127.0.0.1:${getServerPort(server)}`;
});
afterAll(() => stopServer(server, 0));
beforeEach(() => {
  faults = createFaultInjector({ bases, operations });
  done = 0;
});

const ask = (path = '/cms/parts/all', init: RequestInit = {}): Promise<Response> =>
  fetch(origin + path, init);

describe('on a real connection', () => {
  test('without a rule everything goes through', async () => {
    expect(await (await ask()).json()).toEqual(parts);
  });

  test.each([400, 401, 403, 404, 409, 418, 500, 503, 521])(
    'a status %i comes with a body that explains it',
    async (status) => {
      faults.add({ effect: 'STATUS', status });
      const answer = await ask();
      expect(answer.status).toBe(status);
      expect(Object.keys(await answer.json())).toEqual([
        'errorCode',
        'humanReadableError',
        'humanReadableSuggestion',
      ]);
      expect(done).toBe(0);
    },
  );

  test('a status 204 has no body', async () => {
    faults.add({ effect: 'STATUS', status: 204 });
    const answer = await ask();
    expect([answer.status, await answer.text()]).toEqual([204, '']);
  });

  test.each([
    ['EXPIRED_TOKEN', 401, 'UNAUTHORIZED'],
    ['MAINTENANCE', 521, 'API_MAINTENANCE_FORCE_REFRESH'],
  ] as const)('%s is a status of its own', async (effect, status, errorCode) => {
    faults.add({ effect });
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ errorCode });
  });

  test.each(['DROP', 'OFFLINE'] as const)('%s breaks off before anything is done', async (effect) => {
    faults.add({ effect });
    await expect(ask('/cms/parts/1', { method: 'POST', body: 'x' })).rejects.toThrow('fetch failed');
    expect(done).toBe(0);
  });

  test('DROP_ANSWER breaks off after it is done', async () => {
    faults.add({ effect: 'DROP_ANSWER' });
    const answer = await ask('/cms/parts/1', { method: 'POST', body: 'x' });
    await expect(answer.bytes()).rejects.toThrow('terminated');
    expect(done).toBe(1);
  });

  test('TRUNCATE says how long the answer is, and breaks off in the middle', async () => {
    faults.add({ effect: 'TRUNCATE' });
    const answer = await ask();
    const whole = JSON.stringify(parts).length;
    expect(answer.headers.get('content-length')).toBe(String(whole));
    let received = 0;
    const read = async (): Promise<void> => {
      for await (const chunk of answer.body ?? []) received += chunk.length;
    };
    await expect(read()).rejects.toThrow('terminated');
    expect(received).toBe(Math.ceil(whole / 2));
  });

  test('MALFORMED is a complete answer that is no JSON', async () => {
    faults.add({ effect: 'MALFORMED' });
    const answer = await ask();
    expect(answer.headers.get('content-type')).toBe('application/json');
    await expect(answer.json()).rejects.toThrow(SyntaxError);
  });

  test('HTML is a page in the place of JSON', async () => {
    faults.add({ effect: 'HTML' });
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/html');
  });

  test('DELAY takes its time and then does it', async () => {
    faults.add({ effect: 'DELAY', ms: 60 });
    const start = performance.now();
    expect(await (await ask()).json()).toEqual(parts);
    expect(performance.now() - start).toBeGreaterThan(55);
  });

  test('DRIP sends the head at once and the whole body in many pieces', async () => {
    faults.add({ effect: 'DRIP', ms: 100 });
    const answer = await ask();
    let pieces = 0;
    let text = '';
    for await (const chunk of answer.body ?? []) {
      pieces += 1;
      text += new TextDecoder().decode(chunk);
    }
    expect(JSON.parse(text)).toEqual(parts);
    expect(pieces).toBeGreaterThan(20);
  });

  test('DRIP ends when nobody waits for it any more', async () => {
    faults.add({ effect: 'DRIP', ms: 3_600_000 });
    const waiting = new AbortController();
    const answer = await ask('/cms/parts/all', { signal: waiting.signal });
    const body = answer.text();
    waiting.abort(new Error('Nobody waits'));
    await expect(body).rejects.toThrow('Nobody waits');
    faults.clear();
    expect((await ask()).status).toBe(200);
  });

  test('every effect leaves the server able to answer', async () => {
    for (const effect of faultEffects) {
      faults.clear();
      faults.add({ effect, ms: 10, times: 1 });
      await ask()
        .then((answer) => answer.text())
        .catch(() => undefined);
      expect((await ask()).status).toBe(200);
    }
  });
});

/** The requests that a rule makes fail. */
function hitBy(rule: Parameters<FaultInjector['add']>[0]): string[] {
  faults.clear();
  faults.add(rule);
  const requests = [
    ['cms', 'GET', '/cms/parts/all'],
    ['cms', 'GET', '/cms/parts/P00003'],
    ['cms', 'DELETE', '/cms/parts/P00003'],
    ['cms', 'GET', '/cms/parts/usage/P00003'],
    ['status', 'GET', '/api/v2/incidents/unresolved.json'],
  ] as const;
  return requests
    .filter(([backEnd, method, path]) => faults.ruleFor(backEnd, method, path))
    .map(([, method, path]) => `${method} ${path}`);
}

describe('a rule holds for', () => {
  const effect: FaultEffect = 'DROP';
  test.each([
    ['everything', {}, 5],
    ['a back end', { backEnd: 'status' }, ['GET /api/v2/incidents/unresolved.json']],
    ['a method', { method: 'delete' }, ['DELETE /cms/parts/P00003']],
    ['an operation with parameters', { operation: 'partGet' }, ['GET /cms/parts/P00003']],
    ['an operation without parameters', { operation: 'partGetAll' }, ['GET /cms/parts/all']],
    ['an operation nobody has', { operation: 'partPut' }, []],
    ['a path', { path: '/cms/parts/all' }, ['GET /cms/parts/all']],
    [
      'a path with any text',
      { path: '/cms/*/P00003', method: 'GET' },
      ['GET /cms/parts/P00003', 'GET /cms/parts/usage/P00003'],
    ],
    ['a path whose dots are dots', { path: '/api/v2/incidents/unresolved?json' }, []],
  ] as const)('%s', (_, rule, expected) => {
    const hit = hitBy({ ...rule, effect });
    expect(typeof expected === 'number' ? hit.length : hit).toEqual(expected);
  });

  test('as many requests as it says', () => {
    faults.add({ effect, times: 2 });
    const hits = Array.from({ length: 4 }, () => faults.ruleFor('cms', 'GET', '/cms') !== undefined);
    expect(hits).toEqual([true, true, false, false]);
    expect(faults.rules()[0]?.hits).toBe(2);
  });

  test('the share it says, and the same ones for the same seed', () => {
    const run = (seed: number): boolean[] => {
      faults = createFaultInjector({ bases, operations });
      faults.add({ effect, share: 0.05, seed });
      return Array.from({ length: 2000 }, () => faults.ruleFor('cms', 'GET', '/cms') !== undefined);
    };
    const first = run(1);
    expect(first.filter(Boolean).length).toBeGreaterThan(60);
    expect(first.filter(Boolean).length).toBeLessThan(140);
    expect(run(1)).toEqual(first);
    expect(run(2)).not.toEqual(first);
  });

  test('what no rule before it holds for', () => {
    const first = faults.add({ effect: 'HTML', times: 1 });
    const second = faults.add({ effect: 'DROP' });
    expect(faults.ruleFor('cms', 'GET', '/cms')?.id).toBe(first.id);
    expect(faults.ruleFor('cms', 'GET', '/cms')?.id).toBe(second.id);
    expect(faults.remove(second.id)).toBe(true);
    expect(faults.remove(second.id)).toBe(false);
    expect(faults.ruleFor('cms', 'GET', '/cms')).toBeUndefined();
  });
});
