import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '~/api/ApiError.ts';
import { download } from '~/api/download.ts';
import { upload } from '~/api/upload.ts';
import { sanitizeFileName } from '~/domain/file/sanitizeFileName.ts';
import { createSuccessNotice } from '~/domain/notice/notices.ts';
import { toolboxTexts } from '~/domain/words/texts/toolbox.ts';
import { startDownload } from '~/queries/files/startDownload.ts';
import { modelImageQuery, acceptPng, type PictureQuery } from '~/queries/files/pictures.ts';
import { refreshOperations } from '~/queries/client.ts';
import { describeError } from '~/api/describeError.ts';
import { notifyError } from '~/queries/notifyError.ts';
import { operationMutation } from '~/queries/mutation.ts';
import { startJob, type StartedJob } from '~/platform/jobs/jobs.ts';
import { saveFile } from '~/platform/saveFile.ts';

export const clearProductTreesMutation = () =>
  operationMutation('productCacheClear', { done: createSuccessNotice(toolboxTexts.cacheCleared) });

export type ModelPicture = { readonly productConfigurationId: string; readonly view: string };

/**
 * The picture of a view, never from the cache; null where there is none. Unlike other pictures a failed read
 * is an error.
 */
export function modelPictureQuery({ productConfigurationId, view }: ModelPicture): PictureQuery {
  const args = { query: { productConfigurationId, imageType: view } };
  return {
    ...modelImageQuery(productConfigurationId, view),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      try {
        return acceptPng((await download('productConfigurationImageDownload', args, { signal })).blob);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  };
}

const pictureFile = ({ productConfigurationId, view }: ModelPicture): string =>
  `${productConfigurationId}_${view}.png`;

export const downloadModelPicture = ({ productConfigurationId, view }: ModelPicture): StartedJob<void> =>
  startDownload({
    title: toolboxTexts.saving(productConfigurationId, view),
    what: pictureFile({ productConfigurationId, view }),
    about: `model picture ${productConfigurationId} ${view}`,
    run: async (job) => {
      const args = { query: { productConfigurationId, imageType: view } };
      const { blob, name } = await download('productConfigurationImageDownload', args, {
        signal: job.signal,
        onProgress: ({ loaded, total }) => job.report({ share: total ? loaded / total : undefined }),
      });
      saveFile(blob, sanitizeFileName(name ?? pictureFile({ productConfigurationId, view })));
    },
  });

export const replaceModelPicture = (
  client: QueryClient,
  { productConfigurationId, view }: ModelPicture,
  file: File,
): StartedJob<void> =>
  startJob({
    title: toolboxTexts.uploading(productConfigurationId, view),
    reason: describeError,
    run: async (job) => {
      const args = { query: { productConfigurationId, kbMaxImageType: view } };
      await upload('productConfigurationImageUpload', args, file, {
        signal: job.signal,
        onProgress: ({ loaded, total }) => job.report({ share: total ? loaded / total : undefined }),
      }).catch((error: unknown) => {
        notifyError(error);
        throw error;
      });
      await refreshOperations(client, ['productConfigurationImageDownload']);
    },
  });
