import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Plugin } from 'vite';
import { configuratorSourcePaths } from './configuratorSourcePaths.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));

/** A module from another folder could change without invalidating the cached build. */
const knownSources: Plugin = {
  name: 'known-sources',
  transform(_, id) {
    const path = relative(root, id.replace('\0', '').split('?')[0] ?? '');
    const isKnown =
      configuratorSourcePaths.some((source) => path.startsWith(source)) || path.startsWith('node_modules/');
    if (!isKnown && id.startsWith('/'))
      throw new Error(`${path} is not among the sources of the configurator`);
  },
};

const common: InlineConfig = { configFile: false, logLevel: 'error', plugins: [knownSources] };

async function buildConfigurator(outDir: string): Promise<void> {
  await build({
    ...common,
    root: `${folder}page`,
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2024',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 2000,
    },
  });
  await build({
    ...common,
    root: folder,
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2024',
      lib: {
        entry: `${folder}embed.ts`,
        formats: ['iife'],
        name: 'kbmax',
        fileName: () => 'embed.min.js',
      },
    },
  });
}

const [outDir] = process.argv.slice(2);
if (!outDir) throw new Error('The folder to build into is missing');
await buildConfigurator(outDir);
