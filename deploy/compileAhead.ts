import type { Plugin } from 'vite';
import { reactPiece, shared } from './pieces.ts';

/** What tells the browser that the functions of a script are called as soon as it is there. It has to be its first line. */
const calledOnLoad = '//# allFunctionsCalledOnLoad';

/** Whether a piece of the build is run by every page. */
const isForEveryPage = (piece: { readonly isEntry: boolean; readonly name: string }): boolean =>
  piece.isEntry || piece.name === shared || piece.name === reactPiece;

/**
 * Has the browser compile the scripts of every page while they arrive, beside the page's own thread. Else it compiles
 * each of their functions when it is first called, in the way of the first rows.
 */
export function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    // The page of a silent sign-in is another build, and small.
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const piece of Object.values(bundle)) {
          if (piece.type === 'chunk' && isForEveryPage(piece)) piece.code = `${calledOnLoad}\n${piece.code}`;
        }
      },
    },
  };
}
