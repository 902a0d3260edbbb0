import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { pdfRefusal } from '~/domain/content/contentText.ts';
import type { PdfContents } from '~/domain/content/pdf.ts';
import { openPdf, pdfContents } from './openPdf.ts';

export type PasswordRequest = {
  readonly submit: (password: string) => void;
  readonly wasWrong: boolean;
};

/** A PDF on its way to being shown. */
export type Pdf =
  | { readonly state: 'OPENING' }
  | { readonly state: 'LOCKED'; readonly password: PasswordRequest }
  | { readonly state: 'REFUSED'; readonly reason: string }
  | {
      readonly state: 'OPEN';
      readonly document: PDFDocumentProxy;
      /** Undefined where it cannot be told; null until it has been asked. */
      readonly contents: PdfContents | undefined | null;
    };

/** A PDF that is open as long as the component is there. */
export function usePdf(bytes: Uint8Array): Pdf {
  const [pdf, setPdf] = useState<Pdf>({ state: 'OPENING' });
  useEffect(() => {
    let wanted = true;
    const set = (next: Pdf): void => {
      if (wanted) setPdf(next);
    };
    const { opened, close } = openPdf(bytes, (submit, wasWrong) =>
      set({ state: 'LOCKED', password: { submit, wasWrong } }),
    );
    const open = async (): Promise<void> => {
      const document = await opened;
      if (document.numPages === 0) {
        set({ state: 'REFUSED', reason: pdfRefusal.NO_PAGES });
        return;
      }
      set({ state: 'OPEN', document, contents: null });
      set({ state: 'OPEN', document, contents: await pdfContents(document) });
    };
    open().catch(() => set({ state: 'REFUSED', reason: pdfRefusal.UNREADABLE }));
    return () => {
      wanted = false;
      close();
    };
  }, [bytes]);
  return pdf;
}
