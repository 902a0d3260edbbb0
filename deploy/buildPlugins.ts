import type { Plugin, Rolldown } from 'vite';
import { reactChunk, sharedChunk } from './chunks.ts';
import { relative, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readFile, writeFile } from 'node:fs/promises';
import { brotliSuffix, compressBrotli, listFilesBelow } from './site.ts';

/**
 * Makes the browser compile the scripts of every page in the background while they load. Otherwise each
 * function is compiled on its first call, which delays the first rows. The hint must be the first line of a
 * script, and `output.postBanner` would come after the file table that Vite prepends.
 */
export const compileHintsPlugin = (): Plugin => ({
  name: 'compile-ahead',
  apply: 'build',
  // The redirect page of silent sign-ins is a separate, small build.
  applyToEnvironment: ({ name }) => name === 'client',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const piece of Object.values(bundle)) {
        const isForEveryPage =
          piece.type === 'chunk' &&
          (piece.isEntry || piece.name === sharedChunk || piece.name === reactChunk);
        if (isForEveryPage) piece.code = `//# allFunctionsCalledOnLoad\n${piece.code}`;
      }
    },
  },
});

function stylesOf({ name, viteMetadata }: Rolldown.OutputChunk): Set<string> {
  if (!viteMetadata) throw new Error(`The build does not tell the styles of ${name}`);
  return viteMetadata.importedCss;
}

/**
 * Merges the styles shared by nearly all pages into one file, which keeps the list page within its file
 * budget.
 */
export function mergeStyleSheetsPlugin(): Plugin {
  return {
    name: 'one-style-sheet',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // Runs before Vite records the styles of each chunk.
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = chunks.find(({ isEntry }) => isEntry);
        const piece = chunks.find(({ name }) => name === sharedChunk);
        if (!entry || !piece) throw new Error('The build has no script that every page loads');
        const files = [...stylesOf(entry), ...stylesOf(piece)];
        const text = files.map((file) => textOf(bundle, file)).join('');
        const sheet = this.getFileName(this.emitFile({ type: 'asset', name: 'index.css', source: text }));
        for (const file of files) delete bundle[file];
        stylesOf(piece).clear();
        stylesOf(entry).clear();
        stylesOf(entry).add(sheet);
      },
    },
  };
}

function textOf(bundle: Rolldown.OutputBundle, name: string): string {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`The build has no style sheet ${name}`);
  return typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
}

/** Bytes of each module in each built script, by path. */
export type ModuleReport = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Path of the report below the build folder. It is not served. */
export const moduleReportFile = '.vite/modules.json';

const root = fileURLToPath(new URL('..', import.meta.url));

export const moduleReportPlugin = (): Plugin => ({
  name: 'module-report',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const report: Record<string, Record<string, number>> = {};
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      const modules = Object.entries(file.modules).filter(([, { renderedLength }]) => renderedLength > 0);
      report[`/${file.fileName}`] = Object.fromEntries(
        modules.map(([id, { renderedLength }]) => [relative(root, id.replace('\0', '')), renderedLength]),
      );
    }
    this.emitFile({ type: 'asset', fileName: moduleReportFile, source: JSON.stringify(report, null, 1) });
  },
});

const best = 11;

/**
 * Writes a brotli version beside each built file. The page itself is compressed after the configuration is
 * inserted.
 */
export const precompressPlugin = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const paths = await listFilesBelow(dir);
    await Promise.all(
      paths.map(async (path) => {
        if (path === '/index.html') return;
        const bytes = await compressBrotli(path, await readFile(join(dir, path)), best);
        if (bytes) await writeFile(join(dir, path + brotliSuffix), bytes);
      }),
    );
  },
});
