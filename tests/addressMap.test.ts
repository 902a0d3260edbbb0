import { QueryClient } from '@tanstack/react-query';
import { matchPath, matchRoutes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { buildRoutes } from '~/app/routes.tsx';
import { pages } from '~/pages.ts';
import { pathRedirects, paths } from '~/paths.ts';

const routes = buildRoutes(new QueryClient());
const all = Object.values(pages);
const outside = [paths.login(), paths.logout()];

/** All paths by name; those of nested groups are flattened. */
const named = Object.entries(paths).flatMap(([name, path]) =>
  typeof path === 'function'
    ? [[name, path] as const]
    : Object.entries(path).map(([below, inner]) => [`${name}.${below}`, inner] as const),
);
/** Paths with a value for each parameter. */
const addresses = named.map(([name, path]) => {
  const parameters = Array.from({ length: path.length }, (_, index) => `x${index}`);
  const address = Reflect.apply(path, undefined, parameters);
  return [name, new URL(address, 'http://portal.invalid').pathname] as const;
});

const patternAt = (pathname: string): string | undefined => matchRoutes(routes, pathname)?.at(-1)?.route.path;

describe('every address leads to a page', () => {
  test.each(addresses)('%s: %s', (_, pathname) => {
    expect(matchRoutes(routes, pathname)).not.toBeNull();
    expect(patternAt(pathname)).not.toBe('*');
  });
});

describe('every page has an address and a title of its own', () => {
  test.each(all.map(({ path }) => path))('%s', (path) => {
    expect(addresses.some(([, pathname]) => matchPath(path, pathname))).toBe(true);
  });

  test('the titles', () => {
    const titles = all.map(({ title }) => title);
    expect(titles.every((title) => title.trim() !== '')).toBe(true);
    expect(new Set(titles)).toHaveLength(titles.length);
  });
});

test.each([
  '/nowhere',
  '/configurations/a/b/c',
  '/products/G6/CU/0100001/x',
  '/Configurations',
  '/LOGIN',
  '/administration/nothing',
  '/Administration/gcode',
  '/administration/Parts',
  '/administration/PARTS/P00003',
  '/login/x',
])('%s is no page', (pathname) => expect(patternAt(pathname)).toBe('*'));

test('the pages outside of the frame are no pages of it', () => {
  for (const address of outside) expect(all.map(({ path }) => path)).not.toContain(address);
});

test.each([
  ['/administration/gcode', paths.milling.machines()],
  ['/administration/gcode/machines/machineForm', paths.milling.machineForm()],
  ['/administration/gcode/macros/macroForm', paths.milling.macroForm()],
  ['/administration/accounts/groups', paths.groups()],
  ['/administration/toolbox/kbmax/resources', paths.resources()],
  ['/administration/toolbox', paths.toolbox()],
  ['/administration/permissions', paths.roles()],
])('%s leads on to %s', (address, expected) => {
  expect(pathRedirects[address]).toBe(expected);
  expect(matchRoutes(routes, address)?.at(-1)?.route.path).toBe(address);
});

test.each(['/products/G6', '/products/G6/PCU', '/products/G6/PCU/0100001'])(
  '%s is about products',
  (address) => expect(patternAt(address)).toBe('/products/:productFamily/:deviceType?/:serialNumber?'),
);

test('a part leads on to what is milled for it', () => {
  expect(patternAt(paths.part('P00003'))).toBe('/administration/parts/:partNumber');
});

test.each([
  [paths.configuration('a/b c', '0A', { tab: 'FILES' }), '/configurations/a%2Fb%20c/0A?tab=FILES'],
  [paths.configuration('OU1234'), '/configurations/OU1234'],
  [paths.product('G6', 'PCU', '0100001', { tab: 'EVENTS' }), '/products/G6/PCU/0100001?tab=EVENTS'],
  [paths.milling.macroVersion('m/1'), '/administration/gcode/macros/m%2F1/version'],
  [paths.milling.macroVersion('m1', 'v 2'), '/administration/gcode/macros/m1/version/v%202'],
  [paths.configurations({ search: 'å&b', state: '' }), '/configurations?search=%C3%A5%26b'],
])('%s', (address, expected) => expect(address).toBe(expected));
