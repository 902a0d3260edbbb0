import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Names the piece that a module goes into; undefined leaves it to the bundler. */
export type PieceOf = (moduleId: string) => string | undefined;

/** What a module imports: modules of `src` by their path, icons and libraries by their name. */
type Imports = readonly string[];

const root = fileURLToPath(new URL('..', import.meta.url));
const isPage = (path: string): boolean => /^src\/features\/\w+\/\w+Page\.tsx$/.test(path);
const areaOf = (path: string): string => path.split('/')[2] ?? '';
/** The library that only what has a form needs. */
const forms = 'react-hook-form';
const isForms = (id: string): boolean => /node_modules\/(react-hook-form|@hookform)\//.test(id);
const iconImport = /import\s*\{([^}]*)\}\s*from\s*["']@tabler\/icons-react["']/g;

/** The name of an icon, from the path of its module. */
const iconOf = (id: string): string | undefined => /@tabler\/icons-react\/.*\/(Icon\w+)\.m?js$/.exec(id)?.[1];

/** Everything that `start` imports, directly or by others, itself included. */
function reached(modules: ReadonlyMap<string, Imports>, start: string): ReadonlySet<string> {
  const found = new Set([start]);
  for (const id of found) for (const next of modules.get(id) ?? []) found.add(next);
  return found;
}

/** Everything that is needed by what comes later than the pages, such as a tab or a dialog. */
function reachedLater(
  modules: ReadonlyMap<string, Imports>,
  pagesOf: ReadonlyMap<string, unknown>,
): ReadonlySet<string> {
  const later = [...modules.keys()].filter((id) => id.startsWith('src/') && !pagesOf.has(id));
  return new Set(later.flatMap((id) => [...reached(modules, id)]));
}

/**
 * The pieces of the pages. Whatever one page needs is one piece, whatever several pages of an area share another, and
 * whatever areas share is one for all: a page is few files, and none of them is small. What comes later, such as a tab,
 * imports no page, so what it has in common with a single one is shared as well. A module's imports are needed by at least
 * as many as itself, so that pieces never import each other in a circle.
 */
export function piecesOf(modules: ReadonlyMap<string, Imports>): ReadonlyMap<string, string> {
  const pagesOf = new Map<string, string[]>();
  for (const page of [...modules.keys()].filter(isPage)) {
    for (const id of reached(modules, page)) pagesOf.set(id, [...(pagesOf.get(id) ?? []), page]);
  }
  const elsewhere = reachedLater(modules, pagesOf);
  return new Map(
    [...pagesOf].map(([id, pages]) => {
      const areas = [...new Set(pages.map(areaOf))];
      const [page = ''] = pages;
      if (pages.length === 1 && !elsewhere.has(id)) return [id, /(\w+)\.tsx$/.exec(page)?.[1] ?? page];
      if (reached(modules, id).has(forms)) return [id, 'formPages'];
      return [id, areas.length === 1 ? `${areas[0]}Pages` : 'pages'];
    }),
  );
}

/** A plugin that looks at what imports what, and the function for the bundler's groups that tells the piece of a module. */
export function pagePieces(): { readonly plugin: Plugin; readonly pieceOf: PieceOf } {
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
        for (const id of this.getModuleIds()) {
          const path = nameOf(id);
          const info = this.getModuleInfo(id);
          if (!path.startsWith('src/') || !info) continue;
          const imports = info.importedIds.flatMap((each) => (isForms(each) ? forms : nameOf(each)));
          modules.set(path, [...imports, ...(icons.get(path) ?? [])]);
        }
        pieces = piecesOf(modules);
      },
    },
  };
}
