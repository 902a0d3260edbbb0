import type { Plugin } from 'vite';
import { reactPiece, shared } from './pieces.ts';

/**
 * Has the browser compile the scripts of every page while they arrive, beside the page's own thread. Else it compiles
 * each of their functions when it is first called, in the way of the first rows. The hint has to be a script's first line:
 * `output.postBanner` stands below the table of files that Vite puts ahead of two of the three scripts.
 */
export const compileAhead = (): Plugin => ({
  name: 'compile-ahead',
  apply: 'build',
  // The page of a silent sign-in is another build, and small.
  applyToEnvironment: ({ name }) => name === 'client',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const piece of Object.values(bundle)) {
        const isForEveryPage =
          piece.type === 'chunk' && (piece.isEntry || piece.name === shared || piece.name === reactPiece);
        if (isForEveryPage) piece.code = `//# allFunctionsCalledOnLoad\n${piece.code}`;
      }
    },
  },
});
