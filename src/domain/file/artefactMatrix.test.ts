import { expect, test } from 'vitest';
import { buildArtefactMatrix, summarizeArtefactMatrix } from './artefactMatrix.ts';
import type { FileEntry, FileGroup } from './fileGroups.ts';

const file = (id: string, state: string, versions = 1): FileEntry => ({
  kind: 'ARTEFACT',
  id,
  configurationId: 'OU1234',
  productConfigurationId: undefined,
  revision: '0A',
  name: id,
  documentType: 'PDF',
  state,
  staffOnly: false,
  allRevisions: false,
  versions: Array.from({ length: versions }, () => ({ versionNumber: 1, created: '', createdBy: '' })),
});
const place = (title: string, expected: string[], ...artefacts: FileEntry[]): FileGroup => ({
  title,
  productConfigurationId: title,
  expected,
  missing: expected.filter((type) => artefacts.every(({ id }) => id !== type)),
  artefacts,
  attachments: [],
});

const places = [
  place('Configuration', ['QUOTE', 'AX_BOM'], file('QUOTE', 'READY'), file('HOUSE_STYLE', 'READY')),
  place(
    'Transmitter',
    ['WIRING_FILE', 'BOM', 'MILLING_FILE'],
    file('WIRING_FILE', 'FAILED'),
    file('BOM', 'PENDING', 0),
    file('MILLING_FILE', 'READY', 0),
  ),
];

test('every artefact stands where it belongs, in the order of the catalogue, what nobody listed last', () => {
  const rows = buildArtefactMatrix(places);
  expect(rows.map(({ label, cells }) => [label, ...cells.map(({ state }) => state)])).toEqual([
    ['Quote', 'READY', 'NONE'],
    ['Milling file', 'NONE', 'PENDING'],
    ['Wiring file', 'NONE', 'FAILED'],
    ['BOM', 'NONE', 'PENDING'],
    ['AX BOM', 'MISSING', 'NONE'],
    ['House style', 'READY', 'NONE'],
  ]);
  expect(summarizeArtefactMatrix(rows)).toBe('2 of 6 artefacts are there, 1 failed, 2 pending, 1 missing');
});

test('a whole matrix has nothing more to say', () => {
  expect(
    summarizeArtefactMatrix(buildArtefactMatrix([place('Configuration', [], file('QUOTE', 'READY'))])),
  ).toBe('1 of 1 artefacts are there');
});
