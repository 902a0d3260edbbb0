import { expect, test } from 'vitest';
import { parseFileView, countFiles, getDefaultFileView } from './fileView.ts';
import type { FileEntry, FileGroup } from './fileGroups.ts';

const files = (kind: FileEntry['kind'], count: number): FileEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    kind,
    id: String(index),
    configurationId: 'OU1234',
    productConfigurationId: undefined,
    revision: '0A',
    name: String(index),
    documentType: 'PDF',
    state: '',
    staffOnly: false,
    allRevisions: false,
    versions: [],
  }));
const place = (artefacts: number, attachments: number): FileGroup => ({
  title: 'Configuration',
  productConfigurationId: undefined,
  expected: [],
  missing: [],
  artefacts: files('ARTEFACT', artefacts),
  attachments: files('ATTACHMENT', attachments),
});

test.each([
  [[], 0, 'LIST'],
  [[place(20, 0)], 20, 'LIST'],
  [[place(10, 5), place(5, 0)], 20, 'LIST'],
  [[place(21, 0)], 21, 'MATRIX'],
  [[place(10, 5), place(5, 1)], 21, 'MATRIX'],
] as const)('the view of files where nobody has chosen one, %#', (places, count, view) => {
  expect(countFiles(places)).toBe(count);
  expect(getDefaultFileView(places)).toBe(view);
});

test.each([
  [null, undefined],
  ['', undefined],
  ['matrix', undefined],
  ['TREE', undefined],
  ['LIST', 'LIST'],
  ['MATRIX', 'MATRIX'],
])('the view chosen by %j', (text, view) => {
  expect(parseFileView(text)).toBe(view);
});
