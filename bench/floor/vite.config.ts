import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompressPlugin } from '../../deploy/buildPlugins.ts';

/** Built as Portal is: same targets, same compression. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), precompressPlugin()],
  build: {
    target: 'es2024',
    cssTarget: ['chrome130', 'firefox130', 'safari18'],
    manifest: true,
    assetsInlineLimit: 0,
  },
});
