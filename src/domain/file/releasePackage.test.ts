import { describe, expect, test } from 'vitest';
import type { FileEntry, FileGroup } from './fileGroups.ts';
import {
  formatChecksums,
  listPackageFiles,
  formatPackageManifest,
  formatPackageName,
} from './releasePackage.ts';

const version = (versionNumber: number) => ({
  versionNumber,
  created: '2026-03-05T10:00:00.000Z',
  createdBy: 'application.engineer@maker.example',
});
const file = (name: string, over: Partial<FileEntry> = {}): FileEntry => ({
  kind: 'ATTACHMENT',
  id: name,
  configurationId: 'OU1234',
  productConfigurationId: undefined,
  revision: '0A',
  name,
  documentType: 'PDF',
  state: '',
  staffOnly: false,
  allRevisions: false,
  versions: [version(2), version(1)],
  ...over,
});
const place = (title: string, ...files: FileEntry[]): FileGroup => ({
  title,
  productConfigurationId: undefined,
  expected: [],
  missing: [],
  artefacts: files.filter(({ kind }) => kind === 'ARTEFACT'),
  attachments: files.filter(({ kind }) => kind === 'ATTACHMENT'),
});

describe('a package', () => {
  test('has the newest version of everything, a folder for each place', () => {
    const quote = file('Quote', { kind: 'ARTEFACT', id: 'QUOTE' });
    const wiring = file('Wiring file', { kind: 'ARTEFACT', id: 'WIRING_FILE', documentType: 'TEXT' });
    const packaged = listPackageFiles([
      place('Configuration', file('Drawing'), quote),
      place('Transmitter P00003-OU1234', wiring),
    ]);
    expect(packaged.map(({ path, version: { versionNumber } }) => [path, versionNumber])).toEqual([
      ['Configuration/Quote.pdf', 2],
      ['Configuration/Drawing.pdf', 2],
      ['Transmitter P00003-OU1234/Wiring file.txt', 2],
    ]);
  });
  test('leaves out what has no file', () => {
    expect(listPackageFiles([place('Configuration', file('Announced', { versions: [] }))])).toEqual([]);
  });
  test('has no two paths that a file system takes for one, and none that leads out of it', () => {
    const paths = listPackageFiles([
      place(
        'Configuration',
        file('a/b'),
        file('A\\B', { id: '2' }),
        file('../../etc', { id: '3' }),
        file('con'),
      ),
    ]).map(({ path }) => path);
    expect(paths).toEqual([
      'Configuration/a_b.pdf',
      'Configuration/A_B (2).pdf',
      'Configuration/_.._etc.pdf',
      'Configuration/_con.pdf',
    ]);
  });
});

const subject = {
  configurationId: 'OU1234',
  revision: '0A',
  revisionState: 'ACTIVE',
  configurationState: 'READY_FOR_PRODUCTION',
  productFamily: 'G6',
  account: { accountNumber: '3005019', accountName: 'No customer' },
};
const sealed = listPackageFiles([
  place('Configuration', file('Quote', { kind: 'ARTEFACT', id: 'QUOTE' })),
]).map((each) => ({ ...each, size: 812, sha256: 'a'.repeat(64) }));

test('its manifest names every file with version, size and sum', () => {
  const at = new Date('2026-11-20T13:00:00Z');
  expect(JSON.parse(formatPackageManifest(subject, sealed, { at, by: 'approver@maker.example' }))).toEqual({
    configurationId: 'OU1234',
    revision: '0A',
    revisionState: 'ACTIVE',
    configurationState: 'READY_FOR_PRODUCTION',
    productFamily: 'G6',
    accountNumber: '3005019',
    accountName: 'No customer',
    packed: '2026-11-20T13:00:00.000Z',
    packedBy: 'approver@maker.example',
    files: [
      {
        path: 'Configuration/Quote.pdf',
        place: 'Configuration',
        kind: 'ARTEFACT',
        name: 'Quote',
        artefactType: 'QUOTE',
        documentType: 'PDF',
        version: 2,
        created: '2026-03-05T10:00:00.000Z',
        createdBy: 'application.engineer@maker.example',
        size: 812,
        sha256: 'a'.repeat(64),
      },
    ],
  });
});

test('its sums can be checked by the usual tool', () => {
  expect(formatChecksums(sealed)).toBe(`${'a'.repeat(64)}  Configuration/Quote.pdf\n`);
});

test('it is named after configuration and revision', () =>
  expect(formatPackageName(subject)).toBe('OU1234_0A'));
