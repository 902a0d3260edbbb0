import { once } from 'node:events';
import { appendFile, rm } from 'node:fs/promises';
import {
  createServer,
  request as nodeRequest,
  type ClientRequest,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stopServer, startListening, createNodeListener, getServerPort } from './nodeServer.ts';
import { createPortalServer } from './portal.ts';
import { createProxyHandler } from './backEndHandlers.ts';
import { createTestBuild, createTestEnvironment } from '../tests/factories/testInstallation.ts';

const servers: Server[] = [];
const host = '127.0.0.1';

async function start(listener: RequestListener): Promise<number> {
  const server = await startListening(listener, { port: 0, host });
  servers.push(server);
  return getServerPort(server);
}

/** Waits for the response headers. */
async function answerTo(outgoing: ClientRequest): Promise<IncomingMessage> {
  const [incoming]: IncomingMessage[] = await once(outgoing, 'response');
  if (!incoming) throw new Error('There is no answer');
  return incoming;
}

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };

/** Node's client, as fetch cannot send navigation headers and decompresses brotli. */
async function get(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const outgoing = nodeRequest({ host, port, path, method, headers }).end();
  const incoming = await answerTo(outgoing);
  return {
    status: incoming.statusCode ?? 0,
    headers: incoming.headers,
    body: Buffer.concat(await incoming.toArray()),
  };
}

const navigation = { 'sec-fetch-mode': 'navigate', accept: 'text/html,*/*' };
const script = { 'sec-fetch-mode': 'cors', accept: '*/*' };

let dist: string;
let portal: number;
/** How the back end handles the next request. */
let upstream: RequestListener = (_, response) => void response.end();

beforeAll(async () => {
  dist = await createTestBuild();
  const upstreamPort = await start((request, response) => upstream(request, response));
  const environment = createTestEnvironment({ CMS_PROXY: `http://${host}:${upstreamPort}/inner/cms/` });
  const app = await createPortalServer({
    dist,
    environment,
    mount: { status: () => Response.json({ incidents: [] }) },
  });
  portal = await start(createNodeListener(app.fetch));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => stopServer(server, 0)));
  await rm(dist, { recursive: true });
});

describe('headers', () => {
  const protections = [
    'content-security-policy',
    'permissions-policy',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'referrer-policy',
    'strict-transport-security',
    'x-content-type-options',
    'cache-control',
  ];
  const shown = ({ status, headers }: Answer): Record<string, unknown> => ({
    status,
    ...Object.fromEntries(protections.filter((name) => name in headers).map((name) => [name, headers[name]])),
  });

  test.each([
    ['the start page', '/', navigation],
    ['a deep address', '/configurations/AB1234-AB123456?tab=FILES', navigation],
    ['an asset', '/assets/portal-1a2b.js', script],
    ['a file beside the page', '/portal.svg', script],
    ['a missing asset', '/assets/portal-0000.js', script],
    ['the page of the silent sign-in', '/redirect.html', navigation],
    ['a back end', '/api/v2/incidents/unresolved.json', script],
  ])('of %s', async (_, path, headers) => {
    expect(shown(await get(portal, path, headers))).toMatchSnapshot();
  });

  test('ask for https only where the portal is reached over https', async () => {
    const header = 'strict-transport-security';
    expect((await get(portal, '/', navigation)).headers[header]).toBeUndefined();
    const secure = await get(portal, '/', { ...navigation, 'x-forwarded-proto': 'https' });
    expect(secure.headers[header]).toBe('max-age=31536000; includeSubDomains');
  });

  test('let the page call the identity provider and the back ends of the installation, and nobody else', async () => {
    const environment = createTestEnvironment({
      CMS_BASE: 'https://cms.maker.example/cms',
      IDENTITY_METADATA: JSON.stringify({
        issuer: 'https://issuer.maker.example',
        authorization_endpoint: 'https://login.maker.example/authorize',
        token_endpoint: 'https://token.maker.example/token',
      }),
    });
    const app = await createPortalServer({ dist, environment });
    const policy =
      (await app.request('/', { headers: navigation })).headers.get('content-security-policy') ?? '';
    const directive = (name: string): string | undefined =>
      policy.split('; ').find((part) => part.startsWith(`${name} `));
    const identity = 'https://login.maker.example https://token.maker.example';
    expect(directive('connect-src')).toBe(`connect-src 'self' ${identity} https://cms.maker.example`);
    expect(directive('frame-src')).toBe(`frame-src 'self' ${identity}`);
    expect(directive('form-action')).toBe(`form-action 'self' ${identity}`);
  });
});

