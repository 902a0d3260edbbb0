import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// A page of jsdom has a URL of its own, which is none to Node: the stories run the stand-ins in one.
const root = join(import.meta.dirname, '../..');

/** The folder in which things that take a while to make are kept, one folder for each kind of them. */
export const keptBelow = join(root, 'node_modules/.cache');

/** A name that changes with every file of some folders, or with some files themselves: paths below the project. */
export function fingerprintOf(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const path = join(root, source);
    const names = source.endsWith('.json') ? [''] : filesBelow(path);
    for (const name of names) hash.update(`${source}/${name}\n`).update(readFileSync(join(path, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .toSorted();
