import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const iconModule = /@tabler\/icons-react\/dist\/esm\/icons\/Icon\w+\.mjs$/;
/** The strokes of an outlined icon, where there is nothing but paths. */
const strokes =
  /const __iconNode = \[(\["path", \{ "d": "[^"]*", "key": "svg-\d+" \}\](?:, \["path", \{ "d": "[^"]*", "key": "svg-\d+" \}\])*)\];/;

/**
 * The module of an icon with its strokes in one path, which draws the same. Each of them begins at a place of its own;
 * a module that is written otherwise stays as it is.
 */
export function inOnePath(code: string): string {
  const list = strokes.exec(code)?.[1];
  const paths = [...(list ?? '').matchAll(/"d": "([^"]*)"/g)].map(([, d = '']) => d);
  if (paths.length < 2 || paths.some((path) => !path.startsWith('M'))) return code;
  return code.replace(
    strokes,
    `const __iconNode = [["path", { "d": "${paths.join('')}", "key": "svg-0" }]];`,
  );
}

const drawingModule = /@tabler\/icons\/icons\/outline\/[\w-]+\.svg\?raw$/;

/** An icon's drawing with nothing but its strokes: whoever shows it says how they look. */
export const strokesAlone = (drawing: string): string =>
  `<svg>${[...drawing.matchAll(/<path d="([^"]*)" \/>/g)].map(([, d]) => `<path d="${d}"/>`).join('')}</svg>`;

/** Draws each icon as one element, and small: a page has a hundred of them, most of three strokes or more. */
export function onePathIcons(): Plugin {
  return {
    name: 'one-path-icons',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: drawingModule },
      handler: async (id) =>
        `export default ${JSON.stringify(strokesAlone(await readFile(id.replace('?raw', ''), 'utf8')))}`,
    },
    transform: { filter: { id: iconModule }, handler: (code) => inOnePath(code) },
  };
}
