import { drawPage } from './drawPage.ts';
import { openPdf } from './openPdf.ts';

/** The first page of a document as a picture `width` pixels across; null for one with a password, or without a page. */
export async function firstPage(
  bytes: Uint8Array<ArrayBuffer>,
  width: number,
  signal: AbortSignal,
): Promise<Blob | null> {
  const { promise: locked, resolve: lock } = Promise.withResolvers<null>();
  const { opened, close } = openPdf(bytes, () => lock(null));
  try {
    const document = await Promise.race([opened, locked]);
    if (document === null || document.numPages === 0) return null;
    const { canvas } = await drawPage(document, 1, width, signal);
    return await new Promise((resolve) => {
      canvas.toBlob(resolve);
    });
  } finally {
    close();
  }
}
