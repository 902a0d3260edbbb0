import { TextLayer, OPS, type PDFPageProxy } from 'pdfjs-dist';
import { type PageBudget, PageCost, type PageOperator } from '~/domain/content/pageBudget.ts';
import { isCostlyText } from '~/domain/words/costlyText.ts';
import { isRecord, type PdfHandle } from './openPdf.ts';

type OperationsFilter = NonNullable<Parameters<PDFPageProxy['render']>[0]['operationsFilter']>;
type OperatorList = Parameters<OperationsFilter>[1];

/** Interval, in ms, of checking an operator list that grows while a single operator is drawn. */
const intervalMs = 50;

const layers: Readonly<Record<number, PageOperator>> = {
  [OPS.beginGroup]: { kind: 'LAYER_START' },
  [OPS.endGroup]: { kind: 'LAYER_END' },
};

/**
 * Images among the arguments of an operator: a name followed by a size, or objects with a size of their own.
 */
function toOperator(code: number | undefined, args: unknown): PageOperator {
  const layer = code === undefined ? undefined : layers[code];
  if (layer) return layer;
  if (!Array.isArray(args)) return { kind: 'OTHER' };
  const [first, width, height]: readonly unknown[] = args;
  if (code === OPS.paintImageXObject && typeof first === 'string') {
    return { kind: 'PICTURE', name: first, pixels: Number(width) * Number(height) };
  }
  const sizes = (Array.isArray(first) ? first : [first]).flatMap((each: unknown) =>
    isRecord(each) && typeof each['width'] === 'number' && typeof each['height'] === 'number'
      ? [each['width'] * each['height']]
      : [],
  );
  return sizes.length === 0
    ? { kind: 'OTHER' }
    : { kind: 'PICTURE', name: undefined, pixels: sizes.reduce((sum, each) => sum + each, 0) };
}

function watchPage(
  layerPixels: number,
  budget: PageBudget,
  onOver: () => void,
): { readonly operationsFilter: OperationsFilter; readonly stop: () => void } {
  const cost = new PageCost(layerPixels);
  let list: OperatorList | undefined;
  let counted = 0;
  const count = (): void => {
    if (!list) return;
    // Operators arrive faster than they are drawn; beyond the budget they are not counted any more.
    for (; counted < list.fnArray.length && !cost.isOver(budget); counted += 1) {
      cost.add(toOperator(list.fnArray[counted], list.argsArray[counted]));
    }
    if (cost.isOver(budget)) onOver();
  };
  const timer = setInterval(count, intervalMs);
  return {
    operationsFilter: (index, operators) => {
      list = operators;
      if (index >= counted) count();
      return true;
    },
    stop: () => clearInterval(timer),
  };
}

/** Pages of more pixels are rendered at a lower resolution and scaled up. */
const maxPixels = 16_000_000;
/** Limits of the text layer of a page; a dense printed page has 1,000 items. */
const maxTextItems = 20_000;
const maxTextLength = 500_000;

export type PdfPageImage = {
  readonly canvas: HTMLCanvasElement;
  /** Height of the page for a width of 1. */
  readonly shape: number;
};

/** A page is over its rendering budget. Its workers are still busy and have to be terminated. */
export class PdfPageBudgetError extends Error {}

/** Rejects as soon as the signal aborts, as a busy worker does not respond. */
function orAborted<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason instanceof Error ? signal.reason : new Error('Aborted'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    answer.then(resolve, reject);
  });
}

/**
 * Renders a page (from 1) at a width in pixels, or at a lower resolution if too many. Scripts do not run.
 * Pages of a document are rendered one at a time, each with a budget of its own; rejects with a
 * PdfPageBudgetError beyond it.
 */
export function drawPdfPage(
  source: PdfHandle,
  number: number,
  width: number,
  budget: PageBudget,
  signal: AbortSignal,
): Promise<PdfPageImage> {
  return source.inTurn(signal, async () => {
    const over = new AbortController();
    const giveUp = (): void => over.abort(new PdfPageBudgetError());
    const timer = setTimeout(giveUp, budget.timeoutMs);
    const end = AbortSignal.any([signal, over.signal]);
    try {
      const page = await orAborted(source.document.getPage(number), end);
      const natural = page.getViewport({ scale: 1 });
      const finest = Math.sqrt(maxPixels / (natural.width * natural.height));
      const viewport = page.getViewport({ scale: Math.min(width / natural.width, finest) });
      const canvas = document.createElement('canvas');
      canvas.width = Math.max(1, Math.floor(viewport.width));
      canvas.height = Math.max(1, Math.floor(viewport.height));
      const { operationsFilter, stop } = watchPage(canvas.width * canvas.height, budget, giveUp);
      const task = page.render({ canvas, viewport, operationsFilter });
      // Without its worker PDF.js would render on the main thread, where rendering could not be terminated.
      task.onContinue = (next: () => void) => (task.isWorkerRendering ? next() : giveUp());
      end.addEventListener('abort', () => task.cancel());
      try {
        await orAborted(task.promise, end);
      } finally {
        stop();
      }
      return { canvas, shape: natural.height / natural.width };
    } catch (error) {
      throw over.signal.aborted ? over.signal.reason : error;
    } finally {
      clearTimeout(timer);
    }
  });
}

type TextContent = Awaited<
  ReturnType<Awaited<ReturnType<PdfHandle['document']['getPage']>>['getTextContent']>
>;

async function readText(stream: ReadableStream<TextContent>): Promise<TextContent> {
  const content: TextContent = { items: [], styles: {}, lang: null };
  const reader = stream.getReader();
  for (let length = 0; length < maxTextLength && content.items.length < maxTextItems;) {
    // oxlint-disable-next-line no-await-in-loop -- a page may have text without an end: it is read as far as it is used
    const { done, value } = await reader.read();
    if (done) return content;
    Object.assign(content.styles, value.styles);
    content.lang ??= value.lang;
    for (const item of value.items) {
      if ('str' in item && isCostlyText(item.str)) continue;
      content.items.push(item);
      length += 'str' in item ? item.str.length : 0;
    }
  }
  void reader.cancel(new Error('Enough text')).catch(() => undefined);
  return content;
}

/** Renders the invisible text of a page over its image, for searching, selecting and copying. */
export async function renderPdfTextLayer(
  { document: source }: PdfHandle,
  number: number,
  width: number,
  signal: AbortSignal,
): Promise<HTMLDivElement> {
  const page = await source.getPage(number);
  const scale = width / page.getViewport({ scale: 1 }).width;
  const container = document.createElement('div');
  container.style.setProperty('--total-scale-factor', String(scale));
  const textContentSource = await readText(page.streamTextContent());
  signal.throwIfAborted();
  const layer = new TextLayer({ textContentSource, container, viewport: page.getViewport({ scale }) });
  signal.addEventListener('abort', () => layer.cancel());
  await layer.render();
  return container;
}
