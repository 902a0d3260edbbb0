import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const documents = [
  ...readdirSync('.').filter((name) => name.endsWith('.md')),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name)),
];

const findLinks = (text: string): readonly string[] =>
  [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));

/** What is written as code and has the form of a path of the tree; `<area>` and the like stand for any name. */
const findPaths = (text: string): readonly string[] =>
  [...text.matchAll(/`((?:src|mocks|tests|e2e|deploy|openapi|tools|bench|docs)\/[\w./-]*)`/g)].map(
    ([, name = '']) => name,
  );

const findScripts = (text: string): readonly string[] =>
  [...text.matchAll(/npm run (?:-s )?([\w-]+)/g)].map(([, name = '']) => name);

test('the documents are found', () => {
  expect(documents).toContain('README.md');
  expect(documents.length).toBeGreaterThan(30);
});

describe.each(documents)('%s', (name) => {
  const text = readFileSync(name, 'utf8');

  test('links to files that exist', () => {
    const missing = findLinks(text).filter((target) => !existsSync(path.join(path.dirname(name), target)));
    expect(missing).toEqual([]);
  });

  test('names paths that exist', () => {
    // Written by `npm run bench`.
    const missing = findPaths(text).filter((found) => !existsSync(found) && found !== 'bench/results.md');
    expect(missing).toEqual([]);
  });

  test('names scripts that exist', () => {
    expect(findScripts(text).filter((script) => !Object.hasOwn(manifest.scripts, script))).toEqual([]);
  });
});

test('the README stays short enough to be read', () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThanOrEqual(150);
});

test('every decision is listed, in the order of its number', () => {
  const files = readdirSync('docs/decisions').filter((name) => name !== 'README.md');
  expect(findLinks(readFileSync('docs/decisions/README.md', 'utf8'))).toEqual(files.toSorted());
});
