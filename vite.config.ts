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

/** The files of a worker share DOM and modules, as creating both anew takes as long as most of the tests. */
const onePage = { environment: './tests/onePage.ts', isolate: false } as const;

const pieces = createChunkPlugin();

/** Small library modules used by many pages without the rest of their library; they are in the shared chunk. */
const smallModules =
  /use-(debounced-value|callback-ref|window-event)|query\/build\/modern\/(infiniteQueryOptions|mutationOptions)/;
const isShared = (id: string): boolean => pieces.pieceOf(id) === sharedChunk || smallModules.test(id);

/** pdf.js loads decoders by fixed names, so releases differ by folder instead of by hash. */
const assetFileNames = ({ names }: Rolldown.PreRenderedAsset): string =>
  names.some((name) => name.endsWith('_nowasm_fallback.js'))
    ? `assets/pdf-${pdfjs.version}/[name][extname]`
    : 'assets/[name]-[hash][extname]';

/** React and the module that starts it rarely change between releases, so they have a chunk of their own. */
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
    // These browsers support light-dark(), which must not be transpiled.
    cssTarget: ['chrome130', 'firefox130', 'safari18'],
    manifest: true,
    assetsInlineLimit: 0,
    // The chunk shared by all pages is large on purpose; a test limits its size.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      input: root('./index.html'),
      output: {
        assetFileNames,
        codeSplitting: {
          // One chunk for what every page needs, and few for each page: many small ones cost round trips and
          // compress worse.
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
  // The redirect page of silent sign-ins shares no chunk with Portal, so that it stays small.
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
    // Two workers per core of the smallest machine that runs the tests, as a third of an integration test is
    // waiting.
    maxWorkers: 4,
    // Only stops hanging tests: a shared machine may be slow for minutes.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    sequence: { sequencer: LongestFirstSequencer },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // The files share a worker, as loading their modules anew takes longer than the tests.
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