describe('headers with a configurator', () => {
  const policyOf = async (path: string, values: Record<string, string>): Promise<Map<string, string>> => {
    const app = await createPortalServer({ dist, environment: createTestEnvironment(values) });
    const header = (await app.request(path, { headers: navigation })).headers.get('content-security-policy');
    return new Map(
      (header ?? '').split('; ').map((part) => {
        const [name = '', ...sources] = part.split(' ');
        return [name, sources.join(' ')];
      }),
    );
  };
  const CONFIGURATOR_URL = 'https://maker.kbmax.com';

  test('let the page take its script and its frame from that one origin, and loosen nothing else', async () => {
    const [without, withIt] = await Promise.all([policyOf('/', {}), policyOf('/', { CONFIGURATOR_URL })]);
    const changed = [...withIt].filter(([name, sources]) => without.get(name) !== sources);
    expect(changed).toEqual([
      ['script-src', `'self' ${CONFIGURATOR_URL}`],
      ['frame-src', `'self' https://maker.b2clogin.example ${CONFIGURATOR_URL}`],
    ]);
    expect(without.size).toBe(withIt.size);
  });

  test('leave the page of the silent sign-in as it is', async () => {
    const path = '/redirect.html';
    expect(await policyOf(path, { CONFIGURATOR_URL })).toEqual(await policyOf(path, {}));
  });
});

const configIn = ({ body }: Answer): unknown =>
  JSON.parse(/id="portal-config">([^<]*)</.exec(body.toString())?.[1] ?? '');

describe('the page', () => {
  test.each([
    '/',
    '/index.html',
    '/login',
    '/cms',
    '/cms/configurations',
    '/api',
    '/api/v2',
    '/a/b@maker.example',
  ])('answers a navigation to %s, with the values of the installation', async (path) => {
    const answer = await get(portal, path, navigation);
    expect(answer.status).toBe(200);
    expect(configIn(answer)).toMatchObject({ productCode: 'MAKER', cmsBase: '/cms' });
  });

  test('answers a browser that does not say what it is doing but accepts a page', async () => {
    expect((await get(portal, '/cms', { accept: 'text/html,application/xhtml+xml' })).status).toBe(200);
  });

  test.each(['/assets/portal-0000.js', '/assets/', '/assets'])(
    'is never in the place of %s',
    async (path) => {
      const answer = await get(portal, path, path === '/assets' ? script : navigation);
      expect(answer.status).toBe(404);
      expect(answer.body.toString()).toBe('Not found');
    },
  );

  test.each(['/favicon.ico', '/configurations', '/.vite/manifest.json', '/assets/../index.html/x'])(
    'is never in the place of a file: %s',
    async (path) => {
      expect((await get(portal, path, script)).status).toBe(404);
    },
  );

  test('carries values that look like markup as text', async () => {
    const app = await createPortalServer({
      dist,
      environment: createTestEnvironment({ PROVIDER_NAME: '</script><b>$&' }),
    });
    const page = await (await app.request('/', { headers: navigation })).text();
    expect(page).not.toContain('</script><b>');
    expect(page).toContain(String.raw`\u003c/script>\u003cb>$&`);
  });

  test('needs a place for the values', async () => {
    const broken = await createTestBuild();
    await appendFile(join(broken, 'index.html'), '');
    await rm(join(broken, 'index.html'));
    await expect(createPortalServer({ dist: broken, environment: createTestEnvironment() })).rejects.toThrow(
      'no index.html',
    );
    await appendFile(join(broken, 'index.html'), '<html></html>');
    await expect(createPortalServer({ dist: broken, environment: createTestEnvironment() })).rejects.toThrow(
      'portal-config',
    );
    await rm(broken, { recursive: true });
  });
});

