import type { AnyState } from '~/domain/configuration/state.ts';
import { getNewestFileVersion, type FileEntry } from '~/domain/file/fileGroups.ts';
import { formatParameterFileName } from '~/domain/file/artefacts.ts';
import { sanitizeFileName } from '~/domain/file/sanitizeFileName.ts';
import { getPreviewKind } from '~/domain/file/previewKind.ts';
import type { FileReference } from '~/queries/files/transfer.ts';

export type PreviewFile = FileReference & {
  readonly name: string;
  readonly documentType: string;
  readonly configurationState: AnyState;
  readonly revisionState: string;
  readonly versionNumber: number;
};

export type FileConfigurationStates = Pick<PreviewFile, 'configurationState' | 'revisionState'>;

export function toPreviewFile(
  file: FileEntry,
  { configurationState, revisionState }: FileConfigurationStates,
  versionNumber = getNewestFileVersion(file)?.versionNumber ?? 1,
): PreviewFile {
  const { kind, id, configurationId, productConfigurationId, revision, name, documentType } = file;
  return {
    configurationId,
    productConfigurationId,
    revision,
    ...(kind === 'ARTEFACT' ? { artefactType: id } : { attachmentId: id }),
    name,
    documentType,
    configurationState,
    revisionState,
    versionNumber,
  };
}

export const getArtefactType = (file: FileReference): string | undefined =>
  'artefactType' in file ? file.artefactType : undefined;

export const getFilePreviewKind = (file: PreviewFile) =>
  getPreviewKind({ artefactType: getArtefactType(file), documentType: file.documentType });

export function getPreviewFileName(file: PreviewFile): string {
  const { productConfigurationId, revision, versionNumber: modulateVersion, name, documentType } = file;
  return getFilePreviewKind(file) === 'PARAMETER_CODE' && productConfigurationId !== undefined
    ? sanitizeFileName(formatParameterFileName({ productConfigurationId, revision, modulateVersion }))
    : sanitizeFileName(name, documentType);
}
