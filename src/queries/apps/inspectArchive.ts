import type { ArchiveInspection } from '~/domain/app/app.ts';
import { inspectZip, findZipDirectoryStart, zipEndRecordBytes } from '~/domain/content/zip.ts';
import { zipRefusalTexts } from '~/domain/content/contentText.ts';

const maxOfDirectory = 32 * 1024 * 1024;

const bytesOf = async (part: Blob): Promise<Uint8Array> => new Uint8Array(await part.arrayBuffer());

/**
 * Lists an archive from its directory alone: nothing is unpacked, and of a large archive only the end is
 * read.
 */
export async function inspectArchive(file: File): Promise<ArchiveInspection> {
  const last = await bytesOf(file.slice(Math.max(0, file.size - zipEndRecordBytes)));
  const start = findZipDirectoryStart(last, file.size);
  if (start === undefined || file.size - start > maxOfDirectory) {
    return { ok: false, reason: zipRefusalTexts.NOT_WHOLE };
  }
  return inspectZip(await bytesOf(file.slice(start)), start);
}
