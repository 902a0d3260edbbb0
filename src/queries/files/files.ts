import { download, type DownloadedFile } from '~/api/download.ts';
import type { TransferOptions, TransferProgress } from '~/api/upload.ts';
import { safeFileName } from '~/domain/file/name.ts';
import { newestVersion, savedName, type FileEntry } from '~/domain/file/places.ts';
import { notice } from '~/domain/notice/notices.ts';
import { failureText, reportFailure } from '~/queries/failures.ts';
import { mutation } from '~/queries/mutation.ts';
import { byteText } from '~/domain/words/numbers.ts';
import { startJob, type JobContext, type StartedJob } from '~/ui/jobs/jobs.ts';
import { saveFile } from '~/ui/saveFile.ts';

/** Where a file hangs: on a configuration, or on one of its product configurations. */
export type FileOwner = {
  readonly configurationId: string;
  readonly productConfigurationId?: string | undefined;
  readonly revision: string;
};

/** One version of an artefact, or the newest. */
export type ArtefactFile = FileOwner & {
  readonly artefactType: string;
  readonly versionNumber?: number | undefined;
};

/** One version of an attachment, or the newest. */
export type AttachmentFile = FileOwner & {
  readonly attachmentId: string;
  readonly versionNumber?: number | undefined;
};

/** Has a job tell how much of a transfer is done. */
export const told =
  (context: JobContext, verb: string) =>
  ({ loaded, total }: TransferProgress): void =>
    context.report({
      share: total ? loaded / total : undefined,
      detail: `${verb} ${byteText(loaded)}${total ? ` of ${byteText(total)}` : ''}`,
    });

/** A file of a configuration or product configuration: an artefact by its type, or an attachment by its id. */
export type ContentFile = ArtefactFile | AttachmentFile;

export const isAttachment = (file: ContentFile): file is AttachmentFile => 'attachmentId' in file;

/** Fetches the content of an artefact or attachment, of the version named or of the newest. */
export function fetchContent(file: ContentFile, options: TransferOptions): Promise<DownloadedFile> {
  const { configurationId, productConfigurationId, revision, versionNumber } = file;
  const version = versionNumber === undefined ? {} : { versionNumber };
  if (isAttachment(file)) {
    const query = { attachmentId: file.attachmentId, ...version };
    return productConfigurationId === undefined
      ? download('configurationAttachmentDownload', { query: { configurationId, ...query } }, options)
      : download(
          'productConfigurationAttachmentDownload',
          { query: { productConfigurationId, ...query } },
          options,
        );
  }
  const query = { artefactType: file.artefactType, revision, ...version };
  return productConfigurationId === undefined
    ? download('configurationArtefactDownload', { query: { configurationId, ...query } }, options)
    : download(
        'productConfigurationArtefactDownload',
        { query: { productConfigurationId, ...query } },
        options,
      );
}

/** Fetches one version of a file of the list. */
export function fetchFile(
  { kind, id, configurationId, productConfigurationId, revision }: FileEntry,
  versionNumber: number,
  options: TransferOptions,
): Promise<DownloadedFile> {
  const version = { configurationId, productConfigurationId, revision, versionNumber };
  return fetchContent(
    kind === 'ARTEFACT' ? { ...version, artefactType: id } : { ...version, attachmentId: id },
    options,
  );
}

/** Downloads one version of a file to the person's disk, by default the newest. */
export function downloadFile(
  file: FileEntry,
  versionNumber = newestVersion(file)?.versionNumber ?? 1,
): StartedJob<void> {
  const own = savedName(file, versionNumber);
  const job = startJob({
    title: file.name,
    reason: failureText,
    run: async (context) => {
      const options = { signal: context.signal, onProgress: told(context, 'Received') };
      const { blob, name } = await fetchFile(file, versionNumber, options);
      const isParameterFile = file.kind === 'ARTEFACT' && file.id === 'MODULATE_FILE';
      saveFile(blob, isParameterFile ? own : safeFileName(name ?? own, file.documentType));
    },
  });
  job.ended.catch(reportFailure);
  return job;
}

/** Deletes an attachment with all its versions. */
export const deleteAttachment = (name: string) =>
  mutation('attachmentDelete', {
    done: notice('SUCCESS', { title: `${name} has been deleted` }),
    refreshes: ['configurationGet'],
  });
