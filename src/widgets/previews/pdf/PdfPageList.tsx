import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Button.css';
import { ActionIcon, Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconPrinter, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { pdfTexts } from '~/domain/words/texts/previews.ts';
import type { PreviewBodyProps } from '~/widgets/previews/FilePreviewContainer.tsx';
import { DownloadFileButton } from '~/widgets/previews/NoPreview.tsx';
import { PreviewToolbar, PreviewToolbarButtons } from '~/widgets/previews/PreviewToolbar.tsx';
import { PageNumberField, PdfPage } from './PdfPage.tsx';
import type { PdfViewerDocument } from './usePdf.ts';
import styles from './Pdf.module.css';
import { pageBudgets } from '~/domain/content/pageBudget.ts';
import { drawPdfPage, PdfPageBudgetError, type PdfPageImage } from './drawPdfPage.ts';
import type { PdfHandle } from './openPdf.ts';

/** Pages are rendered to images for printing, so memory limits their number. */
const maxPrintedPages = 200;
/** Width of a printed page in pixels: 150 dpi on A4. */
const printWidth = 1240;

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The page has no picture'))));
  });

/** A page (from 1) over its rendering budget; printing fails rather than leaving it out. */
class UnprintablePageError extends Error {
  readonly page: number;

  constructor(page: number) {
    super(`Page ${page} takes too much to be drawn`);
    this.page = page;
  }
}

async function drawSheet(source: PdfHandle, number: number, signal: AbortSignal): Promise<PdfPageImage> {
  try {
    return await drawPdfPage(source, number, printWidth, pageBudgets.PREVIEW, signal);
  } catch (error) {
    throw error instanceof PdfPageBudgetError ? new UnprintablePageError(number) : error;
  }
}

async function printPdf(
  source: PdfHandle,
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

type Props = PreviewBodyProps & { readonly shown: PdfViewerDocument; readonly version: string };

const zooms = [0.5, 0.75, 1, 1.5, 2, 3] as const;
/** Maximum width of a page at 100 %, in px. */
const widest = 900;
/** Height to width of A4, assumed for pages not rendered yet. */
const usualShape = 297 / 210;

function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** Scrollable pages of a document; only those in or near the viewport are rendered. */
export function PdfPageList({ file, bytes, shown, version }: Props) {
  const { document } = shown;
  const [zoom, setZoom] = useState<number>(1);
  const [current, setCurrent] = useState(1);
  const scroller = useRef<HTMLDivElement>(null);
  const room = useWidth(scroller);
  const width = Math.round(Math.min(room - 24, widest) * zoom);
  const pages = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const smaller = zooms.findLast((each) => each < zoom);
  const larger = zooms.find((each) => each > zoom);
  const go = (number: number): void => {
    scroller.current?.querySelector(`[data-page="${number}"]`)?.scrollIntoView({ block: 'start' });
    setCurrent(number);
  };
  return (
    <>
      <PreviewToolbar facts={pdfTexts.facts(version, bytes.byteLength)}>
        <PageNumberField page={current} limit={document.numPages} onPage={go} />
        <ActionIcon.Group>
          <PreviewToolbarButtons
            tools={[
              [pdfTexts.pageBefore, IconChevronUp, current > 1 && (() => go(current - 1))],
              [pdfTexts.nextPage, IconChevronDown, current < document.numPages && (() => go(current + 1))],
              [pdfTexts.smaller, IconZoomOut, smaller !== undefined && (() => setZoom(smaller))],
              [pdfTexts.larger, IconZoomIn, larger !== undefined && (() => setZoom(larger))],
            ]}
          />
        </ActionIcon.Group>
        <PrintButton shown={shown} />
        <DownloadFileButton file={file} bytes={bytes} />
      </PreviewToolbar>
      {/* Focusable, so that it can be scrolled with the keyboard. */}
      <div
        ref={scroller}
        className={styles.pages}
        role="group"
        aria-label={pdfTexts.pagesOf(file.name)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {width > 0 &&
          pages.map((number) => (
            <LazyPage
              key={number}
              shown={shown}
              number={number}
              width={width}
              onTop={setCurrent}
              scroller={scroller}
            />
          ))}
      </div>
    </>
  );
}

type LazyProps = {
  readonly shown: PdfViewerDocument;
  readonly number: number;
  readonly width: number;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly onTop: (number: number) => void;
};

function LazyPage({ shown, number, width, scroller, onTop }: LazyProps) {
  const room = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [shape, setShape] = useState(usualShape);
  useEffect(() => {
    if (!room.current) return undefined;
    const root = scroller.current;
    const nearby = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      root,
      rootMargin: '100% 0px',
    });
    // The current page crosses a line a third below the top.
    const current = new IntersectionObserver(([entry]) => entry?.isIntersecting && onTop(number), {
      root,
      rootMargin: '-33% 0px -66% 0px',
    });
    nearby.observe(room.current);
    current.observe(room.current);
    return () => {
      nearby.disconnect();
      current.disconnect();
    };
  }, [number, onTop, scroller]);
  return (
    <div
      ref={room}
      data-page={number}
      className={styles.sheet}
      style={{ width, height: Math.round(width * shape) }}
    >
      {near && (
        <PdfPage
          shown={shown}
          number={number}
          width={width}
          label={pdfTexts.pageNumber(number)}
          withText
          onShape={setShape}
        />
      )}
    </div>
  );
}

function PrintButton({ shown }: { readonly shown: PdfViewerDocument }) {
  const { document, costlyPages, endPage } = shown;
  const [done, setDone] = useState<number>();
  const [stop] = useState(() => new AbortController());
  useEffect(() => () => stop.abort(), [stop]);
  const refusal =
    document.numPages > maxPrintedPages
      ? pdfTexts.tooLongToPrint
      : costlyPages.size > 0
        ? pdfTexts.notAllDrawn
        : undefined;
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconPrinter size={15} aria-hidden />}
      disabled={refusal !== undefined}
      aria-disabled={done !== undefined || undefined}
      title={refusal}
      onClick={() => {
        if (done !== undefined) return;
        setDone(0);
        void printPdf(shown, setDone, stop.signal)
          .catch((error: unknown) => error instanceof UnprintablePageError && endPage(error.page))
          .finally(() => setDone(undefined));
      }}
    >
      {done === undefined ? pdfTexts.print : pdfTexts.printing(done, document.numPages)}
    </Button>
  );
}
