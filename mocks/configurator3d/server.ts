import { stopServer, startListening, createNodeListener, getServerPort } from '../../deploy/nodeServer.ts';
import type { FaultInjector } from '../faults/faultInjector.ts';
import { portalOriginMeta } from './protocol.ts';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { listFilesBelow } from '../../deploy/site.ts';
import { configuratorSourcePaths } from './configuratorSourcePaths.ts';

type BuiltFile = { readonly contentType: string; readonly bytes: Buffer<ArrayBuffer> };

// Under jsdom `import.meta.url` is no file URL, and integration tests run the stand-ins there.
const root = join(import.meta.dirname, '../..');
const cache = join(root, 'node_modules/.cache/configurator3d');

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

let files: Promise<ReadonlyMap<string, BuiltFile>> | undefined;

/** The built files by path, cached until a source changes. Rejects with the output of the build. */
function buildConfiguratorFiles(): Promise<ReadonlyMap<string, BuiltFile>> {
  files ??= read().catch((error: unknown) => {
    files = undefined;
    throw error;
  });
  return files;
}

async function read(): Promise<ReadonlyMap<string, BuiltFile>> {
  const folder = join(cache, fingerprint());
  if (!existsSync(folder)) await buildInto(folder);
  const paths = (await listFilesBelow(folder)).filter((path) => extname(path) in contentTypes);
  const entries = paths.map(async (path): Promise<[string, BuiltFile]> => [
    path,
    { contentType: contentTypes[extname(path)] ?? '', bytes: await readFile(join(folder, path)) },
  ]);
  return new Map(await Promise.all(entries));
}

/** Builds in a temporary folder and renames it, so that two servers building at once do not collide. */
async function buildInto(folder: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const before = await readdir(cache);
  const made = await mkdtemp(join(cache, 'building-'));
  await promisify(execFile)(
    join(root, 'node_modules/.bin/node'),
    [join(import.meta.dirname, 'build.ts'), made],
    { cwd: root, env: { ...process.env, NODE_ENV: 'production' } },
  );
  await rename(made, folder).catch(() => rm(made, { recursive: true, force: true }));
  const old = before.filter((name) => !name.startsWith('building-') && !folder.endsWith(name));
  await Promise.all(old.map((name) => rm(join(cache, name), { recursive: true, force: true })));
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const source of configuratorSourcePaths) {
    const path = join(root, source);
    const entries = source.endsWith('.json')
      ? []
      : readdirSync(path, { recursive: true, withFileTypes: true });
    const below = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    for (const file of entries.length > 0 ? below.toSorted() : [path]) {
      hash.update(`${relative(root, file)}\n`).update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

type Options = {
  /** Port 0 picks any free one. */
  readonly port: number;
  readonly portalOrigin: string;
  /** Faults applied to the responses; requests wait until it resolves. */
  readonly faults: Promise<FaultInjector>;
};

export type RunningConfigurator = { readonly origin: string; readonly close: () => Promise<void> };

/** Loopback, so that only this machine can connect. */
const host = '127.0.0.1';

export async function startConfigurator({
  port,
  portalOrigin,
  faults,
}: Options): Promise<RunningConfigurator> {
  const protection = protectionFor(portalOrigin);
  const server = await startListening(
    createNodeListener(async (request) => {
      const { before } = await faults;
      const answer = await before('configurator', (asked) => answerTo(asked, portalOrigin))(request);
      if (answer.type === 'error') return answer;
      const headers = new Headers(answer.headers);
      for (const [name, value] of Object.entries(protection)) headers.set(name, value);
      return new Response(answer.body, { status: answer.status, headers });
    }),
    { port, host },
  );
  return { origin: `http://localhost:${getServerPort(server)}`, close: () => stopServer(server) };
}

const protectionFor = (portalOrigin: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    `frame-ancestors ${portalOrigin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  // Portal loads the script from here, and its page is of another origin.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
});

/** The only configurator; its id is that of the real one. */
const pagePath = '/configurators/41';

async function answerTo(request: Request, portalOrigin: string): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response('Method not allowed', { status: 405, headers: { Allow: 'GET, HEAD' } });
  const { pathname } = new URL(request.url);
  const file = (await buildConfiguratorFiles()).get(pathname === pagePath ? '/index.html' : pathname);
  if (!file) return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
  const isPage = pathname === pagePath;
  const bytes = isPage ? Buffer.from(withPortalOrigin(file.bytes.toString(), portalOrigin)) : file.bytes;
  const cacheControl = pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-store';
  return new Response(request.method === 'HEAD' ? null : bytes, {
    headers: {
      'Cache-Control': cacheControl,
      'Content-Length': String(bytes.length),
      'Content-Type': file.contentType,
    },
  });
}

const withPortalOrigin = (page: string, origin: string): string =>
  page.replace(`name="${portalOriginMeta}" content=""`, `name="${portalOriginMeta}" content="${origin}"`);
