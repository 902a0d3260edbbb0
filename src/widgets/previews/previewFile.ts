import type { AnyState } from '~/domain/configuration/state.ts';
import { newestVersion, type FileEntry } from '~/domain/file/places.ts';
import { parameterFileName } from '~/domain/file/artefacts.ts';
import { safeFileName } from '~/domain/file/name.ts';
import { previewKind } from '~/domain/file/previewKind.ts';
import type { ContentFile } from '~/queries/files/transfer.ts';

/** A file with what a preview says of it. */
export type PreviewFile = ContentFile & {
  readonly name: string;
  readonly documentType: string;
  readonly configurationState: AnyState;
  readonly revisionState: string;
  readonly versionNumber: number;
};

/** The configuration of a file, as far as showing and editing it depends on that. */
export type PreviewPlace = Pick<PreviewFile, 'configurationState' | 'revisionState'>;

/** A version of a file of the list as a preview shows it, by default the newest. */
export function previewFile(
  file: FileEntry,
  { configurationState, revisionState }: PreviewPlace,
  versionNumber = newestVersion(file)?.versionNumber ?? 1,
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

export const artefactTypeOf = (file: ContentFile): string | undefined =>
  'artefactType' in file ? file.artefactType : undefined;

export const previewKindOf = (file: PreviewFile) =>
  previewKind({ artefactType: artefactTypeOf(file), documentType: file.documentType });

/** The name a file is saved and sent under. */
export function fileNameOf(file: PreviewFile): string {
  const { productConfigurationId, revision, versionNumber: modulateVersion, name, documentType } = file;
  return previewKindOf(file) === 'PARAMETER_CODE' && productConfigurationId !== undefined
    ? safeFileName(parameterFileName({ productConfigurationId, revision, modulateVersion }))
    : safeFileName(name, documentType);
}
