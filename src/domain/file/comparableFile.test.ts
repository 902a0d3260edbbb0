import { expect, test } from 'vitest';
import { listComparableFiles, findComparableFile } from './comparableFile.ts';
import type { FileEntry, FileGroup } from './fileGroups.ts';

const entry = (kind: FileEntry['kind'], id: string, made = true): FileEntry => ({
  kind,
  id,
  configurationId: 'OU1234',
  productConfigurationId: undefined,
  revision: '0A',
  name: id,
  documentType: 'PDF',
  state: '',
  staffOnly: false,
  allRevisions: false,
  versions: made ? [{ versionNumber: 1, created: '', createdBy: '' }] : [],
});
const place = (
  title: string,
  artefacts: readonly FileEntry[],
  attachments: readonly FileEntry[] = [],
): FileGroup => ({
  title,
  productConfigurationId: undefined,
  expected: [],
  missing: [],
  artefacts,
  attachments,
});
const files = listComparableFiles([
  place(
    'Configuration',
    [entry('ARTEFACT', 'QUOTE'), entry('ARTEFACT', 'TECHNICAL_SPECIFICATION')],
    [entry('ATTACHMENT', 'Drawing')],
  ),
  place('Transmitter T1', [entry('ARTEFACT', 'WIRING_FILE'), entry('ARTEFACT', 'BOM', false)]),
  place('Receiver R1', [entry('ARTEFACT', 'WIRING_FILE')]),
]);

test('files without a content are left out', () =>
  expect(files.map(({ key }) => key)).toEqual([
    '0.QUOTE',
    '0.TECHNICAL_SPECIFICATION',
    '0.drawing',
    '1.WIRING_FILE',
    '2.WIRING_FILE',
  ]));

test.each([
  ['2.WIRING_FILE', '2.WIRING_FILE'],
  ['3.WIRING_FILE', '1.WIRING_FILE'],
  ['0.drawing', '0.drawing'],
  ['1.MILLING_FILE', '0.TECHNICAL_SPECIFICATION'],
  [null, '0.TECHNICAL_SPECIFICATION'],
])('where %s was looked at, %s is shown', (wanted, key) =>
  expect(findComparableFile(files, wanted)?.key).toBe(key),
);

test('without the file it is first judged by the first is shown, and without files none', () => {
  expect(findComparableFile(files.slice(3), null)?.key).toBe('1.WIRING_FILE');
  expect(findComparableFile([], null)).toBeUndefined();
});
