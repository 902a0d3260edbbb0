import { expect, test } from 'vitest';
import type { FileEntry } from './fileGroups.ts';
import { getMaxThumbnailBytes } from './thumbnail.ts';

const file = (documentType: string, size: number | null | undefined, versions = 1): FileEntry => ({
  kind: 'ATTACHMENT',
  id: '1',
  configurationId: 'OU1234',
  productConfigurationId: undefined,
  revision: '0A',
  name: 'A file',
  documentType,
  state: '',
  staffOnly: false,
  allRevisions: true,
  versions: Array.from({ length: versions }, () => ({ versionNumber: 1, size, created: '', createdBy: '' })),
});

test.each([
  ['PNG', 1000, true],
  ['JPEG', null, true],
  ['PDF', 1024 * 1024, true],
  ['PDF', 1024 * 1024 + 1, false],
  ['PNG', 3_000_000, false],
  ['G_CODE', 10, false],
  ['TEXT', 10, false],
  ['ZIP', 10, false],
  ['SOMETHING_ELSE', 10, false],
])('%s of %s bytes is shown in small: %s', (documentType, size, shown) => {
  expect(getMaxThumbnailBytes(file(documentType, size)) !== undefined).toBe(shown);
});

test('a file without content has nothing to show', () => {
  expect(getMaxThumbnailBytes(file('PNG', 1, 0))).toBeUndefined();
});
