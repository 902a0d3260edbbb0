import type { Plugin, Rolldown } from 'vite';
import { shared } from './pieces.ts';

function stylesOf({ name, viteMetadata }: Rolldown.OutputChunk): Set<string> {
  if (!viteMetadata) throw new Error(`The build does not tell the styles of ${name}`);
  return viteMetadata.importedCss;
}

/** Puts the styles that nearly all pages share into one file: the list of configurations asks for as many files as it may. */
export function oneStyleSheet(): Plugin {
  return {
    name: 'one-style-sheet',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // Before anything notes which files a script needs.
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = chunks.find(({ isEntry }) => isEntry);
        const piece = chunks.find(({ name }) => name === shared);
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
