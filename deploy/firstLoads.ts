import type { Manifest } from 'vite';
import { pages } from '../src/pages.ts';

/** Scripts and styles that a page needs beside those of every page, by their addresses, and the title it begins with. */
export type FirstLoad = {
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

export function firstLoadsIn(manifest: Manifest): readonly FirstLoad[] {
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
