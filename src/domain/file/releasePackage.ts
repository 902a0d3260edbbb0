import {
  getNewestFileVersion,
  formatSavedFileName,
  type FileEntry,
  type FileGroup,
  type FileVersion,
} from './fileGroups.ts';
import { sanitizeFileName } from './sanitizeFileName.ts';

export type PackageFile = {
  readonly path: string;
  readonly place: string;
  readonly file: FileEntry;
  readonly version: FileVersion;
};

function uniquely(taken: Set<string>, folder: string, name: string): string {
  const [, stem = name, extension = ''] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
  for (let number = 1; ; number += 1) {
    const path = `${folder}/${stem}${number > 1 ? ` (${number})` : ''}${extension}`;
    if (!taken.has(path.toLowerCase())) {
      taken.add(path.toLowerCase());
      return path;
    }
  }
}

export function listPackageFiles(places: readonly FileGroup[]): readonly PackageFile[] {
  const taken = new Set<string>();
  return places.flatMap(({ title, artefacts, attachments }) =>
    [...artefacts, ...attachments].flatMap((file) => {
      const version = getNewestFileVersion(file);
      if (!version) return [];
      const path = uniquely(taken, sanitizeFileName(title), formatSavedFileName(file, version.versionNumber));
      return [{ path, place: title, file, version }];
    }),
  );
}

export type HashedPackageFile = PackageFile & { readonly size: number; readonly sha256: string };

export type PackageSubject = {
  readonly configurationId: string;
  readonly revision: string;
  readonly revisionState: string;
  readonly configurationState: string;
  readonly productFamily: string;
  readonly account: { readonly accountNumber: string; readonly accountName: string };
};

export function formatPackageManifest(
  subject: PackageSubject,
  files: readonly HashedPackageFile[],
  packed: { readonly at: Date; readonly by: string },
): string {
  const { configurationId, revision, revisionState, configurationState, productFamily, account } = subject;
  const manifest = {
    configurationId,
    revision,
    revisionState,
    configurationState,
    productFamily,
    accountNumber: account.accountNumber,
    accountName: account.accountName,
    packed: packed.at.toISOString(),
    packedBy: packed.by,
    files: files.map(({ path, place, file, version, size, sha256 }) => ({
      path,
      place,
      kind: file.kind,
      name: file.name,
      ...(file.kind === 'ARTEFACT' && { artefactType: file.id }),
      documentType: file.documentType,
      version: version.versionNumber,
      created: version.created,
      createdBy: version.createdBy,
      size,
      sha256,
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

export const formatChecksums = (files: readonly HashedPackageFile[]): string =>
  files.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join('');

export const formatPackageName = (subject: Pick<PackageSubject, 'configurationId' | 'revision'>): string =>
  `${subject.configurationId}_${subject.revision}`;
