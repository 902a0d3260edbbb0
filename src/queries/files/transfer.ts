import { download, type DownloadedFile } from '~/api/download.ts';
import type { OperationId, Result, UploadOperationId } from '~/api/operations.ts';
import { upload, type TransferOptions } from '~/api/upload.ts';
import type { FileEntry } from '~/domain/file/places.ts';

export type FilePlaceKey = {
  readonly configurationId: string;
  readonly productConfigurationId?: string | undefined;
  readonly revision: string;
};

export type ArtefactFile = FilePlaceKey & {
  readonly artefactType: string;
  readonly versionNumber?: number | undefined;
};

export type AttachmentFile = FilePlaceKey & {
  readonly attachmentId: string;
  readonly versionNumber?: number | undefined;
};

export type ContentFile = ArtefactFile | AttachmentFile;

/** An attachment, or an artefact with whether it is for its revision only; without that the back end decides. */
export type SentFile = AttachmentFile | (ArtefactFile & { readonly revisionOnly?: boolean });

export const isAttachment = (file: ContentFile): file is AttachmentFile => 'attachmentId' in file;

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

export function endpointOf(file: ContentFile) {
  const { configurationId, productConfigurationId, revision } = file;
  const kind = productConfigurationId === undefined ? 'CONFIGURATION' : 'PRODUCT_CONFIGURATION';
  const place = productConfigurationId === undefined ? { configurationId } : { productConfigurationId };
  return isAttachment(file)
    ? { ...operations.ATTACHMENT[kind], query: { ...place, attachmentId: file.attachmentId } }
    : { ...operations.ARTEFACT[kind], query: { ...place, artefactType: file.artefactType, revision } };
}

export function fetchContent(file: ContentFile, options: TransferOptions): Promise<DownloadedFile> {
  const endpoint = endpointOf(file);
  const version = file.versionNumber === undefined ? {} : { versionNumber: file.versionNumber };
  return download(endpoint.download, { query: { ...endpoint.query, ...version } }, options);
}

export function sendContent(
  file: SentFile,
  content: File,
  options: TransferOptions,
): Promise<Result<ReturnType<typeof endpointOf>['upload']>> {
  const endpoint = endpointOf(file);
  const only =
    'revisionOnly' in file && file.revisionOnly !== undefined ? { revisionOnly: file.revisionOnly } : {};
  return upload(endpoint.upload, { query: { ...endpoint.query, ...only } }, content, options);
}
