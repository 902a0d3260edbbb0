import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Config } from '../src/config.ts';
import { matchRoutes } from 'react-router';
import type { Manifest } from 'vite';
import { pages } from '../src/pages.ts';

/** Scripts and styles a page needs in addition to the shared ones, and its initial title. */
export type InitialLoad = {
  readonly pattern: string;
  readonly title: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
};

/** Path of Vite's manifest below the build folder. It is not served. */
export const manifestFile = '.vite/manifest.json';

/** All files loaded with a script, including itself, by their name in the manifest. */
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

/** Finds the first load for a URL path; undefined if no page matches or the path is not validly encoded. */
export function findInitialLoad(loads: readonly InitialLoad[], address: string): InitialLoad | undefined {
  if (!isEncoded(address)) return undefined;
  const routes = loads.map(({ pattern }) => ({ id: pattern, path: pattern, caseSensitive: true }));
  const [found] = matchRoutes(routes, address) ?? [];
  return loads.find(({ pattern }) => pattern === found?.route.id);
}

/** Values of the colour scheme cookie, with those of the page's meta element. */
const schemes: Readonly<Record<string, string>> = { light: 'light', dark: 'dark' };

/** The colour scheme from a Cookie header; without one the system's scheme applies. */
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

/**
 * Moves style sheets after the app shell: browsers paint content before a style sheet without waiting for it.
 */
export function moveStylesBehindShell(page: string): string {
  if (!page.includes(firstSlot)) return page;
  const links = page.match(styleSheets)?.join('') ?? '';
  return page.replace(styleSheets, '').replace(rootSlot, links + rootSlot);
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The page with its colour scheme, app shell and title, and preloads of its scripts and styles. */
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
  /** Brotli-compressed bytes; undefined if compression saves nothing. */
  readonly brotli: Buffer<ArrayBuffer> | undefined;
};

export type Site = {
  readonly files: ReadonlyMap<string, SiteFile>;
  /** The page for a URL path, in the colour scheme of the cookies. */
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

/** Suffix of files compressed by the build. They have no URL of their own. */
export const brotliSuffix = '.br';
const notServed = (path: string): boolean => path.endsWith(brotliSuffix) || path.startsWith('/.vite/');

const brotli = promisify(brotliCompress);

/** Compresses at `quality` (0 to 11); undefined for file types that are compressed already. */
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

/** All files below a folder, as paths that begin with a slash. */
export async function listFilesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'));
}

/**
 * Reads the built app into memory and inserts the configuration into its page. Rejects if there is no build.
 */
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

/** The pages of the app, rendered on first request. */
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

/** Files below /assets/ have a hash in their name. Other files rarely change, so a day is enough. */
function cacheControlOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path.endsWith('.html') ? 'no-store' : 'public, max-age=86400';
}

const slot = /(<script type="application\/json" id="portal-config">)[^<]*(<\/script>)/;

/** Inserts the configuration into the page. Throws if the page lacks the element for it. */
export function insertConfig(page: string, config: Config): string {
  if (!slot.test(page))
    throw new Error('index.html has no place for the values: the script with the id portal-config');
  const json = JSON.stringify(config).replaceAll('<', String.raw`\u003c`);
  return page.replace(slot, (_, open: string, close: string) => open + json + close);
}
