import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { exampleValues, createTestBuild } from '../../tests/factories/testInstallation.ts';
import { createTestClient } from '../../tests/factories/testClient.ts';
import { startServer, type RunningServer } from './server.ts';

const email = 'application.engineer@maker.example';
const values = { ...exampleValues, IDENTITY_AUTHORITY: '', IDENTITY_CLIENT_ID: '', IDENTITY_SCOPES: '' };

let dist: string;
let dataDir: string;
const running: RunningServer[] = [];
const children: ChildProcess[] = [];

beforeAll(async () => {
  dist = await createTestBuild();
  dataDir = await mkdtemp(join(tmpdir(), 'portal-data-'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(async () => {
  await Promise.all([dist, dataDir].map((folder) => rm(folder, { recursive: true, force: true })));
});

async function start(options: Partial<Parameters<typeof startServer>[0]> = {}): Promise<RunningServer> {
  const server = await startServer({
    port: 0,
    dist,
    values,
    scale: 'small',
    dataDir: ':memory:',
    ...options,
  });
  running.push(server);
  return server;
}

/** Calls the CMS; POST if there is a body. */
const cms = (origin: string, token: string, path: string, body?: object): Promise<Response> =>
  fetch(`${origin}/cms${path}`, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });

describe('the server', { timeout: 30_000 }, () => {
  test('serves the portal with the values that make it sign in here', async () => {
    const { origin } = await start();
    const page = await (await fetch(origin, { headers: { accept: 'text/html' } })).text();
    const { identity } = JSON.parse(/id="portal-config">([^<]*)</.exec(page)?.[1] ?? '');
    expect(identity).toMatchObject({
      clientId: 'portal',
      protocol: 'OIDC',
      authority: expect.stringMatching(/^https:/),
    });
    expect(JSON.parse(identity.metadata)).toMatchObject({ issuer: `${origin}/identity` });
  });

  test('lets somebody sign in, and the CMS knows who it is', async () => {
    const { origin } = await start();
    expect((await cms(origin, 'none', '/auth/token')).status).toBe(401);
    const { access_token: token } = await createTestClient(origin).signIn(email);
    expect(await (await cms(origin, token, '/auth/token')).json()).toMatchObject({
      email,
      authUnits: [{ realm: 'MAKER', roles: ['APPLICATION_ENGINEER'] }],
    });
  });

  test('is each back end at its own path', async () => {
    const { origin } = await start();
    expect(await (await fetch(`${origin}/api/v2/incidents/unresolved.json`)).json()).toMatchObject({
      incidents: [],
    });
    expect(await (await fetch(`${origin}/cms/openapi.json`)).json()).toMatchObject({ openapi: '3.1.0' });
    const asked = await fetch(`${origin}/cms/openapi.json`, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(asked.headers.get('Content-Encoding')).toBe('gzip');
    const known = { 'If-None-Match': asked.headers.get('ETag') ?? '', 'Accept-Encoding': 'gzip' };
    expect((await fetch(`${origin}/cms/openapi.json`, { headers: known })).status).toBe(304);
    expect(await (await fetch(`${origin}/api/auth/currentuser`)).json()).toEqual({
      messages: ['You are not signed in to the quoting system.'],
    });
  });

  test('makes calls fail as it is told, sign-in included', async () => {
    const { origin, standIns } = await start();
    const token = await standIns.identity.mint(email);
    standIns.faults.add({ operation: 'authTokenGet', effect: 'STATUS', status: 503, times: 1 });
    standIns.faults.add({ backEnd: 'identity', path: '/identity/token', effect: 'DROP', times: 1 });
    expect((await cms(origin, token, '/auth/token')).status).toBe(503);
    expect((await cms(origin, token, '/auth/token')).status).toBe(200);
    await expect(createTestClient(origin).signIn(email)).rejects.toThrow('fetch failed');
    expect(await createTestClient(origin).signIn(email)).toMatchObject({ expires_in: 3600 });
  });

  test('ends tokens and resets the data from its control surface', async () => {
    const { origin, standIns } = await start();
    const tell = (command: string): Promise<Response> =>
      fetch(`${origin}/stand-ins/${command}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
    const token = await standIns.identity.mint(email);
    expect((await tell('tokens/expire')).status).toBe(200);
    expect((await cms(origin, token, '/auth/token')).status).toBe(401);

    const collection = standIns.store.collection<{ name: string }>('notes');
    collection.put('1', { name: 'mine' });
    await tell('data/reset');
    expect(collection.get('1')).toBeUndefined();
    expect((await cms(origin, await standIns.identity.mint(email), '/auth/token')).status).toBe(200);
  });

  test('answers what it is about, and nothing later, when it ends', async () => {
    const { origin, standIns, close } = await start();
    // The test closes the server itself.
    running.pop();
    const { cms: answerCms } = standIns.mount;
    if (!answerCms) throw new Error('The CMS is mounted');
    const token = await standIns.identity.mint(email);
    const body = new TransformStream<Uint8Array, Uint8Array>();
    const ask = (content: BodyInit): Request => {
      // Node requires `duplex`, which the DOM's types lack.
      const options: RequestInit & { readonly duplex: 'half' } = {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: content,
        duplex: 'half',
      };
      return new Request(`${origin}/cms/configurations/filter`, options);
    };
    const answer = answerCms(ask(body.readable));
    const closed = close(0);
    const writer = body.writable.getWriter();
    await writer.write(new TextEncoder().encode('{}'));
    await writer.close();
    expect((await answer).status).toBe(200);
    await closed;
    expect((await answerCms(ask('{}'))).status).toBe(503);
  });

  test('forwards to a real back end where the values name one', async () => {
    const real = await start();
    const { origin } = await start({ values: { ...values, STATUS_PROXY: `${real.origin}/api/v2` } });
    real.standIns.board.declareIncident({
      name: 'There',
      body: '',
      component: 'Portal',
      status: 'identified',
      impact: 'minor',
    });
    expect(await (await fetch(`${origin}/api/v2/incidents/unresolved.json`)).json()).toMatchObject({
      incidents: [{ name: 'There' }],
    });
  });

  test('says which value is wrong, and lets go of the port', async () => {
    await expect(start({ values: { ...values, PRODUCT_CODE: 'maker' } })).rejects.toThrow(
      'PRODUCT_CODE must be',
    );
  });

  test('says that a port is in use', async () => {
    const { origin } = await start();
    await expect(start({ port: Number(new URL(origin).port) })).rejects.toThrow('is in use');
  });
});

/** A server in a process of its own, as `npm start` runs it. */
async function spawnServer(port: number): Promise<{ child: ChildProcess; origin: string }> {
  const script = `
    const { startServer } = await import(${JSON.stringify(fileURLToPath(new URL('server.ts', import.meta.url)))});
    const { origin } = await startServer(${JSON.stringify({ port, dist, dataDir, scale: 'small', values })});
    console.log(origin);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return { child, origin: String((await once(child.stdout, 'data'))[0]).trim() };
}

/** Calls the quoting system with a session; POST if there is a body. */
async function cpq(origin: string, token: string, path: string, body?: object): Promise<Response> {
  return fetch(`${origin}/api${path}`, {
    headers: { cookie: `cpqToken=${token}`, 'content-type': 'application/json' },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });
}

describe('killed in the middle of writes and started again', () => {
  test(
    'the quoting system knows its sessions and every change it has acknowledged, and goes on generating',
    { timeout: 60_000 },
    async () => {
      const first = await spawnServer(0);
      const credentials = { email: 'quote.engineer@maker.example', password: 'quote.engineer' };
      const { token } = await (await cpq(first.origin, '', '/auth/login', credentials)).json();
      const ordered = await (await cpq(first.origin, token, '/quotes/1002')).json();
      const reason = 'Generate outputs';
      const generating = await (
        await cpq(first.origin, token, '/quotes/generateOutputs', { ...ordered, reason })
      ).json();
      const before = await (await cpq(first.origin, token, '/quotes/1005')).json();
      let acknowledged = before;
      const writes = (async () => {
        for (let number = 1; ; number += 1) {
          const sent = { ...acknowledged, name: `Name ${number}` };
          acknowledged = await (await cpq(first.origin, token, '/quotes/modifyName', sent)).json();
          if (number === 15) first.child.kill('SIGKILL');
        }
      })();
      await expect(writes).rejects.toThrow('fetch failed');

      const again = await spawnServer(Number(new URL(first.origin).port));
      const renamed = await (await cpq(again.origin, token, '/quotes/1005')).json();
      const renames = Number(renamed.name.slice(5));
      expect(renames).toBeGreaterThanOrEqual(Number(acknowledged.name.slice(5)));
      expect(renamed.logs.length).toBe(before.logs.length + renames);
      const stillGenerating = await (await cpq(again.origin, token, '/quotes/1002')).json();
      expect(stillGenerating.state).toEqual(generating.state);
      const command = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
      await fetch(`${again.origin}/stand-ins/generations/finish`, command);
      const done = await (await cpq(again.origin, token, '/quotes/1002')).json();
      expect(done.state).toEqual(ordered.state);
      await fetch(`${again.origin}/stand-ins/quoteSessions/end`, command);
      expect((await cpq(again.origin, token, '/quotes/1002')).status).toBe(401);
    },
  );

  test(
    'it has every write it has acknowledged, and everybody is still signed in',
    { timeout: 60_000 },
    async () => {
      const first = await spawnServer(0);
      const browser = createTestClient(first.origin);
      const tokens = await browser.signIn('production.administrator@maker.example');
      const acknowledged: string[] = [];
      const writes = (async () => {
        for (let number = 0; ; number += 1) {
          const name = `Machine ${number}`;
          const answer = await cms(first.origin, tokens.access_token, '/milling/machines', {
            name,
            note: '',
          });
          if (!answer.ok) throw new Error(await answer.text());
          acknowledged.push(name);
          if (acknowledged.length === 25) first.child.kill('SIGKILL');
        }
      })();
      await expect(writes).rejects.toThrow('fetch failed');

      const again = await spawnServer(Number(new URL(first.origin).port));
      const known = await (await cms(again.origin, tokens.access_token, '/milling/machines')).text();
      for (const name of acknowledged) expect(known).toContain(`"${name}"`);
      expect((await browser.refresh(tokens.refresh_token)).status).toBe(200);
    },
  );
});
