import { pageBudgets } from '~/domain/content/pageBudget.ts';
import { drawPdfPage } from './drawPdfPage.ts';
import { openPdf } from './openPdf.ts';

/**
 * The first page, `width` pixels wide; null where it needs a password or takes long, as a thumbnail is
 * optional.
 */
export async function renderFirstPdfPage(
  bytes: Uint8Array<ArrayBuffer>,
  width: number,
  signal: AbortSignal,
): Promise<Blob | null> {
  const { promise: locked, resolve: lock } = Promise.withResolvers<null>();
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const { opened, close } = openPdf(bytes, () => lock(null));
  const end = AbortSignal.any([signal, AbortSignal.timeout(pageBudgets.THUMBNAIL.timeoutMs)]);
  end.addEventListener('abort', () => reject(new Error('Given up')));
  try {
    const pdf = await Promise.race([opened, locked, ended]);
    if (pdf === null || pdf.document.numPages === 0) return null;
    const { canvas } = await drawPdfPage(pdf, 1, width, pageBudgets.THUMBNAIL, end);
    return await new Promise((resolve) => {
      canvas.toBlob(resolve);
    });
  } finally {
    close();
  }
}
