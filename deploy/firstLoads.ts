import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { pageTitles } from '../src/domain/words/texts/pageTitles.ts';
import { patterns } from '../src/paths.ts';
import { firstLoadsFile, type FirstLoad } from './firstPaint.ts';

const src = fileURLToPath(new URL('../src', import.meta.url));
const pageInRoutes = /(\w+): \(\) =>\s*import\('~([^']*)'\)/g;

type Page = { readonly pattern: string; readonly title: string; readonly file: string };

/** The pages in the text of the address map. Throws when one of its imports cannot be told from it. */
export function pagesIn(routes: string): readonly Page[] {
  const addresses: Readonly<Record<string, string>> = patterns;
  const titles: Readonly<Record<string, string>> = pageTitles;
  const pages = [...routes.matchAll(pageInRoutes)].flatMap(([, name = '', path = '']) => {
    const [pattern, title] = [addresses[name], titles[name]];
    return pattern === undefined || title === undefined ? [] : [{ pattern, title, file: src + path }];
  });
  const imports = routes.match(/\bimport\(/g)?.length ?? 0;
  if (pages.length !== imports || imports === 0)
    throw new Error(`The address map has ${imports} pages, of which ${pages.length} can be told`);
  return pages;
}

const isRoutes = (file: string): boolean => file === 'routes.tsx' || file.endsWith('Pages.ts');

/** The text of the address map: of its own file, and of those with the pages of an area. */
export async function routesText(): Promise<string> {
  const files = (await readdir(`${src}/app`)).filter(isRoutes);
  const texts = await Promise.all(files.map((file) => readFile(`${src}/app/${file}`, 'utf8')));
  return texts.join('\n');
}

/** Everything that a chunk loads with it, itself included, by file name. */
function loadedWith(bundle: Rolldown.OutputBundle, start: string): ReadonlySet<string> {
  const found = new Set([start]);
  for (const name of found) {
    const chunk = bundle[name];
    if (chunk?.type === 'chunk') for (const next of chunk.imports) found.add(next);
  }
  return found;
}

const stylesOf = (bundle: Rolldown.OutputBundle, scripts: Iterable<string>): readonly string[] =>
  [...scripts].flatMap((name) => {
    const chunk = bundle[name];
    return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
  });

/**
 * Notes what each page of the address map needs at its first load, for the server to name it in the page; and has the
 * styles of every page follow what is painted before them.
 */
export function firstLoads(): Plugin {
  return {
    name: 'first-loads',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: { order: 'post', handler: stylesAfterFirstPaint },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = chunks.find(({ isEntry }) => isEntry);
        const every = loadedWith(bundle, entry?.fileName ?? '');
        const loads = pagesIn(await routesText()).map(({ pattern, title, file }): FirstLoad => {
          const page = chunks.find(({ facadeModuleId }) => facadeModuleId === file);
          if (!page) throw new Error(`The build has no script for ${file}`);
          const scripts = [...loadedWith(bundle, page.fileName)].filter((name) => !every.has(name));
          const address = (name: string): string => `/${name}`;
          const styles = [...new Set(stylesOf(bundle, scripts))];
          return { pattern, title, scripts: scripts.map(address), styles: styles.map(address) };
        });
        this.emitFile({ type: 'asset', fileName: firstLoadsFile, source: JSON.stringify(loads) });
      },
    },
  };
}

const styleSheets = /\s*<link rel="stylesheet"[^>]*>/g;
const placeOfRoot = /\n *<div id="root">/;

/** A browser paints what stands before a style sheet without waiting for it. */
function stylesAfterFirstPaint(page: string): string {
  const links = page.match(styleSheets)?.join('') ?? '';
  return page.replace(styleSheets, '').replace(placeOfRoot, (root) => links + root);
}
