import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import pdfjs from 'pdfjs-dist/package.json' with { type: 'json' };
import type { Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import {
  compileHintsPlugin,
  mergeStyleSheetsPlugin,
  moduleReportPlugin,
  precompressPlugin,
} from './deploy/buildPlugins.ts';
import { createChunkPlugin, reactChunk, sharedChunk } from './deploy/chunks.ts';
import { LongestFirstSequencer } from './tests/longestFirstSequencer.ts';

const root = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The files of a worker share its page and its modules: making both anew takes as long as the tests of most of them. */
const onePage = { environment: './tests/onePage.ts', isolate: false } as const;

const pieces = createChunkPlugin();

/** Smallest modules of libraries that many pages ask for on their own and nothing of what they stand beside. */
const smallModules =
  /use-(debounced-value|callback-ref|window-event)|query\/build\/modern\/(infiniteQueryOptions|mutationOptions)/;
const isShared = (id: string): boolean => pieces.pieceOf(id) === sharedChunk || smallModules.test(id);

/** The library that draws PDFs asks for decoders by their names: only their folder can tell one release from another. */
const assetFileNames = ({ names }: Rolldown.PreRenderedAsset): string =>
  names.some((name) => name.endsWith('_nowasm_fallback.js'))
    ? `assets/pdf-${pdfjs.version}/[name][extname]`
    : 'assets/[name]-[hash][extname]';

/** React, which stays the same from release to release, and what has it begin in its own script. */
const reactModules = /\/node_modules\/(react|react-dom|scheduler)\/|\/src\/react\.ts$/;

export default defineConfig({
  plugins: [
    react(),
    pieces.plugin,
    mergeStyleSheetsPlugin(),
    compileHintsPlugin(),
    moduleReportPlugin(),
    precompressPlugin(),
  ],
  resolve: { alias: { '~': root('./src') } },
  build: {
    target: 'es2024',
    // The colours are written with light-dark(), which is to be left as it is.
    cssTarget: ['chrome130', 'firefox130', 'safari18'],
    manifest: true,
    assetsInlineLimit: 0,
    // What every page shares is one script; what it may weigh is a test.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      input: root('./index.html'),
      output: {
        assetFileNames,
        codeSplitting: {
          // Whatever every page needs comes in one piece, and a page in few: many small ones cost round trips and pack worse.
          groups: [
            { name: reactChunk, test: reactModules, priority: 2 },
            { name: 'portal', tags: ['$initial'], priority: 1 },
            { name: (id) => (isShared(id) ? sharedChunk : undefined), priority: 1 },
            { name: pieces.pieceOf, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  // The page that hands on the answer of a silent sign-in shares nothing with Portal: it is to be small.
  builder: {},
  environments: {
    redirect: {
      consumer: 'client',
      build: {
        emptyOutDir: false,
        manifest: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: root('./redirect.html'),
          output: { codeSplitting: { groups: [] } },
        },
      },
    },
  },
  test: {
    // Two for each core of the smallest machine that runs this: a third of a story is waiting.
    maxWorkers: 4,
    // Ends what hangs and measures nothing: a shared machine may be slow for minutes.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    sequence: { sequencer: LongestFirstSequencer },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // These files share a worker: loading the same modules anew for each takes longer than their tests.
          isolate: false,
          include: [
            'src/{domain,api}/**/*.test.ts',
            'mocks/**/*.test.ts',
            'deploy/**/*.test.ts',
            'tools/**/*.test.ts',
            'tests/architecture/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          ...onePage,
          include: [
            'src/{platform,ui,queries,session,widgets,features,app}/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
          ],
          setupFiles: ['tests/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          ...onePage,
          include: ['tests/*.test.tsx'],
          setupFiles: ['tests/setup.ts', 'tests/setupIntegration.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'bench',
          environment: 'node',
          include: [],
          benchmark: { include: ['bench/**/*.bench.ts'] },
        },
      },
    ],
  },
});
