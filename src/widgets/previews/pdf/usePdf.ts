import { useCallback, useEffect, useRef, useState } from 'react';
import { pdfRefusalTexts } from '~/domain/content/contentText.ts';
import type { PdfContents } from '~/domain/content/pdf.ts';
import { openPdf, readPdfContents, PdfTimeoutError, type PdfHandle } from './openPdf.ts';

export type PdfPasswordRequest = { readonly submit: (password: string) => void; readonly wasWrong: boolean };

/** An open document; pages over their budget are not rendered again. */
export type PdfViewerDocument = PdfHandle & {
  readonly costlyPages: ReadonlySet<number>;
  readonly endPage: (number: number) => void;
};

export type PdfState =
  | { readonly state: 'OPENING' }
  | { readonly state: 'LOCKED'; readonly password: PdfPasswordRequest }
  | { readonly state: 'REFUSED'; readonly reason: string }
  | {
      readonly state: 'OPEN';
      readonly shown: PdfViewerDocument;
      /** Contents of the document: null until read, undefined where they could not be read. */
      readonly contents: PdfContents | undefined | null;
    };

export function usePdf(bytes: Uint8Array): PdfState {
  const [pdf, setPdf] = useState<PdfState>({ state: 'OPENING' });
  const [costlyPages, setCostlyPages] = useState<ReadonlySet<number>>(new Set());
  const password = useRef<string>(undefined);
  const endPage = useCallback(
    (number: number) => setCostlyPages((pages) => (pages.has(number) ? pages : new Set([...pages, number]))),
    [],
  );
  useEffect(() => {
    let wanted = true;
    const set = (next: (now: PdfState) => PdfState): void => {
      if (wanted) setPdf(next);
    };
    const { opened, close } = openPdf(bytes, (submit, wasWrong) => {
      const again = (text: string): void => {
        password.current = text;
        submit(text);
      };
      // Reopened after a costly page, the document gets the password already entered.
      if (!wasWrong && password.current !== undefined) submit(password.current);
      else set(() => ({ state: 'LOCKED', password: { submit: again, wasWrong } }));
    });
    const open = async (): Promise<void> => {
      const pdfOpened = await opened;
      if (pdfOpened.document.numPages === 0) {
        set(() => ({ state: 'REFUSED', reason: pdfRefusalTexts.NO_PAGES }));
        return;
      }
      const shown: PdfViewerDocument = { ...pdfOpened, costlyPages, endPage };
      set((now) => ({ state: 'OPEN', shown, contents: now.state === 'OPEN' ? now.contents : null }));
      const contents = await readPdfContents(pdfOpened.document);
      set((now) => ({ state: 'OPEN', shown, contents: (now.state === 'OPEN' && now.contents) || contents }));
    };
    open().catch((error: unknown) => {
      const reason = error instanceof PdfTimeoutError ? pdfRefusalTexts.TOO_SLOW : pdfRefusalTexts.UNREADABLE;
      set(() => ({ state: 'REFUSED', reason }));
    });
    return () => {
      wanted = false;
      close();
    };
  }, [bytes, costlyPages, endPage]);
  return pdf;
}
