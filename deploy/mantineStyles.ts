import { MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { theme, variables } from '../src/ui/theme.ts';

/** Mantine's components that write style sheets into the page: of the theme's variables, and of classes nobody uses. */
const writers = /\/MantineProvider\/(MantineCssVariables|MantineClasses)\/\1\.mjs$/;

const resolved = '/virtual-mantine-variables.css';

/** The variables of Portal's theme, as Mantine itself writes them into a page. */
export function mantineVariables(): string {
  const options = { theme, cssVariablesResolver: variables, withGlobalClasses: false };
  const page = renderToStaticMarkup(createElement(MantineProvider, options, null));
  const [, css] = /<style[^>]*>(.*)<\/style>/s.exec(page) ?? [];
  if (!css) throw new Error('Mantine has written no variables');
  return css;
}

/**
 * Writes the variables of Mantine's theme when Portal is built. Each page would work them out before its first row, and
 * the style sheet that it puts them into would have everything styled anew.
 */
export function mantineStyles(): Plugin {
  let isBuild = false;
  return {
    name: 'mantine-styles',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: { filter: { id: /^virtual:mantine-variables\.css$/ }, handler: () => resolved },
    load: {
      filter: { id: [/^\/virtual-mantine-variables\.css$/, writers] },
      handler: (id) => {
        if (id === resolved) return isBuild ? mantineVariables() : '';
        const [, component] = writers.exec(id) ?? [];
        return isBuild ? `export function ${component}() { return null; }` : undefined;
      },
    },
  };
}
