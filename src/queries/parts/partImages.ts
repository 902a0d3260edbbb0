import type { QueryClient } from '@tanstack/react-query';
import { isOutcomeUnknown } from '~/api/ApiError.ts';
import { download } from '~/api/download.ts';
import { upload } from '~/api/upload.ts';
import { hasSameContent } from '~/domain/content/sameContent.ts';
import type { PartPictureResult } from '~/domain/content/partPicture.ts';
import { formatPartCode, type PartImageType } from '~/domain/part/enumerations.ts';
import { createSuccessNotice } from '~/domain/notice/notices.ts';
import { partSuccessTexts, partImageTexts } from '~/domain/words/texts/partAdministration.ts';
import { describeError } from '~/api/describeError.ts';
import { notifyError } from '~/queries/notifyError.ts';
import { pictureQuery, type PictureQuery } from '~/queries/files/pictures.ts';
import { refreshOperations } from '~/queries/client.ts';
import { operationMutation } from '~/queries/mutation.ts';
import { fetchFresh } from '~/queries/fetchFresh.ts';
import { partQuery } from './parts.ts';
import { buildQueryKey } from '~/queries/query.ts';
import { createWorkerClient } from '~/platform/worker.ts';
import { saveFile } from '~/platform/saveFile.ts';
import { sanitizeFileName } from '~/domain/file/sanitizeFileName.ts';
import { startJob, type StartedJob } from '~/platform/jobs/jobs.ts';

const imageReads = ['partGet', 'partGetAll', 'partImageDownload'] as const;

const argsOf = (partNo: string, partImageType: PartImageType) => ({ query: { partNo, partImageType } });

const rules = () => import('~/domain/content/partPicture.ts');

const timeoutMs = 30_000;

/** Inspects a drawing in a worker of its own: a malicious one takes long to parse. */
async function lookIntoDrawing(bytes: Uint8Array, signal?: AbortSignal): Promise<PartPictureResult> {
  const worker = createWorkerClient<Uint8Array, PartPictureResult>(
    () => new Worker(new URL('./drawing.worker.ts', import.meta.url), { type: 'module' }),
    timeoutMs,
  );
  signal?.addEventListener('abort', worker.stop);
  try {
    return await worker.ask(bytes);
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : '' };
  } finally {
    worker.stop();
  }
}

async function lookInto(file: Blob, signal?: AbortSignal): Promise<PartPictureResult> {
  const { validatePartPictureSize, readPartPicture } = await rules();
  const tooLarge = validatePartPictureSize(file.size);
  if (tooLarge !== undefined) return { ok: false, reason: tooLarge };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const reading = readPartPicture(bytes);
  return reading === 'DRAWING' ? lookIntoDrawing(bytes, signal) : reading;
}

/** A picture of a part; null where there is none, and for drawings that would block the browser. */
export function partImageQuery(partNumber: string, imageType: PartImageType): PictureQuery {
  const args = argsOf(partNumber, imageType);
  return pictureQuery(buildQueryKey('partImageDownload', args), async (signal) => {
    const { blob } = await download('partImageDownload', args, { signal });
    const reading = await lookInto(blob, signal);
    return reading.ok ? new Blob([blob], { type: reading.mediaType }) : null;
  });
}

/** The picture in a slot, bypassing every cache. A missing one is not requested, as browsers log the 404. */
export async function fetchFreshPartImage(client: QueryClient, partNumber: string, imageType: PartImageType) {
  const { images } = await fetchFresh(client, partQuery(partNumber));
  const isThere = images.includes(imageType);
  return {
    isThere,
    picture: isThere ? await fetchFresh(client, partImageQuery(partNumber, imageType)) : null,
  };
}

/** Whether a slot has the file, such as after an upload whose response was lost. */
async function hasArrived(
  client: QueryClient,
  partNumber: string,
  imageType: PartImageType,
  file: File,
): Promise<boolean> {
  const { picture: now } = await fetchFreshPartImage(client, partNumber, imageType);
  return now !== null && hasSameContent(now, file);
}

export async function findPartImageProblem(file: File): Promise<string | undefined> {
  try {
    const reading = await lookInto(file);
    return reading.ok ? undefined : reading.reason;
  } catch {
    return partImageTexts.unread;
  }
}

function tell(error: unknown): never {
  notifyError(error);
  throw error;
}

export function downloadPartImage(partNumber: string, imageType: PartImageType) {
  return startJob({
    title: partSuccessTexts.downloading(partNumber, formatPartCode(imageType)),
    about: `part image ${partNumber} ${imageType}`,
    reason: describeError,
    run: async (job) => {
      const { blob, name } = await download('partImageDownload', argsOf(partNumber, imageType), {
        signal: job.signal,
        onProgress: ({ loaded, total }) => job.report({ share: total ? loaded / total : undefined }),
      }).catch(tell);
      saveFile(blob, sanitizeFileName(name ?? `${partNumber}_${imageType}.png`));
    },
  });
}

export function uploadPartImage(
  client: QueryClient,
  partNumber: string,
  imageType: PartImageType,
  file: File,
): StartedJob<unknown> {
  return startJob({
    title: partSuccessTexts.uploading(partNumber, formatPartCode(imageType)),
    reason: describeError,
    run: async (job) => {
      try {
        await upload('partImageUpload', argsOf(partNumber, imageType), file, {
          signal: job.signal,
          onProgress: ({ loaded, total }) => job.report({ share: total ? loaded / total : undefined }),
        });
      } catch (error) {
        const isThere =
          isOutcomeUnknown(error) &&
          (await hasArrived(client, partNumber, imageType, file).catch(() => false));
        if (!isThere) tell(error);
      } finally {
        await refreshOperations(client, imageReads);
      }
    },
  });
}

export const deletePartImageMutation = (kind: string) =>
  operationMutation('partImageDelete', {
    done: createSuccessNotice(partSuccessTexts.imageDeleted(kind)),
    // The deleted picture itself is not refetched.
    refreshes: ['partGet', 'partGetAll'],
    once: true,
  });
