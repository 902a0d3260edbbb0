import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { pageBudgets } from '~/domain/content/pageBudget.ts';
import { pdfTexts } from '~/domain/words/texts/previews.ts';
import { drawPdfPage, renderPdfTextLayer, PdfPageBudgetError } from './drawPdfPage.ts';
import type { PdfViewerDocument, PdfPasswordRequest } from './usePdf.ts';
import styles from './Pdf.module.css';
import { CountInput } from '~/ui/form/CountInput.tsx';
import pageFieldStyles from './PageNumberField.module.css';
import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { EmptyState } from '~/ui/EmptyState.tsx';

type Props = {
  readonly shown: PdfViewerDocument;
  /** Page number, from 1. */
  readonly number: number;
  /** Width of the page, in CSS pixels. */
  readonly width: number;
  readonly label: string;
  readonly withText?: boolean;
  readonly style?: CSSProperties | undefined;
  readonly onShape?: (shape: number) => void;
};

export function PdfPage(props: Props) {
  const { shown, number, width, label, withText = false, style, onShape } = props;
  const sheet = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const wish = `${number} ${width}`;
  const [came, setCame] = useState<{ readonly of: string; readonly failed: boolean }>();
  const isCostly = shown.costlyPages.has(number);
  useEffect(() => {
    if (isCostly) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const show = async (): Promise<void> => {
      const pixels = width * Math.min(2, devicePixelRatio);
      const { canvas, shape } = await drawPdfPage(shown, number, pixels, pageBudgets.PREVIEW, signal);
      sheet.current?.replaceChildren(canvas);
      onShape?.(shape);
      setCame({ of: wish, failed: false });
      if (withText) text.current?.replaceChildren(await renderPdfTextLayer(shown, number, width, signal));
    };
    show().catch((error: unknown) => {
      if (signal.aborted) return;
      if (error instanceof PdfPageBudgetError) shown.endPage(number);
      else setCame({ of: wish, failed: true });
    });
    return () => stop.abort();
  }, [shown, number, width, withText, onShape, wish, isCostly]);
  const isThere = isCostly || came?.of === wish;
  return (
    <section className={styles.page} style={style} aria-label={label} aria-busy={!isThere}>
      <div ref={sheet} />
      <div ref={text} className={styles.text} />
      {isCostly && <p className={styles.failed}>{pdfTexts.pageTooCostly}</p>}
      {!isCostly && isThere && came?.failed && <p className={styles.failed}>{pdfTexts.pageFailed}</p>}
    </section>
  );
}

type PageFieldProps = {
  /** Page number, from 1. */
  readonly page: number;
  readonly limit: number;
  readonly onPage: (page: number) => void;
};

export function PageNumberField({ page, limit, onPage }: PageFieldProps) {
  return (
    <label className={pageFieldStyles.field}>
      {pdfTexts.page}
      <CountInput
        value={page}
        limit={limit}
        countOf={(text) => (Number(text) >= 1 ? Math.min(limit, Math.round(Number(text))) : undefined)}
        onChange={onPage}
      />
      {pdfTexts.ofPages(limit)}
    </label>
  );
}

/** Form for the password of a document, which is passed only to PDF.js. */
export function PdfPasswordForm({ submit, wasWrong }: PdfPasswordRequest) {
  return (
    <EmptyState
      image={<IconLock size={26} />}
      title={wasWrong ? pdfTexts.wrongPassword : pdfTexts.password}
      text={pdfTexts.locked}
      action={
        <form
          noValidate
          className={styles.password}
          onSubmit={(event) => {
            event.preventDefault();
            const password = new FormData(event.currentTarget).get('password');
            if (typeof password === 'string') submit(password);
          }}
        >
          <input
            type="password"
            name="password"
            autoComplete="off"
            aria-label={pdfTexts.passwordOf}
            aria-invalid={wasWrong}
          />
          <Button type="submit" size="xs">
            {pdfTexts.open}
          </Button>
        </form>
      }
    />
  );
}
