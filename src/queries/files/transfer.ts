import { download, type DownloadedFile } from '~/api/download.ts';
import type { OperationId, Result, UploadOperationId } from '~/api/operations.ts';
import { upload, type TransferOptions } from '~/api/upload.ts';
import type { FileEntry } from '~/domain/file/fileGroups.ts';

export type FileGroupKey = {
  readonly configurationId: string;
  readonly productConfigurationId?: string | undefined;
  readonly revision: string;
};

export type ArtefactReference = FileGroupKey & {
  readonly artefactType: string;
  readonly versionNumber?: number | undefined;
};

export type AttachmentReference = FileGroupKey & {
  readonly attachmentId: string;
  readonly versionNumber?: number | undefined;
};

export type FileReference = ArtefactReference | AttachmentReference;

/**
 * Target of an upload. Without `revisionOnly` the back end decides whether an artefact is for its revision
 * only.
 */
export type UploadTarget = AttachmentReference | (ArtefactReference & { readonly revisionOnly?: boolean });

export const isAttachment = (file: FileReference): file is AttachmentReference => 'attachmentId' in file;

const operations = {
  ARTEFACT: {
    CONFIGURATION: {
      download: 'configurationArtefactDownload',
      upload: 'configurationArtefactUpload',
    },
    PRODUCT_CONFIGURATION: {
      download: 'productConfigurationArtefactDownload',
      upload: 'productConfigurationArtefactUpload',
    },
  },
  ATTACHMENT: {
    CONFIGURATION: {
      download: 'configurationAttachmentDownload',
      upload: 'configurationAttachmentUpload',
    },
    PRODUCT_CONFIGURATION: {
      download: 'productConfigurationAttachmentDownload',
      upload: 'productConfigurationAttachmentUpload',
    },
  },
} as const satisfies Record<
  FileEntry['kind'],
  Record<
    'CONFIGURATION' | 'PRODUCT_CONFIGURATION',
    { readonly download: OperationId; readonly upload: UploadOperationId }
  >
>;

export function getTransferOperations(file: FileReference) {
  const { configurationId, productConfigurationId, revision } = file;
  const kind = productConfigurationId === undefined ? 'CONFIGURATION' : 'PRODUCT_CONFIGURATION';
  const place = productConfigurationId === undefined ? { configurationId } : { productConfigurationId };
  return isAttachment(file)
    ? { ...operations.ATTACHMENT[kind], query: { ...place, attachmentId: file.attachmentId } }
    : { ...operations.ARTEFACT[kind], query: { ...place, artefactType: file.artefactType, revision } };
}

export function fetchFileContent(file: FileReference, options: TransferOptions): Promise<DownloadedFile> {
  const endpoint = getTransferOperations(file);
  const version = file.versionNumber === undefined ? {} : { versionNumber: file.versionNumber };
  return download(endpoint.download, { query: { ...endpoint.query, ...version } }, options);
}

export function uploadFileContent(
  file: UploadTarget,
  content: File,
  options: TransferOptions,
): Promise<Result<ReturnType<typeof getTransferOperations>['upload']>> {
  const endpoint = getTransferOperations(file);
  const only =
    'revisionOnly' in file && file.revisionOnly !== undefined ? { revisionOnly: file.revisionOnly } : {};
  return upload(endpoint.upload, { query: { ...endpoint.query, ...only } }, content, options);
}
