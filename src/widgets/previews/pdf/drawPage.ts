import { TextLayer, type PDFDocumentProxy } from 'pdfjs-dist';

/** More pixels than these are drawn coarser and enlarged. */
const mostPixels = 16_000_000;

export type DrawnPage = {
  readonly canvas: HTMLCanvasElement;
  /** Its height, the width being 1. */
  readonly shape: number;
};

/** Draws a page (from 1) so wide in pixels, or coarser if that would be too many. Nothing in it runs. */
export async function drawPage(
  source: PDFDocumentProxy,
  number: number,
  width: number,
  signal: AbortSignal,
): Promise<DrawnPage> {
  const page = await source.getPage(number);
  const natural = page.getViewport({ scale: 1 });
  const finest = Math.sqrt(mostPixels / (natural.width * natural.height));
  const viewport = page.getViewport({ scale: Math.min(width / natural.width, finest) });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  signal.throwIfAborted();
  const task = page.render({ canvas, viewport });
  signal.addEventListener('abort', () => task.cancel());
  await task.promise;
  return { canvas, shape: natural.height / natural.width };
}

/** Puts the text of a page where it stands on it, invisible, so that it can be found, marked and copied. */
export async function layText(
  source: PDFDocumentProxy,
  number: number,
  width: number,
  signal: AbortSignal,
): Promise<HTMLDivElement> {
  const page = await source.getPage(number);
  const scale = width / page.getViewport({ scale: 1 }).width;
  const container = document.createElement('div');
  container.style.setProperty('--total-scale-factor', String(scale));
  signal.throwIfAborted();
  const layer = new TextLayer({
    textContentSource: page.streamTextContent(),
    container,
    viewport: page.getViewport({ scale }),
  });
  signal.addEventListener('abort', () => layer.cancel());
  await layer.render();
  return container;
}
