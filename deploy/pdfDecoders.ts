import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Decoders of pictures in scanned documents, for a browser that may not compile WebAssembly. */
const decoders = ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js'];

/** Puts the decoders where the library that draws PDFs fetches them from, when a document needs one. */
export function pdfDecoders(): Plugin {
  return {
    name: 'pdf-decoders',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
      for (const name of decoders) {
        const source = readFileSync(join(library, 'wasm', name));
        this.emitFile({ type: 'asset', fileName: `assets/pdf/${name}`, source });
      }
    },
  };
}
