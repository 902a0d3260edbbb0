import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vitest/config';
import portal from '../../vite.config.ts';

const { test: _, ...build } = portal;

/** The long proofs, which `npm test` does not run. */
export default mergeConfig(
  build,
  defineConfig({
    test: {
      root: fileURLToPath(new URL('../..', import.meta.url)),
      environment: './tests/onePage.ts',
      setupFiles: ['tests/setup.ts'],
      include: ['tests/proofs/*.proof.tsx'],
      fileParallelism: false,
      // A part of few operations may have none.
      passWithNoTests: true,
      testTimeout: 7_200_000,
      // They are faults of the page that is proved, which counts them.
      dangerouslyIgnoreUnhandledErrors: true,
    },
  }),
);
