import { pageBudgets } from '~/domain/content/pageBudget.ts';
import { drawPage, PageBudgetError, type DrawnPage } from './drawPage.ts';
import type { OpenPdf } from './openPdf.ts';
import styles from './Pdf.module.css';

/** Each page is a picture until it is printed. */
export const mostPrinted = 200;
/** Pixels across a page: 150 to the inch of a sheet of A4. */
const width = 1240;

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The page has no picture'))));
  });

/** A page (from 1) that takes more than it may: nothing is printed rather than all but that. */
export class UnprintablePageError extends Error {
  readonly page: number;

  constructor(page: number) {
    super(`Page ${page} takes too much to be drawn`);
    this.page = page;
  }
}

async function drawSheet(source: OpenPdf, number: number, signal: AbortSignal): Promise<DrawnPage> {
  try {
    return await drawPage(source, number, width, pageBudgets.PREVIEW, signal);
  } catch (error) {
    throw error instanceof PageBudgetError ? new UnprintablePageError(number) : error;
  }
}

export async function printPdf(
  source: OpenPdf,
  onPage: (done: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const sheets = document.createElement('div');
  sheets.className = styles.printed ?? '';
  const urls: string[] = [];
  try {
    for (let number = 1; number <= source.document.numPages; number += 1) {
      // oxlint-disable-next-line no-await-in-loop -- page by page, or all of them are in memory at once
      const { canvas } = await drawSheet(source, number, signal);
      const image = new Image();
      // oxlint-disable-next-line no-await-in-loop
      image.src = URL.createObjectURL(await blobOf(canvas));
      urls.push(image.src);
      // oxlint-disable-next-line no-await-in-loop
      await image.decode();
      sheets.append(image);
      onPage(number);
    }
    signal.throwIfAborted();
    document.body.append(sheets);
    window.print();
  } finally {
    sheets.remove();
    for (const url of urls) URL.revokeObjectURL(url);
  }
}
