import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { brotliSuffix, compress, filesBelow } from './site.ts';

const best = 11;

/** Lays each built file's bytes under brotli beside it. The page itself is compressed where it gets its values. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const paths = await filesBelow(dir);
      await Promise.all(
        paths.map(async (path) => {
          if (path === '/index.html') return;
          const bytes = await compress(path, await readFile(join(dir, path)), best);
          if (bytes) await writeFile(join(dir, path + brotliSuffix), bytes);
        }),
      );
    },
  };
}
