import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  type InitialLoad,
  renderAppShell,
  findInitialLoad,
  moveStylesBehindShell,
  parseColorScheme,
  extractInitialLoads,
} from './site.ts';
import { pages } from '../src/pages.ts';

const page = readFileSync(fileURLToPath(new URL('../index.html', import.meta.url)), 'utf8');

const load = (pattern: string, title = 'Title'): InitialLoad => ({
  pattern,
  title,
  scripts: ['/assets/one.js', '/assets/two.js'],
  styles: ['/assets/one.css'],
});

describe('the first load of an address', () => {
  const loads = ['/', '/scan', '/products/:family/:serial?', '/updates/form', '/updates/:id'].map((pattern) =>
    load(pattern),
  );

  test.each([
    ['/', '/'],
    ['/scan', '/scan'],
    ['/products/G6', '/products/:family/:serial?'],
    ['/products/G6/0100001', '/products/:family/:serial?'],
    ['/products/G6/%2F', '/products/:family/:serial?'],
    ['/updates/form', '/updates/form'],
    ['/updates/Form', '/updates/:id'],
    ['/login', undefined],
    ['/nowhere/at/all', undefined],
    ['/products/%', undefined],
  ])('%s is that of %s', (address, pattern) =>
    expect(findInitialLoad(loads, address)?.pattern).toBe(pattern),
  );
});

describe('the scheme', () => {
  test.each([
    ['', 'light dark'],
    ['colourScheme=dark', 'dark'],
    ['locale=en; colourScheme=light; x=1', 'light'],
    ['colourScheme=auto', 'light dark'],
    ['colourScheme="><script>', 'light dark'],
    ['otherColourScheme=dark', 'light dark'],
  ])('of the cookies %s is %s', (cookies, scheme) => expect(parseColorScheme(cookies)).toBe(scheme));

  test('stands in the page', () => {
    expect(renderAppShell(page, undefined, 'dark')).toContain('<meta name="color-scheme" content="dark" />');
  });
});

describe('a page of the address map', () => {
  const shown = renderAppShell(page, load('/scan', 'A & <b>'), 'light dark');

  test('begins with its frame and its title', () => {
    expect(shown).toContain('data-page="page"');
    expect(shown).toContain('<div>A &amp; &lt;b></div>');
  });

  test('names its scripts in its head and its styles after what is painted first', () => {
    const [head = '', body = ''] = shown.split('</head>');
    expect(head).toContain('<link rel="modulepreload" crossorigin href="/assets/one.js">');
    expect(head).toContain('href="/assets/two.js"');
    expect(head).not.toContain('one.css');
    expect(body.indexOf('id="first"')).toBeLessThan(body.indexOf('one.css'));
    expect(body.indexOf('one.css')).toBeLessThan(body.indexOf('id="root"'));
  });
});

test('an address that is not in the map begins with the sign alone', () => {
  expect(renderAppShell(page, undefined, 'light dark')).toContain('data-page="none"');
});

test('the style sheets of every page follow what is painted first', () => {
  const link = '<link rel="stylesheet" crossorigin href="/assets/index.css">';
  const moved = moveStylesBehindShell(page.replace('</head>', `${link}</head>`));
  expect(moved.match(/<link rel="stylesheet"/g)).toHaveLength(1);
  expect(moved.indexOf('id="first"')).toBeLessThan(moved.indexOf(link));
  expect(moved.indexOf(link)).toBeLessThan(moved.indexOf('id="root"'));
});

const list = 'src/features/configurations/ConfigurationsPage.tsx';
const manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react.js'], css: ['assets/index.css'] },
  '_react.js': { file: 'assets/react.js' },
  '_shared.js': { file: 'assets/shared.js', imports: ['_react.js'], css: ['assets/shared.css'] },
  '_rows.js': { file: 'assets/rows.js', imports: ['_shared.js'], css: ['assets/shared.css'] },
  [list]: { file: 'assets/list.js', imports: ['index.html', '_rows.js'], css: ['assets/list.css'] },
};

test('a page needs what its script imports, directly or by others, but for what every page loads', () => {
  const loads = extractInitialLoads(manifest);
  expect(loads).toHaveLength(Object.keys(pages).length);
  expect(loads.find(({ pattern }) => pattern === pages.configurations.path)).toEqual({
    pattern: '/configurations',
    title: 'Configurations',
    scripts: ['/assets/list.js', '/assets/rows.js', '/assets/shared.js'],
    styles: ['/assets/list.css', '/assets/shared.css'],
  });
});

test('a page that the build does not have begins with its title alone', () => {
  expect(extractInitialLoads(manifest).find(({ pattern }) => pattern === pages.scan.path)).toEqual({
    pattern: '/scan',
    title: 'Scan',
    scripts: [],
    styles: [],
  });
});
