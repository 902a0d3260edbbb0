import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  domainLayers,
  explainImportViolation,
  explainPackageViolation,
  explainSpecifierViolation,
  layers,
} from '../lint/directions.mjs';

const foldersOf = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

test('lists every layer of src and of domain', () => {
  expect(foldersOf('src').toSorted()).toEqual(layers.toSorted());
  expect(foldersOf('src/domain').toSorted()).toEqual(domainLayers.flat().toSorted());
});

test.each([
  ['src/domain/words/a.ts', 'src/config.ts', false],
  ['src/domain/words/a.ts', 'src/paths.ts', false],
  ['src/domain/words/a.ts', 'src/pages.ts', true],
  ['src/domain/words/a.ts', 'src/domain/access/b.ts', false],
  ['src/domain/workflow/a.ts', 'src/domain/configuration/b.ts', true],
  ['src/domain/configuration/a.ts', 'src/domain/workflow/b.ts', false],
  ['src/domain/milling/a.ts', 'src/domain/scan/b.ts', false],
  ['src/api/a.ts', 'src/config.ts', true],
  ['src/ui/a.ts', 'src/queries/b.ts', false],
  ['src/queries/a.ts', 'src/ui/b.ts', true],
  ['src/platform/a.ts', 'src/api/b.ts', false],
  ['src/api/a.ts', 'src/platform/b.ts', true],
  ['src/features/parts/a.ts', 'src/features/apps/b.ts', false],
  ['src/features/parts/a.ts', 'src/features/parts/tabs/b.ts', true],
  ['src/features/parts/a.ts', 'src/app/b.ts', false],
  ['src/app/a.ts', 'mocks/cms/createCms.ts', false],
  ['src/main.tsx', 'src/app/App.tsx', true],
])('from %s to %s: %s', (from, to, allowed) => {
  expect(explainImportViolation(from, to) === undefined).toBe(allowed);
});

test.each([
  ['src/domain/bom/a.ts', 'fast-xml-parser', true],
  ['src/domain/words/a.ts', 'zod/mini', true],
  ['src/domain/words/a.ts', 'react', false],
  ['src/ui/a.ts', 'react', true],
])('from %s the package %s: %s', (from, name, allowed) => {
  expect(explainPackageViolation(from, name) === undefined).toBe(allowed);
});

test.each([
  ['src/ui/list/a.ts', './b.ts', true],
  ['src/ui/list/a.ts', '~/ui/list/b.ts', false],
  ['src/ui/list/a.ts', '~/ui/form/b.ts', true],
  ['src/ui/list/a.ts', '../form/b.ts', false],
  ['src/domain/bom/a.ts', '../words/b.ts', true],
  ['src/domain/bom/a.ts', '~/domain/words/b.ts', false],
  ['src/domain/bom/a.ts', '../../pages.ts', true],
  ['src/features/parts/tabs/a.ts', '../b.ts', true],
])('%s writes %s: %s', (from, specifier, allowed) => {
  expect(explainSpecifierViolation(from, specifier) === undefined).toBe(allowed);
});
