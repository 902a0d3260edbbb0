import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { pages, type Page } from '../src/pages.ts';

/** The chunk of a module; undefined leaves it to the bundler. */
type PieceOf = (moduleId: string) => string | undefined;

/** Imports of a module: those from `src` by path, icons by name. */
type Imports = readonly string[];

const root = fileURLToPath(new URL('..', import.meta.url));
const moduleOf = ({ file }: Page): string => `src/features/${file}.tsx`;
const pageModules = new Set(Object.values(pages).map(moduleOf));
const isPage = (path: string): boolean => pageModules.has(path);
/** The page with the smallest first load: all modules it shares with other pages form one chunk. */
const listPage = moduleOf(pages.configurations);
/** Typical entry pages; they must not load modules they do not use. */
const firstPages = [moduleOf(pages.index), listPage, moduleOf(pages.configuration), moduleOf(pages.scan)];
/** Chunk of modules used by the list page and others, including library modules. */
export const sharedChunk = 'shared';
export const reactChunk = 'react';
/** Small modules used by many pages. They are in the shared chunk, as chunks of their own would be tiny. */
export const smallModules = [
  'src/domain/words/texts/omittedItems.ts',
  'src/platform/scanHandlers.ts',
  'src/queries/pages.ts',
  'src/ui/BreakableText.tsx',
  'src/ui/list/makeKeysUnique.ts',
];
const isStyle = (path: string): boolean => path.endsWith('.css');
const pageName = (path: string): string => /(\w+)\.tsx$/.exec(path)?.[1] ?? path;
const iconImport = /import\s*\{([^}]*)\}\s*from\s*["']@tabler\/icons-react["']/g;

/** The name of an icon from its module path. */
const iconOf = (id: string): string | undefined => /@tabler\/icons-react\/.*\/(Icon\w+)\.m?js$/.exec(id)?.[1];

function reached(modules: ReadonlyMap<string, Imports>, start: string): ReadonlySet<string> {
  const found = new Set([start]);
  for (const id of found) for (const next of modules.get(id) ?? []) found.add(next);
  return found;
}

/**
 * Assigns modules to chunks so that a first load consists of a few files, none of them small. Modules that
 * the list page shares are `shared`; for the other entry pages each combination has a chunk of its own.
 * Pages, lazily loaded `parts`, and modules used by one page or by no entry page are left to the bundler. A
 * module's imports are used by at least as many pages as the module, so chunks have no circular imports.
 */
export function assignChunks(
  modules: ReadonlyMap<string, Imports>,
  parts: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const pagesOf = new Map<string, string[]>();
  for (const page of [...modules.keys()].filter(isPage)) {
    for (const id of reached(modules, page)) pagesOf.set(id, [...(pagesOf.get(id) ?? []), page]);
  }
  const inParts = new Set([...parts].flatMap((part) => (isPage(part) ? [] : [...reached(modules, part)])));
  const pieces = new Map<string, string>();
  for (const [id, needing] of pagesOf) {
    // The list page's own styles are too small for a file of their own.
    const isShared = needing.length > 1 || inParts.has(id) || (isStyle(id) && needing[0] === listPage);
    const piece = smallModules.includes(id)
      ? sharedChunk
      : isShared && !parts.has(id)
        ? pieceFor(needing)
        : undefined;
    if (piece) pieces.set(id, piece);
  }
  return pieces;
}

function pieceFor(needing: readonly string[]): string | undefined {
  const first = firstPages.filter((name) => needing.includes(name));
  if (first.includes(listPage)) return sharedChunk;
  return first.length > 0 ? first.map(pageName).join('-') : undefined;
}

/** A plugin that records the import graph, and the `name` function for the bundler's groups. */
export function createChunkPlugin(): { readonly plugin: Plugin; readonly pieceOf: PieceOf } {
  let pieces: ReadonlyMap<string, string> = new Map();
  const icons = new Map<string, readonly string[]>();
  const nameOf = (id: string): string => relative(root, id);
  return {
    pieceOf: (id) => pieces.get(iconOf(id) ?? nameOf(id)),
    plugin: {
      name: 'page-pieces',
      apply: 'build',
      transform: {
        order: 'post',
        handler(code, id) {
          const names = [...code.matchAll(iconImport)].flatMap(([, list = '']) =>
            list.split(',').flatMap((part) => /Icon\w+/.exec(part)?.[0] ?? []),
          );
          if (names.length > 0) icons.set(nameOf(id), names);
        },
      },
      buildEnd() {
        const modules = new Map<string, Imports>();
        const parts = new Set<string>();
        for (const id of this.getModuleIds()) {
          const path = nameOf(id);
          const info = this.getModuleInfo(id);
          if (!path.startsWith('src/') || !info) continue;
          if (info.dynamicImporters.length > 0) parts.add(path);
          const imports = info.importedIds.map(nameOf);
          modules.set(path, [...imports, ...(icons.get(path) ?? [])]);
        }
        pieces = assignChunks(modules, parts);
      },
    },
  };
}
