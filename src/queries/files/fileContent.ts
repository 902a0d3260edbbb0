import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '~/api/call.ts';
import type { TransferOptions } from '~/api/upload.ts';
import { createFileUpdatedNotice, createValidationNotice } from '~/domain/notice/notices.ts';
import { getEditableFileKind } from '~/domain/file/previewKind.ts';
import {
  getTransferOperations,
  fetchFileContent,
  isAttachment,
  uploadFileContent,
  type FileReference,
  type FileGroupKey,
} from './transfer.ts';
import { describeError } from '~/api/describeError.ts';
import { customMutation, operationMutation } from '~/queries/mutation.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { buildQueryKey } from '~/queries/query.ts';
import { filesTabTexts } from '~/domain/words/texts/files.ts';
import { millingFileTexts } from '~/domain/words/texts/previews.ts';
import { startJob, type StartedJob } from '~/platform/jobs/jobs.ts';
import { notify } from '~/platform/notices.ts';

/** Bytes of a file, removed from the cache as soon as no component observes them: files are large. */
export const fileContentQuery = (file: FileReference, onProgress?: TransferOptions['onProgress']) =>
  queryOptions({
    queryKey: [...buildQueryKey(getTransferOperations(file).download), file],
    queryFn: async ({ signal }) => {
      const { blob } = await fetchFileContent(file, { signal, onProgress });
      return new Uint8Array(await blob.arrayBuffer());
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

type Sending = { readonly file: FileReference; readonly content: File; readonly options: TransferOptions };

const storeContent = () =>
  customMutation(({ file, content, options }: Sending) => uploadFileContent(file, content, options), {
    refreshes: ['configurationGet'],
  });

export function updateFileContent(
  client: QueryClient,
  file: FileReference,
  content: File,
): StartedJob<number> {
  return startJob({
    title: content.name,
    reason: describeError,
    run: async (context) => {
      const options: TransferOptions = {
        signal: context.signal,
        onProgress: ({ loaded, total }) =>
          context.report({
            share: total ? loaded / total : undefined,
            detail: filesTabTexts.transferred(filesTabTexts.sent, loaded, undefined),
          }),
      };
      const stored = await executeMutation(client, storeContent(), { file, content, options });
      const numbers = stored.versions.map(({ versionNumber }) => versionNumber);
      // A response without versions does not contain the new version number.
      const version =
        numbers.length > 0 ? Math.max(...numbers) : ((await fetchNewestVersionNumber(file)) ?? 0);
      notify(createFileUpdatedNotice(file.revision, version));
      return version;
    },
  });
}

const millingValidation = () => operationMutation('millingGcodeValidate');

/** Errors for which the CMS would refuse to store a milling file; they are notified as well. */
async function millingErrors(
  client: QueryClient,
  { productConfigurationId, revision: revisionId }: FileGroupKey,
  millingFileContent: string,
): Promise<readonly string[]> {
  if (productConfigurationId === undefined) {
    return [millingFileTexts.noProduct];
  }
  const { valid, errors } = await executeMutation(client, millingValidation(), {
    body: { productConfigurationId, revisionId, millingFileContent },
  });
  if (valid) return [];
  const found = errors.length > 0 ? errors : [millingFileTexts.invalid];
  notify(createValidationNotice(found));
  return found;
}

/** Errors that prevent storing a file. Milling files are validated by the CMS, all others accepted. */
export async function findContentErrors(
  client: QueryClient,
  file: FileReference,
  read: () => string | Promise<string>,
): Promise<readonly string[]> {
  const artefactType = isAttachment(file) ? undefined : file.artefactType;
  return getEditableFileKind({ artefactType }) === 'MILLING' ? millingErrors(client, file, await read()) : [];
}

export async function fetchNewestVersionNumber(file: FileReference): Promise<number | undefined> {
  const { configurationId, productConfigurationId, revision } = file;
  const configuration = await call('configurationGet', {
    path: { id: configurationId },
    query: { revision },
  });
  const place =
    configuration.productConfigurations.find(
      (each) => each.productConfigurationId === productConfigurationId,
    ) ?? configuration;
  const found = isAttachment(file)
    ? place.attachments.find(({ attachmentId }) => attachmentId === file.attachmentId)
    : place.artefacts.find(({ artefactType }) => artefactType === file.artefactType);
  return found && Math.max(0, ...found.versions.map(({ versionNumber }) => versionNumber));
}
