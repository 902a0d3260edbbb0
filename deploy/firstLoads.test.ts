import { expect, test } from 'vitest';
import { pages } from '../src/pages.ts';
import { firstLoadsIn } from './firstLoads.ts';

const list = 'src/features/configurations/ConfigurationsPage.tsx';
const manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react.js'], css: ['assets/index.css'] },
  '_react.js': { file: 'assets/react.js' },
  '_shared.js': { file: 'assets/shared.js', imports: ['_react.js'], css: ['assets/shared.css'] },
  '_rows.js': { file: 'assets/rows.js', imports: ['_shared.js'], css: ['assets/shared.css'] },
  [list]: { file: 'assets/list.js', imports: ['index.html', '_rows.js'], css: ['assets/list.css'] },
};

test('a page needs what its script imports, directly or by others, but for what every page loads', () => {
  const loads = firstLoadsIn(manifest);
  expect(loads).toHaveLength(Object.keys(pages).length);
  expect(loads.find(({ pattern }) => pattern === pages.configurations.path)).toEqual({
    pattern: '/configurations',
    title: 'Configurations',
    scripts: ['/assets/list.js', '/assets/rows.js', '/assets/shared.js'],
    styles: ['/assets/list.css', '/assets/shared.css'],
  });
});

test('a page that the build does not have begins with its title alone', () => {
  expect(firstLoadsIn(manifest).find(({ pattern }) => pattern === pages.scan.path)).toEqual({
    pattern: '/scan',
    title: 'Scan',
    scripts: [],
    styles: [],
  });
});
