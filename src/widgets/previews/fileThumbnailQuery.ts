import { inspectPdf } from '~/domain/content/pdf.ts';
import { inspectPicture } from '~/domain/content/picture.ts';
import { getNewestFileVersion, type FileEntry } from '~/domain/file/fileGroups.ts';
import { maxThumbnailPixels, getMaxThumbnailBytes } from '~/domain/file/thumbnail.ts';
import { pictureQuery, type PictureQuery } from '~/queries/files/pictures.ts';
import { fetchFile } from '~/queries/files/files.ts';
import { limitConcurrency, type ConcurrencyLimit } from '~/platform/jobs/limitConcurrency.ts';

const width = 144;

/**
 * Documents are rendered one at a time and in idle time; other pictures do not wait for them.
 * @session nothing of a person
 */
const oneDocument = limitConcurrency(1);
const inIdleTime: ConcurrencyLimit = (signal, work) =>
  oneDocument(signal, async () => {
    await new Promise((resolve) => {
      // Not every browser has requestIdleCallback.
      if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: 5000 });
      else setTimeout(resolve, 200);
    });
    signal.throwIfAborted();
    return work();
  });

/** Fetches a file; null where it turns out to be larger than `most` bytes. */
async function fetchSmall(file: FileEntry, limit: number, signal: AbortSignal): Promise<Blob | null> {
  const tooLarge = new AbortController();
  try {
    const { blob } = await fetchFile(file, getNewestFileVersion(file)?.versionNumber ?? 1, {
      signal: AbortSignal.any([signal, tooLarge.signal]),
      onProgress: ({ loaded, total }) => {
        if (Math.max(loaded, total ?? 0) > limit) tooLarge.abort();
      },
    });
    return blob.size > limit ? null : blob;
  } catch (error) {
    if (tooLarge.signal.aborted) return null;
    throw error;
  }
}

async function smallPicture(bytes: Uint8Array<ArrayBuffer>): Promise<Blob | null> {
  const found = inspectPicture(bytes);
  if (!found.ok || found.facts.width * found.facts.height > maxThumbnailPixels) return null;
  const whole = new Blob([bytes], { type: found.facts.mediaType });
  const small = await createImageBitmap(whole, {
    resizeWidth: Math.min(width, found.facts.width),
    resizeQuality: 'medium',
  });
  const canvas = new OffscreenCanvas(small.width, small.height);
  canvas.getContext('2d')?.drawImage(small, 0, 0);
  small.close();
  return canvas.convertToBlob();
}

async function smallDocument(bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<Blob | null> {
  if (!inspectPdf(bytes).ok) return null;
  const { renderFirstPdfPage } = await import('~/widgets/previews/pdf/renderFirstPdfPage.ts');
  return renderFirstPdfPage(bytes, width, signal);
}

async function drawn(file: FileEntry, blob: Blob, signal: AbortSignal): Promise<Blob | null> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  try {
    return await (file.documentType === 'PDF' ? smallDocument(bytes, signal) : smallPicture(bytes));
  } catch {
    // The preview shows why a file cannot be drawn.
    signal.throwIfAborted();
    return null;
  }
}

/**
 * Thumbnail of a file's newest version: its first page, or the image itself. Undefined for types without one.
 */
export function fileThumbnailQuery(file: FileEntry): PictureQuery | undefined {
  const limit = getMaxThumbnailBytes(file);
  if (limit === undefined) return undefined;
  const { configurationId, productConfigurationId, revision, kind, id } = file;
  const version = getNewestFileVersion(file);
  const key = [configurationId, productConfigurationId, revision, kind, id, version?.versionNumber];
  const draw = async (signal: AbortSignal): Promise<Blob | null> => {
    const blob = await fetchSmall(file, limit, signal);
    return blob && drawn(file, blob, signal);
  };
  const order = file.documentType === 'PDF' ? inIdleTime : undefined;
  return pictureQuery(['fileThumbnail', ...key, version?.created], draw, order);
}
