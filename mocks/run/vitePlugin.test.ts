import { rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stopServer, startListening, createNodeListener, getServerPort } from '../../deploy/nodeServer.ts';
import { exampleValues, createTestBuild } from '../../tests/factories/testInstallation.ts';
import { createStandIns, type StandIns } from './standIns.ts';
import { createStandInsPlugin } from './vitePlugin.ts';

let folder: string;
let standIns: StandIns;
let vite: ViteDevServer;
let port: number;
const upstream = startListening(
  createNodeListener((incoming) => new Response(`real ${new URL(incoming.url).pathname}`)),
  {
    port: 0,
    host: '127.0.0.1',
  },
);

beforeAll(async () => {
  folder = await createTestBuild();
  await writeFile(join(folder, 'index.html'), '<script type="application/json" id="portal-config"></script>');
  const CPQ_PROXY = `http://127.0.0.1:${getServerPort(await upstream)}/tenant`;
  const values = { ...exampleValues, IDENTITY_AUTHORITY: '', CPQ_PROXY };
  standIns = await createStandIns({
    origin: 'http://localhost',
    values,
    dataDir: ':memory:',
    scale: 'small',
  });
  vite = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [createStandInsPlugin(standIns)],
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: '127.0.0.1', watch: null, ws: false },
  });
  await vite.listen();
  const address = vite.httpServer?.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  await vite.close();
  await standIns.close();
  await stopServer(await upstream, 0);
  await rm(folder, { recursive: true });
});

/** Requests a path as a navigation, or as an API call of a page. */
async function get(path: string, mode: 'navigate' | 'cors'): Promise<string> {
  const accept = mode === 'navigate' ? 'text/html' : '*/*';
  const outgoing = request({
    host: '127.0.0.1',
    port,
    path,
    headers: { accept, 'sec-fetch-mode': mode },
  }).end();
  const [incoming] = await once(outgoing, 'response');
  return text(incoming);
}

test.each(['/', '/cms', '/api/v2', '/configurations'])(
  'a navigation to %s gets the page with its values',
  async (path) => {
    const page = await get(path, 'navigate');
    const json = /id="portal-config">([^<]*)</.exec(page)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({ productCode: 'MAKER', identity: { clientId: 'portal' } });
  },
);

test('calls get the stand-ins, and a back end that has an address the real one', async () => {
  expect(JSON.parse(await get('/cms/openapi.json', 'cors'))).toMatchObject({ openapi: '3.1.0' });
  expect(JSON.parse(await get('/api/v2/incidents/unresolved.json', 'cors'))).toMatchObject({ incidents: [] });
  expect(await get('/api/quotes/1', 'cors')).toBe('real /tenant/quotes/1');
});

test('the stand-ins have their own pages there, too', async () => {
  expect(await get('/stand-ins', 'navigate')).toContain('<h1>Stand-ins</h1>');
  expect(JSON.parse(await get('/identity/jwks', 'cors'))).toMatchObject({ keys: [{ alg: 'ES256' }] });
});