describe('a file', () => {
  const path = '/assets/portal-1a2b.js';

  test('comes under brotli to those who take it, and is the same file', async () => {
    const plain = await get(portal, path, script);
    const packed = await get(portal, path, { ...script, 'accept-encoding': 'gzip, br' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers.vary).toBe('Accept-Encoding');
    expect(packed.body.length).toBeLessThan(plain.body.length / 5);
    expect(brotliDecompressSync(packed.body)).toEqual(plain.body);
  });

  test('that is compressed by its kind is left alone', async () => {
    const font = await get(portal, '/assets/inter-3c4d.woff2', { ...script, 'accept-encoding': 'br' });
    expect(font.headers['content-encoding']).toBeUndefined();
    expect(font.headers['content-type']).toBe('font/woff2');
  });

  test('is not sent again when it is known', async () => {
    const { etag } = (await get(portal, '/portal.svg', script)).headers;
    const again = await get(portal, '/portal.svg', { ...script, 'if-none-match': etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  test('answers HEAD without its bytes and refuses to be written', async () => {
    const head = await get(portal, path, script, 'HEAD');
    expect(head.status).toBe(200);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(1000);
    expect((await get(portal, path, script, 'POST')).status).toBe(405);
  });

  test('under brotli beside it is taken as it lies there', async () => {
    const build = await createTestBuild();
    await appendFile(join(build, 'assets/portal-1a2b.js.br'), 'from the build');
    const app = await createPortalServer({ dist: build, environment: createTestEnvironment() });
    const answer = await app.request(path, { headers: { ...script, 'accept-encoding': 'br' } });
    expect(await answer.text()).toBe('from the build');
    expect((await app.request(`${path}.br`, { headers: script })).status).toBe(404);
    await rm(build, { recursive: true });
  });
});

describe('a back end behind the portal', () => {
  test('gets the request as it was made, at its own address', async () => {
    let seen: IncomingMessage | undefined;
    upstream = (request, response) => {
      seen = request;
      response.writeHead(201, {
        'Content-Type': 'application/json',
        'Set-Cookie': ['a=1; Domain=cms.internal; Path=/', 'b=2'],
      });
      response.end('{}');
    };
    const answer = await get(
      portal,
      '/cms/parts/a%2Fb?limit=1&x=%20',
      { ...script, authorization: 'Bearer t' },
      'DELETE',
    );
    expect(seen?.method).toBe('DELETE');
    expect(seen?.url).toBe('/inner/cms/parts/a%2Fb?limit=1&x=%20');
    expect(seen?.headers.authorization).toBe('Bearer t');
    expect(seen?.headers['x-forwarded-host']).toBe(`${host}:${portal}`);
    expect(answer.status).toBe(201);
    expect(answer.headers['set-cookie']).toEqual(['a=1; Path=/', 'b=2']);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['/cms//evil.example/x', '/inner/cms//evil.example/x'],
    ['/cms/../cms/x', '/inner/cms/x'],
    ['/cms/a%2F..%2Fb', '/inner/cms/a%2F..%2Fb'],
    ['/cms', '/inner/cms'],
  ])('is the only place %s can lead to', async (path, place) => {
    let seen: string | undefined;
    upstream = (request, response) => {
      seen = request.url;
      response.end();
    };
    const answer = await get(portal, path, script);
    expect([answer.status, seen]).toEqual([200, place]);
  });

  test.each(['/cms/../secret', '/cms/%2e%2e/secret', '/%63ms/x', '/cmsx'])(
    '%s does not lead to it',
    async (path) => {
      upstream = (_, response) => void response.writeHead(200).end();
      expect((await get(portal, path, script)).status).toBe(404);
    },
  );

  test('alone is asked, whatever host its address is written with', async () => {
    const asked: string[] = [];
    const port = await start((request, response) => {
      asked.push(request.url ?? '');
      response.end('inside');
    });
    const forward = createProxyHandler('/cms', new URL(`http://${host}:${port}`));
    const answer = await forward(new Request('http://portal.example/cms//127.0.0.1:9/x'));
    expect(await answer.text()).toBe('inside');
    expect(asked).toEqual(['//127.0.0.1:9/x']);
  });

  test('what it says of caching stands', async () => {
    upstream = (_, response) =>
      void response.writeHead(200, { 'Cache-Control': 'private, max-age=60' }).end();
    expect((await get(portal, '/cms/x', script)).headers['cache-control']).toBe('private, max-age=60');
  });

  test.each([204, 304, 401, 521])('its status %i comes through', async (status) => {
    upstream = (_, response) => void response.writeHead(status).end();
    expect((await get(portal, '/cms/x', script)).status).toBe(status);
  });

  test('sends a long answer piece by piece', async () => {
    const begun = Promise.withResolvers<ServerResponse>();
    upstream = (_, response) => {
      response.write('first');
      begun.resolve(response);
    };
    const outgoing = nodeRequest({ host, port: portal, path: '/cms/x', headers: script }).end();
    const incoming = await answerTo(outgoing);
    const [first]: unknown[] = await once(incoming, 'data');
    expect(String(first)).toBe('first');
    (await begun.promise).end('last');
    expect(Buffer.concat(await incoming.toArray()).toString()).toBe('last');
  });

  test('gets a long body piece by piece, and may answer before it is over', async () => {
    const arrived = Promise.withResolvers<string>();
    upstream = (request, response) => {
      request.once('data', (chunk: Buffer) => {
        arrived.resolve(chunk.toString());
        response.writeHead(401).end('no');
      });
    };
    const outgoing = nodeRequest({ host, port: portal, path: '/cms/x', method: 'POST', headers: script });
    outgoing.on('error', () => undefined);
    outgoing.write('first');
    expect(await arrived.promise).toBe('first');
    const incoming = await answerTo(outgoing);
    expect(incoming.statusCode).toBe(401);
    outgoing.destroy();
  });

  test('carries 100 MB unharmed in both directions', async () => {
    upstream = (request, response) => void request.pipe(response);
    const sent = Buffer.alloc(100_000_000, 'portal');
    const outgoing = nodeRequest({ host, port: portal, path: '/cms/x', method: 'PUT', headers: script }).end(
      sent,
    );
    const incoming = await answerTo(outgoing);
    expect(Buffer.concat(await incoming.toArray()).equals(sent)).toBe(true);
  });

  test('hears when the person leaves', async () => {
    const left = Promise.withResolvers<void>();
    upstream = (_, response) => {
      response.on('close', () => left.resolve());
      response.write('first');
    };
    const outgoing = nodeRequest({ host, port: portal, path: '/cms/x', headers: script }).end();
    // Either the request or the response reports the broken connection first.
    outgoing.on('error', () => undefined);
    const incoming = await answerTo(outgoing);
    incoming.on('error', () => undefined);
    outgoing.destroy();
    await expect(left.promise).resolves.toBeUndefined();
  });

  test.each(['GET', 'HEAD', 'DELETE', 'POST'])(
    'gets the body of a %s whole, however it is sent',
    async (method) => {
      for (const headers of [{ 'content-length': '4' }, { 'transfer-encoding': 'chunked' }]) {
        const got = Promise.withResolvers<string>();
        upstream = (request, response) => {
          void request.toArray().then((chunks) => {
            got.resolve(Buffer.concat(chunks).toString());
            response.writeHead(200, { 'content-length': '6' }).end(method === 'HEAD' ? undefined : 'answer');
          });
        };
        const outgoing = nodeRequest({
          host,
          port: portal,
          path: '/cms/x',
          method,
          headers: { ...script, ...headers },
        });
        outgoing.end('body');
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const incoming = await answerTo(outgoing);
        expect([incoming.statusCode, incoming.headers]).toMatchObject([200, { 'content-length': '6' }]);
        // oxlint-disable-next-line no-await-in-loop
        expect(Buffer.concat(await incoming.toArray()).toString()).toBe(method === 'HEAD' ? '' : 'answer');
        // oxlint-disable-next-line no-await-in-loop
        expect(await got.promise).toBe('body');
      }
    },
  );

  test('is not kept by a body that nobody finishes', async () => {
    const left = Promise.withResolvers<void>();
    upstream = (request) => void request.on('close', () => left.resolve()).resume();
    const outgoing = nodeRequest({
      host,
      port: portal,
      path: '/cms/x',
      method: 'PUT',
      headers: { ...script, 'content-length': '100' },
    });
    outgoing.on('error', () => undefined);
    outgoing.write('half', () => setImmediate(() => outgoing.destroy()));
    await expect(left.promise).resolves.toBeUndefined();
  });

  test('that closes its side without an answer is a 502', async () => {
    upstream = (request) => void request.socket.end();
    expect((await get(portal, '/cms/x', script)).status).toBe(502);
  });

  test('that falls silent in the middle of an answer breaks off', async () => {
    const half = await start(
      (_, response) => void response.writeHead(200, { 'content-length': '100' }).write('half'),
    );
    const forward = createProxyHandler('/cms', new URL(`http://${host}:${half}`), 50);
    const here = await start(createNodeListener(forward));
    await expect(get(here, '/cms/x', script)).rejects.toThrow('aborted');
  });

  test('that breaks off breaks off here too', async () => {
    upstream = (_, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('half', () => response.destroy());
    };
    await expect(get(portal, '/cms/x', script)).rejects.toThrow('aborted');
  });

  test('that cannot be reached is a 502, one that is silent a 504', async () => {
    const closed = await startListening(() => undefined, { port: 0, host });
    const port = getServerPort(closed);
    await stopServer(closed, 0);
    const environment = createTestEnvironment({ CMS_PROXY: `http://${host}:${port}` });
    const app = await createPortalServer({ dist, environment });
    const answer = await app.request('/cms/x', { headers: script });
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({ errorCode: 'API_BAD_GATEWAY_ERROR' });

    const silent = await start(() => undefined);
    const impatient = createProxyHandler('/cms', new URL(`http://${host}:${silent}`), 20);
    expect((await impatient(new Request('http://portal.example/cms/x'))).status).toBe(504);
  });

  test('that is not there at all is a 502', async () => {
    expect((await get(portal, '/api/quotes', script)).status).toBe(502);
  });

  test('that is part of this server answers on the longest path', async () => {
    expect((await get(portal, '/api/v2/incidents/unresolved.json', script)).body.toString()).toBe(
      '{"incidents":[]}',
    );
  });
});

test('a port in use is said in one line', async () => {
  const server = createServer().listen(0, host);
  servers.push(server);
  await once(server, 'listening');
  const problem = await startListening(() => undefined, { port: getServerPort(server), host }).catch(
    (error: Error) => error.message,
  );
  expect(problem).toBe(
    `Port ${getServerPort(server)} is in use. Stop what uses it, or choose another with --port.`,
  );
});
