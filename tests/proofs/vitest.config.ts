import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vitest/config';
import portal from '../../vite.config.ts';

const { test: _, ...build } = portal;

/** Configuration of the long proofs, which `npm test` does not run. */
export default mergeConfig(
  build,
  defineConfig({
    test: {
      root: fileURLToPath(new URL('../..', import.meta.url)),
      environment: './tests/onePage.ts',
      setupFiles: ['tests/setup.ts'],
      include: ['tests/proofs/*.proof.tsx'],
      fileParallelism: false,
      // A part may contain no selected operation.
      passWithNoTests: true,
      testTimeout: 7_200_000,
      // Unhandled errors are counted as faults of the page.
      dangerouslyIgnoreUnhandledErrors: true,
    },
  }),
);
