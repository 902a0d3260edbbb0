import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { firstLoadsFile } from '../../deploy/firstPaint.ts';
import { precompress } from '../../deploy/precompress.ts';

/** The floor's page is handed out as it was built: nothing is known of what an address will need. */
const noFirstLoads: Plugin = {
  name: 'no-first-loads',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: firstLoadsFile, source: '[]' });
  },
};

/** Built as Portal is: same targets, same compression. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), noFirstLoads, precompress()],
  build: { target: 'es2024', cssTarget: ['chrome130', 'firefox130', 'safari18'], assetsInlineLimit: 0 },
});
