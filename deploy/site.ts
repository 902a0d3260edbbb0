import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Config } from '../src/config.ts';
import { matchRoutes } from 'react-router';
import type { Manifest } from 'vite';
import { pages } from '../src/pages.ts';

/** Scripts and styles that a page needs beside those of every page, by their addresses, and the title it begins with. */
export type InitialLoad = {
  readonly pattern: string;
  readonly title: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
};

/** The manifest of a build, below its folder. It is not served. */
export const manifestFile = '.vite/manifest.json';

/** Everything that a script loads with it, itself included, by its name in the manifest. */
function loadedWith(manifest: Manifest, start: string): ReadonlySet<string> {
  const found = new Set([start]);
  for (const name of found) for (const next of manifest[name]?.imports ?? []) found.add(next);
  return found;
}

export function extractInitialLoads(manifest: Manifest): readonly InitialLoad[] {
  const ofEveryPage = loadedWith(manifest, 'index.html');
  return Object.values(pages).map(({ path, title, file }) => {
    const names = loadedWith(manifest, `src/features/${file}.tsx`).difference(ofEveryPage);
    const chunks = [...names].flatMap((name) => manifest[name] ?? []);
    const styles = new Set(chunks.flatMap(({ css = [] }) => css));
    return {
      pattern: path,
      title,
      scripts: chunks.map((chunk) => `/${chunk.file}`),
      styles: [...styles].map((name) => `/${name}`),
    };
  });
}

const isEncoded = (address: string): boolean => !/%(?![0-9a-f]{2})/i.test(address);

/** The first load of the page at an address; undefined for one that is not in the map or not encoded as addresses are. */
export function findInitialLoad(loads: readonly InitialLoad[], address: string): InitialLoad | undefined {
  if (!isEncoded(address)) return undefined;
  const routes = loads.map(({ pattern }) => ({ id: pattern, path: pattern, caseSensitive: true }));
  const [found] = matchRoutes(routes, address) ?? [];
  return loads.find(({ pattern }) => pattern === found?.route.id);
}

/** Colour schemes that a browser may have chosen, as the page's own declaration writes them. */
const schemes: Readonly<Record<string, string>> = { light: 'light', dark: 'dark' };

/** The colour scheme that the cookies of a browser ask for: the one of the machine unless one has been chosen. */
export function parseColorScheme(cookies: string): string {
  const chosen = /(?:^|;\s*)colourScheme=(\w+)/.exec(cookies)?.[1] ?? '';
  return schemes[chosen] ?? 'light dark';
}

const schemeSlot = '<meta name="color-scheme" content="light dark" />';
const frameSlot = /data-page="none">(\s*<div>.*?<\/div>\s*)<div><\/div>/s;
const endOfHead = '</head>';
const firstSlot = '<div id="first"';
const rootSlot = '<div id="root">';
const styleSheets = /\s*<link rel="stylesheet"[^>]*>/g;

