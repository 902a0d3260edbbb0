import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist';
import type { PdfContents } from '~/domain/content/pdf.ts';
import { limitConcurrency, type ConcurrencyLimit } from '~/platform/jobs/limitConcurrency.ts';
// oxlint-disable-next-line import/default -- the bundler answers these with the addresses of the built files
import jbig2Url from 'pdfjs-dist/wasm/jbig2_nowasm_fallback.js?url';
import 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';
// oxlint-disable-next-line import/default
import rendererUrl from './pdfRenderer.worker.ts?worker&url';
// oxlint-disable-next-line import/default
import workerUrl from './pdf.worker.ts?worker&url';

GlobalWorkerOptions.workerSrc = workerUrl;
// Pages are rendered in a worker, so that a slow one does not block the main thread.
GlobalWorkerOptions.rendererSrc = rendererUrl;

/** Image decoders for browsers that may not compile WebAssembly; PDF.js loads each by file name. */
const decodersUrl = jbig2Url.slice(0, jbig2Url.lastIndexOf('/') + 1);

/** Maximum size of an image, in pixels: 256 MB decoded. */
const maxPictureSize = 64_000_000;
/** Timeouts, in ms, of opening a document, and of reading its contents. */
const openTimeout = 20_000;
const contentsTimeout = 20_000;

export type PdfHandle = { readonly document: PDFDocumentProxy; readonly inTurn: ConcurrencyLimit };

export type PdfLoadingTask = {
  /**
   * Rejects for a damaged document, and with a PdfTimeoutError when opening takes too long, not counting the
   * wait for a password.
   */
  readonly opened: Promise<PdfHandle>;
  readonly close: () => void;
};

export type PdfPasswordHandler = (submit: (password: string) => void, wasWrong: boolean) => void;

export class PdfTimeoutError extends Error {}

/** Opens a PDF in workers. Scripts cannot run: the scripting part of PDF.js is not included. */
export function openPdf(bytes: Uint8Array, onPassword: PdfPasswordHandler): PdfLoadingTask {
  const task = getDocument({
    // A copy: the buffer is transferred to the worker, but the file can still be saved.
    data: bytes.slice(),
    enableXfa: false,
    maxImageSize: maxPictureSize,
    useSystemFonts: true,
    useWasm: false,
    wasmUrl: decodersUrl,
    verbosity: 0,
  });
  const close = (): void => void task.destroy().catch(() => undefined);
  const { promise: late, reject } = Promise.withResolvers<never>();
  const startTimer = () =>
    setTimeout(() => {
      reject(new PdfTimeoutError());
      close();
    }, openTimeout);
  let timer = startTimer();
  task.onPassword = (submit: (password: string) => void, reason: number) => {
    clearTimeout(timer);
    const resume = (password: string): void => {
      timer = startTimer();
      submit(password);
    };
    onPassword(resume, reason === 2);
  };
  const opened = Promise.race([task.promise, late]).finally(() => clearTimeout(timer));
  return { opened: opened.then((document) => ({ document, inTurn: limitConcurrency(1) })), close };
}

const maxAsked = 100;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

async function tellsOf(page: PDFPageProxy): Promise<Pick<PdfContents, 'scripts' | 'files' | 'programs'>> {
  const [actions, found] = await Promise.all([page.getJSActions(), page.getAnnotations()]);
  const annotations: readonly unknown[] = Array.isArray(found) ? found : [];
  const any = (is: (annotation: Readonly<Record<string, unknown>>) => boolean): boolean =>
    annotations.some((each) => isRecord(each) && is(each));
  return {
    scripts: actions !== null || any(({ actions: own }) => own !== undefined && own !== null),
    files: any(({ subtype, attachment }) => subtype === 'FileAttachment' || attachment !== undefined),
    programs: any(({ unsafeUrl, url }) => typeof unsafeUrl === 'string' && url === undefined),
  };
}

/**
 * Scripts, attachments and the like, read from the document, its form fields and its first hundred pages.
 * Undefined where nothing was found but there are more pages, on failure, and on timeout.
 */
export function readPdfContents(document: PDFDocumentProxy): Promise<PdfContents | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, contentsTimeout);
  return Promise.race([askContents(document), late]).finally(() => clearTimeout(timer));
}

async function askContents(document: PDFDocumentProxy): Promise<PdfContents | undefined> {
  try {
    const asked = Math.min(document.numPages, maxAsked);
    const [own, inFields, attachments, permissions, ...pages] = await Promise.all([
      document.getJSActions(),
      document.hasJSActions(),
      document.getAttachments(),
      document.getPermissions(),
      ...Array.from({ length: asked }, async (_, index) => tellsOf(await document.getPage(index + 1))),
    ]);
    const scripts = own !== null || inFields || pages.some((page) => page.scripts);
    if (!scripts && asked < document.numPages) return undefined;
    return {
      scripts,
      files: attachments !== null || pages.some((page) => page.files),
      programs: pages.some((page) => page.programs),
      isProtected: permissions !== null,
    };
  } catch {
    return undefined;
  }
}
