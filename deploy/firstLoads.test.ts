import { expect, test } from 'vitest';
import { patterns } from '../src/paths.ts';
import { pagesIn, routesText } from './firstLoads.ts';

test('every page of the address map is told from its text', async () => {
  const found = pagesIn(await routesText());
  expect(found.length).toBeGreaterThan(30);
  const list = found.find(({ pattern }) => pattern === patterns.configurations);
  expect(list?.title).toBe('Configurations');
  expect(list?.file).toMatch(/src\/features\/configurations\/ConfigurationsPage\.tsx$/);
});

test.each([
  ['no page at all', ''],
  ['a page written in another way', "load: async () => (await import('~/features/a/APage.tsx')).page"],
  ['a page at an address that has no name', "nowhere: () => import('~/a/APage.tsx')"],
])('%s fails the build', (_, text) => expect(() => pagesIn(text)).toThrow('The address map has'));
