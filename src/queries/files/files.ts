import type { DownloadedFile } from '~/api/download.ts';
import type { TransferOptions, TransferProgress } from '~/api/upload.ts';
import { getArtefactDocumentType, getArtefactLabel } from '~/domain/file/artefactKinds.ts';
import { sanitizeFileName } from '~/domain/file/sanitizeFileName.ts';
import { getNewestFileVersion, formatSavedFileName, type FileEntry } from '~/domain/file/fileGroups.ts';
import { createSuccessNotice } from '~/domain/notice/notices.ts';
import { operationMutation } from '~/queries/mutation.ts';
import { startDownload } from './startDownload.ts';
import { fetchFileContent } from './transfer.ts';
import { filesTabTexts } from '~/domain/words/texts/files.ts';
import type { JobContext, StartedJob } from '~/platform/jobs/jobs.ts';
import { saveFile } from '~/platform/saveFile.ts';

export const createTransferReporter =
  (context: JobContext, verb: string) =>
  ({ loaded, total }: TransferProgress): void =>
    context.report({
      share: total ? loaded / total : undefined,
      detail: filesTabTexts.transferred(verb, loaded, total),
    });

export function fetchFile(
  { kind, id, configurationId, productConfigurationId, revision }: FileEntry,
  versionNumber: number,
  options: TransferOptions,
): Promise<DownloadedFile> {
  const version = { configurationId, productConfigurationId, revision, versionNumber };
  return fetchFileContent(
    kind === 'ARTEFACT' ? { ...version, artefactType: id } : { ...version, attachmentId: id },
    options,
  );
}

export function downloadFile(
  file: FileEntry,
  versionNumber = getNewestFileVersion(file)?.versionNumber ?? 1,
): StartedJob<void> {
  const own = formatSavedFileName(file, versionNumber);
  const { kind, id, configurationId, productConfigurationId = configurationId, revision } = file;
  return startDownload({
    title: file.name,
    about: `download ${[kind, id, productConfigurationId, revision, versionNumber].join(' ')}`,
    run: async (context) => {
      const options = {
        signal: context.signal,
        onProgress: createTransferReporter(context, filesTabTexts.received),
      };
      const { blob, name } = await fetchFile(file, versionNumber, options);
      const isParameterFile = file.kind === 'ARTEFACT' && file.id === 'MODULATE_FILE';
      saveFile(blob, isParameterFile ? own : sanitizeFileName(name ?? own, file.documentType));
    },
  });
}

export function downloadArtefact(
  { configurationId, revision }: { readonly configurationId: string; readonly revision: string },
  artefactType: string,
): StartedJob<void> {
  const name = getArtefactLabel(artefactType);
  return startDownload({
    title: name,
    about: `download ARTEFACT ${artefactType} ${configurationId} ${revision} newest`,
    run: async (context) => {
      const options = {
        signal: context.signal,
        onProgress: createTransferReporter(context, filesTabTexts.received),
      };
      const file = await fetchFileContent({ configurationId, revision, artefactType }, options);
      saveFile(file.blob, sanitizeFileName(file.name ?? name, getArtefactDocumentType(artefactType) ?? ''));
    },
  });
}

export const deleteAttachmentMutation = (name: string) =>
  operationMutation('attachmentDelete', {
    done: createSuccessNotice(filesTabTexts.deleted(name)),
    refreshes: ['configurationGet'],
  });
