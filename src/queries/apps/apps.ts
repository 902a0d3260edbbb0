import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '~/api/ApiError.ts';
import { restoreRawFields } from '~/api/responses/restoreRawValues.ts';
import { call } from '~/api/call.ts';
import { download } from '~/api/download.ts';
import type { Result } from '~/api/operations.ts';
import { upload } from '~/api/upload.ts';
import { type AppPlatform, formatPlatform, formatAppFileName, detectExtension } from '~/domain/app/app.ts';
import { createSuccessNotice } from '~/domain/notice/notices.ts';
import { appSuccessTexts, appTexts } from '~/domain/words/texts/apps.ts';
import { filesTabTexts } from '~/domain/words/texts/files.ts';
import { describeError } from '~/api/describeError.ts';
import { createTransferReporter } from '~/queries/files/files.ts';
import { startDownload } from '~/queries/files/startDownload.ts';
import { customMutation, operationMutation } from '~/queries/mutation.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { operationQuery } from '~/queries/query.ts';
import { startJob, type JobContext, type StartedJob } from '~/platform/jobs/jobs.ts';
import { saveFile } from '~/platform/saveFile.ts';

export type AppRow = Result<'barGetAll'>[number];
type Key = Pick<AppRow, 'platform' | 'version'>;

export const appsQuery = () => operationQuery('barGetAll', {});

/** The app offered to users of a platform; null where there is none. */
export const latestAppQuery = (platform: AppPlatform) =>
  operationQuery('barGetLatest', { path: { platform } });

const effects = (sentence: string) =>
  ({ done: createSuccessNotice(sentence), refreshes: ['barGetAll', 'barGetLatest'] }) as const;

type AppChange = Pick<AppRow, 'message' | 'enabled'>;

const updateBody = (app: AppRow, { message, enabled }: AppChange) =>
  restoreRawFields('barUpdate', app, app, { platform: app.platform, version: app.version, message, enabled });

export const updateAppMutation = () =>
  customMutation(
    ({ app, ...change }: AppChange & { readonly app: AppRow }) =>
      call('barUpdate', { body: updateBody(app, change) }),
    effects(appSuccessTexts.saved),
  );

export const deleteAppVersionMutation = (version: string) =>
  operationMutation('barVersionDelete', effects(appSuccessTexts.deleted(version)));
export const deletePlatformMutation = (platform: string) =>
  operationMutation('barPlatformDelete', effects(appSuccessTexts.platformDeleted(formatPlatform(platform))));

type Sending = Key & { readonly file: File; readonly context: JobContext };

const sendFile = ({ platform, version, file, context }: Sending) =>
  upload('binaryAssetUpload', { query: { platform, version } }, file, {
    signal: context.signal,
    onProgress: createTransferReporter(context, filesTabTexts.sent),
  });

export function uploadAppFile(client: QueryClient, key: Key, file: File): StartedJob<AppRow> {
  const { platform, version } = key;
  const send = customMutation(sendFile, effects(appSuccessTexts.uploaded(version)));
  return startJob({
    title: appTexts.uploadJob(formatPlatform(platform), version),
    about: `upload app ${platform} ${version}`,
    reason: describeError,
    run: (context) => executeMutation(client, send, { ...key, file, context }),
  });
}

type NewApp = Omit<AppRow, 'size'> & {
  readonly file: File;
  readonly onArrived: () => void;
};

/** Announces a version, disabled. One announced before that never got its file is reused. */
async function announce({ platform, version, message }: NewApp): Promise<void> {
  try {
    await call('barCreate', { body: { platform, version, message, enabled: false } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    const all = await call('barGetAll', {});
    const isWaiting = all.some(
      (app) => app.platform === platform && app.version === version && app.size === null,
    );
    if (!isWaiting) throw error;
  }
}

/**
 * Announces, uploads, then enables, so that no app without a file is offered. A retry resumes after the last
 * step done.
 */
export function createApp(client: QueryClient, wanted: NewApp): StartedJob<AppRow> {
  const { platform, version, message, enabled, file } = wanted;
  let isAnnounced = false;
  let sent: AppRow | undefined;
  const create = customMutation(
    async (context: JobContext) => {
      if (!isAnnounced) await announce(wanted);
      isAnnounced = true;
      sent ??= await sendFile({ platform, version, file, context });
      const isAsWanted = sent.enabled === enabled && sent.message === message;
      return isAsWanted ? sent : call('barUpdate', { body: updateBody(sent, { message, enabled }) });
    },
    effects(appSuccessTexts.created(version)),
  );
  return startJob({
    title: appTexts.uploadJob(formatPlatform(platform), version),
    about: `upload app ${platform} ${version}`,
    reason: describeError,
    run: async (context) => {
      try {
        const created = await executeMutation(client, create, context);
        wanted.onArrived();
        return created;
      } finally {
        // The announced version shows in the list even where its upload failed.
        void client.invalidateQueries({ queryKey: ['barGetAll'] });
      }
    },
  });
}

export function downloadApp({ platform, version }: Key): StartedJob<void> {
  return startDownload({
    title: formatAppFileName({ platform, version }, undefined),
    about: `download app ${platform} ${version}`,
    run: async (context) => {
      const { blob, name } = await download(
        'binaryAssetDownload',
        { query: { platform, version } },
        { signal: context.signal, onProgress: createTransferReporter(context, filesTabTexts.received) },
      );
      const head = new Uint8Array(await blob.slice(0, 8).arrayBuffer());
      saveFile(blob, formatAppFileName({ platform, version }, detectExtension(head, name)));
    },
  });
}
