import type { AnyState } from '~/domain/configuration/state.ts';
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

/** The artefact type of a file; undefined for an attachment. */
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
