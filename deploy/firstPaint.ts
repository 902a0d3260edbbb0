import { matchRoutes } from 'react-router';
import type { FirstLoad } from './firstLoads.ts';

const isEncoded = (address: string): boolean => !/%(?![0-9a-f]{2})/i.test(address);

/** The first load of the page at an address; undefined for one that is not in the map or not encoded as addresses are. */
export function firstLoadAt(loads: readonly FirstLoad[], address: string): FirstLoad | undefined {
  if (!isEncoded(address)) return undefined;
  const routes = loads.map(({ pattern }) => ({ id: pattern, path: pattern, caseSensitive: true }));
  const [found] = matchRoutes(routes, address) ?? [];
  return loads.find(({ pattern }) => pattern === found?.route.id);
}

/** Colour schemes that a browser may have chosen, as the page's own declaration writes them. */
const schemes: Readonly<Record<string, string>> = { light: 'light', dark: 'dark' };

/** The colour scheme that the cookies of a browser ask for: the one of the machine unless one has been chosen. */
export function schemeIn(cookies: string): string {
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
export function moveStyles(page: string): string {
  if (!page.includes(firstSlot)) return page;
  const links = page.match(styleSheets)?.join('') ?? '';
  return page.replace(styleSheets, '').replace(rootSlot, links + rootSlot);
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The page as it begins: in the browser's scheme, with its frame and title, naming the files it will ask for. */
export function begun(page: string, load: FirstLoad | undefined, scheme: string): string {
  const inScheme = page.replace(schemeSlot, `<meta name="color-scheme" content="${scheme}" />`);
  if (!load) return inScheme;
  const scripts = load.scripts.map((path) => `<link rel="modulepreload" crossorigin href="${path}">`);
  const styles = load.styles.map((path) => `<link rel="stylesheet" crossorigin href="${path}">`);
  return inScheme
    .replace(frameSlot, (_, sign: string) => `data-page="page">${sign}<div>${escaped(load.title)}</div>`)
    .replace(endOfHead, scripts.join('') + endOfHead)
    .replace(rootSlot, styles.join('') + rootSlot);
}