/** The page with its style sheets behind what it paints first: a browser paints what stands before one without waiting. */
export function moveStylesBehindShell(page: string): string {
  if (!page.includes(firstSlot)) return page;
  const links = page.match(styleSheets)?.join('') ?? '';
  return page.replace(styleSheets, '').replace(rootSlot, links + rootSlot);
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The page as it begins: in the browser's scheme, with its frame and title, naming the files it will ask for. */
export function renderAppShell(page: string, load: InitialLoad | undefined, scheme: string): string {
  const inScheme = page.replace(schemeSlot, `<meta name="color-scheme" content="${scheme}" />`);
  if (!load) return inScheme;
  const scripts = load.scripts.map((path) => `<link rel="modulepreload" crossorigin href="${path}">`);
  const styles = load.styles.map((path) => `<link rel="stylesheet" crossorigin href="${path}">`);
  return inScheme
    .replace(frameSlot, (_, sign: string) => `data-page="page">${sign}<div>${escaped(load.title)}</div>`)
    .replace(endOfHead, scripts.join('') + endOfHead)
    .replace(rootSlot, styles.join('') + rootSlot);
}

export type SiteFile = {
  readonly contentType: string;
  readonly cacheControl: string;
  readonly etag: string;
  readonly bytes: Buffer<ArrayBuffer>;
  /** The bytes under brotli; undefined where that saves nothing. */
  readonly brotli: Buffer<ArrayBuffer> | undefined;
};

export type Site = {
  readonly files: ReadonlyMap<string, SiteFile>;
  /** The page that answers a navigation to an address, in the scheme of a browser's cookies. */
  readonly pageAt: (address: string, cookies: string) => Promise<SiteFile>;
};

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const compressed = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.wasm', '.webmanifest']);

const pagePath = '/index.html';

/** Made by the build beside each file; not addresses of their own. */
export const brotliSuffix = '.br';
const notServed = (path: string): boolean => path.endsWith(brotliSuffix) || path.startsWith('/.vite/');

const brotli = promisify(brotliCompress);

/** The bytes under brotli at `quality` (0 to 11); undefined for a kind of file that is compressed already. */
export async function compressBrotli(
  path: string,
  bytes: Buffer,
  quality: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  if (!compressed.has(extname(path))) return undefined;
  return brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

/** Every file below a folder, as paths that start with a slash. */
export async function listFilesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'));
}

/** Reads the built portal into memory, with the installation's values in its page. Rejects where there is no build. */
export async function loadSite(dist: string, config: Config): Promise<Site> {
  const paths = (await listFilesBelow(dist)).filter((path) => !notServed(path) && path !== pagePath);
  const files = new Map<string, SiteFile>();
  await Promise.all(
    paths.map(async (path) => {
      const ready = readFile(join(dist, path + brotliSuffix)).catch(() => undefined);
      files.set(path, await siteFile(path, await readFile(join(dist, path)), await ready));
    }),
  );
  const built = await readFile(join(dist, pagePath), 'utf8').catch(() => {
    throw new Error(`${dist} holds no build of Portal: it has no index.html`);
  });
  const loads = extractInitialLoads(JSON.parse(await readFile(join(dist, manifestFile), 'utf8')));
  return { files, pageAt: pagesOf(moveStylesBehindShell(insertConfig(built, config)), loads) };
}

/** The pages of the portal, each made when it is first asked for. */
function pagesOf(page: string, loads: readonly InitialLoad[]): Site['pageAt'] {
  const made = new Map<string, Promise<SiteFile>>();
  return async (address, cookies) => {
    const load = findInitialLoad(loads, address);
    const scheme = parseColorScheme(cookies);
    const key = `${scheme} ${load?.pattern}`;
    const known =
      made.get(key) ?? siteFile(pagePath, Buffer.from(renderAppShell(page, load, scheme)), undefined);
    made.set(key, known);
    return known;
  };
}

async function siteFile(
  path: string,
  bytes: Buffer<ArrayBuffer>,
  ready: Buffer<ArrayBuffer> | undefined,
): Promise<SiteFile> {
  const quick = 5;
  return {
    contentType: contentTypes[extname(path)] ?? 'application/octet-stream',
    cacheControl: cacheControlOf(path),
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
    bytes,
    brotli: ready ?? (await compressBrotli(path, bytes, quick)),
  };
}

/** Names below /assets/ carry a hash of what they hold. What stands beside the page changes once in years: a day is soon enough. */
function cacheControlOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path.endsWith('.html') ? 'no-store' : 'public, max-age=86400';
}

const slot = /(<script type="application\/json" id="portal-config">)[^<]*(<\/script>)/;

/** Puts the installation's values into the page. Throws when the page has no place for them. */
export function insertConfig(page: string, config: Config): string {
  if (!slot.test(page))
    throw new Error('index.html has no place for the values: the script with the id portal-config');
  const json = JSON.stringify(config).replaceAll('<', String.raw`\u003c`);
  return page.replace(slot, (_, open: string, close: string) => open + json + close);
}
