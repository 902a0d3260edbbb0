import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** The rooms of the house. What stands in one imports from it and from those before it. */
const rooms = ['domain', 'api', 'ui', 'queries', 'session', 'widgets', 'features', 'app'];
/** What is free to all but the domain. */
const free = ['src/config.ts', 'src/paths.ts'];
/** Where the page begins; they may import from every room. */
const beginnings = ['src/main.tsx', 'src/redirect.ts'];

const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
const roomOf = (file: string): string => file.split('/')[1] ?? '';
const featureOf = (file: string): string => file.split('/')[2] ?? '';

/** Where the imports of a file lead, as files of this project; packages are left out. */
function importsOf(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
    ([, specifier = '']) => specifier,
  );
  return specifiers
    .filter((specifier) => /^[.~]/.test(specifier))
    .map((specifier) =>
      specifier.startsWith('~/')
        ? `src/${specifier.slice(2)}`
        : path.posix.join(path.posix.dirname(file), specifier),
    );
}

function isAllowed(from: string, to: string): boolean {
  if (!to.startsWith('src/')) return false;
  if (beginnings.includes(from)) return true;
  if (free.includes(to)) return roomOf(from) !== 'domain';
  if (free.includes(from)) return false;
  const [own, other] = [rooms.indexOf(roomOf(from)), rooms.indexOf(roomOf(to))];
  if (other === -1 || other > own) return false;
  return roomOf(from) !== 'features' || roomOf(to) !== 'features' || featureOf(from) === featureOf(to);
}

test('the rooms are all there are', () => {
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual(rooms.toSorted());
});

test('every import goes up the house, none to another feature, and none to the stand-ins', () => {
  const imports = sources.flatMap((from) => importsOf(from).map((to) => ({ from, to })));
  expect(imports.length).toBeGreaterThan(sources.length);
  expect(imports.filter(({ from, to }) => !isAllowed(from, to))).toEqual([]);
});

test.each([
  ['src/domain/a.ts', 'src/config.ts', false],
  ['src/api/a.ts', 'src/config.ts', true],
  ['src/ui/a.ts', 'src/queries/b.ts', false],
  ['src/queries/a.ts', 'src/ui/b.ts', true],
  ['src/features/parts/a.ts', 'src/features/apps/b.ts', false],
  ['src/features/parts/a.ts', 'src/features/parts/b.ts', true],
  ['src/features/parts/a.ts', 'src/app/b.ts', false],
  ['src/app/a.ts', 'mocks/cms/app.ts', false],
  ['src/main.tsx', 'src/app/App.tsx', true],
])('from %s to %s: %s', (from, to, allowed) => expect(isAllowed(from, to)).toBe(allowed));

test('the linter says the same while one is typing', () => {
  const { overrides } = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as {
    overrides: { files: string[]; rules: Record<string, unknown> }[];
  };
  const linted = overrides
    .filter(({ rules }) => 'eslint/no-restricted-imports' in rules)
    .flatMap(({ files }) => files);
  expect(linted).toEqual(
    expect.arrayContaining(rooms.filter((room) => room !== 'app').map((room) => `src/${room}/**`)),
  );
});
