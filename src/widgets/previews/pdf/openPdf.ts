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
// Pages are drawn beside the page they are shown on: one that takes long keeps nothing else waiting.
GlobalWorkerOptions.rendererSrc = rendererUrl;

/** Decoders of pictures for browsers that may not compile WebAssembly; the library asks for each by its name. */
const decodersUrl = jbig2Url.slice(0, jbig2Url.lastIndexOf('/') + 1);

/** Decoded they take 256 MB. */
const maxPictureSize = 64_000_000;
/** Times, in ms, for opening a document, and for asking what it brings along. */
const openTimeout = 20_000;
const contentsTimeout = 20_000;

export type PdfHandle = { readonly document: PDFDocumentProxy; readonly inTurn: ConcurrencyLimit };

export type PdfLoadingTask = {
  /** Rejects when it is damaged, and with a PdfTimeoutError when it takes too long; not while a password is asked for. */
  readonly opened: Promise<PdfHandle>;
  readonly close: () => void;
};

export type PdfPasswordHandler = (submit: (password: string) => void, wasWrong: boolean) => void;

export class PdfTimeoutError extends Error {}

/** Opens a PDF in workers. Nothing in it runs: the library's part for scripts is not there. */
export function openPdf(bytes: Uint8Array, onPassword: PdfPasswordHandler): PdfLoadingTask {
  const task = getDocument({
    // It is handed over to the worker, and the file is still to be saved.
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

const mostAsked = 100;

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
 * What a document brings along, compressed or not: asked of the document, its fields and its first hundred pages.
 * Undefined when there are more pages and nothing was found, when it cannot be told, or not in time.
 */
export function readPdfContents(document: PDFDocumentProxy): Promise<PdfContents | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, contentsTimeout);
  return Promise.race([askContents(document), late]).finally(() => clearTimeout(timer));
}

async function askContents(document: PDFDocumentProxy): Promise<PdfContents | undefined> {
  try {
    const asked = Math.min(document.numPages, mostAsked);
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
