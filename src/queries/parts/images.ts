import type { QueryClient } from '@tanstack/react-query';
import { download } from '~/api/download.ts';
import { upload } from '~/api/upload.ts';
import { partWord, type PartImageType } from '~/domain/part/enumerations.ts';
import { notice } from '~/domain/notice/notices.ts';
import { partDone } from '~/domain/words/texts/partAdministration.ts';
import { failureText } from '~/queries/failures.ts';
import { picture, type PictureRead } from '~/queries/files/pictures.ts';
import { refresh } from '~/queries/client.ts';
import { mutation } from '~/queries/mutation.ts';
import { keyOf } from '~/queries/query.ts';
import { saveFile } from '~/ui/saveFile.ts';
import { safeFileName } from '~/domain/file/name.ts';
import { startJob, type StartedJob } from '~/ui/jobs/jobs.ts';

const imageReads = ['partGet', 'partGetAll', 'partImageDownload'] as const;

/** Media types of pictures of parts; anything else is not shown. */
const shown = ['image/png', 'image/jpeg', 'image/svg+xml'];

const argsOf = (partNo: string, partImageType: PartImageType) => ({ query: { partNo, partImageType } });

/** A picture of a part. */
export function partImage(partNumber: string, imageType: PartImageType): PictureRead {
  const args = argsOf(partNumber, imageType);
  return picture(keyOf('partImageDownload', args), async (signal) => {
    const { blob } = await download('partImageDownload', args, { signal });
    return shown.includes(blob.type) ? blob : null;
  });
}

/** Fetches a picture of a part as a file, with the name the CMS gives it. */
export function downloadPartImage(partNumber: string, imageType: PartImageType) {
  return startJob({
    title: partDone.downloading(partNumber, partWord(imageType)),
    about: `part image ${partNumber} ${imageType}`,
    reason: failureText,
    run: async (job) => {
      const { blob, name } = await download('partImageDownload', argsOf(partNumber, imageType), {
        signal: job.signal,
        onProgress: ({ loaded, total }) => job.report({ share: total ? loaded / total : undefined }),
      });
      saveFile(blob, safeFileName(name ?? `${partNumber}_${imageType}.png`));
    },
  });
}

/** Uploads a picture of a part into its slot. */
export function uploadPartImage(
  client: QueryClient,
  partNumber: string,
  imageType: PartImageType,
  file: File,
): StartedJob<unknown> {
  return startJob({
    title: partDone.uploading(partNumber, partWord(imageType)),
    reason: failureText,
    run: async (job) => {
      await upload('partImageUpload', argsOf(partNumber, imageType), file, {
        signal: job.signal,
        onProgress: ({ loaded, total }) => job.report({ share: total ? loaded / total : undefined }),
      });
      await refresh(client, imageReads);
    },
  });
}

export const deletePartImage = (kind: string) =>
  mutation('partImageDelete', {
    done: notice('SUCCESS', { title: partDone.imageDeleted(kind) }),
    refreshes: [...imageReads],
  });
