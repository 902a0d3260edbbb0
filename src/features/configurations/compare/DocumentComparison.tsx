import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useMemo, useState, type CSSProperties, type ReactElement } from 'react';
import { inspectPdf, listPdfCautions } from '~/domain/content/pdf.ts';
import type { RevisionPair } from '~/domain/revision/revisionPair.ts';
import type { FilePair } from '~/domain/revision/filePairs.ts';
import { revisionComparisonTexts, documentComparisonTexts } from '~/domain/words/texts/comparison.ts';
import type { FilePairContents } from '~/queries/configurations/comparison.ts';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { FileWarnings } from '~/widgets/previews/PreviewToolbar.tsx';
import { PdfPasswordForm, PageNumberField, PdfPage } from '~/widgets/previews/pdf/PdfPage.tsx';
import { usePdf, type PdfState, type PdfViewerDocument } from '~/widgets/previews/pdf/usePdf.ts';
import { OverlayOpacitySlider } from './PictureSection.tsx';
import styles from './RevisionComparisonView.module.css';

type Props = {
  readonly pair: FilePair;
  readonly comparison: RevisionPair;
  readonly contents: FilePairContents;
};

const revisions = ['before', 'after'] as const;
/** Render width of a page in px; CSS scales it to the available width. */
const width = 900;

export function DocumentComparison({ pair, comparison, contents }: Props) {
  const pdfs: Record<(typeof revisions)[number], PdfState> = {
    before: usePdf(contents.before),
    after: usePdf(contents.after),
  };
  const cautions = useMemo(() => cautionsOf(contents), [contents]);
  for (const revision of revisions) {
    const { [revision]: pdf } = pdfs;
    if (pdf.state === 'LOCKED') return <PdfPasswordForm {...pdf.password} />;
    if (pdf.state === 'REFUSED') {
      return (
        <p className={styles.said}>
          {documentComparisonTexts.cannotBeShown(pair.name, comparison[revision], pdf.reason)}
        </p>
      );
    }
  }
  const { before, after } = pdfs;
  if (before.state !== 'OPEN' || after.state !== 'OPEN') return <ListSkeleton rows={4} />;
  const told = revisions.flatMap((revision) => {
    const { [revision]: pdf } = { before, after };
    return pdf.contents === null
      ? []
      : cautions(revision, pdf.contents).map((sentence) =>
          revisionComparisonTexts.inRevision(comparison[revision], sentence),
        );
  });
  return (
    <>
      <FileWarnings sentences={told} />
      {contents.isSame && <p className={styles.said}>{documentComparisonTexts.same}</p>}
      <Pages name={pair.name} comparison={comparison} before={before.shown} after={after.shown} />
    </>
  );
}

type Told = Extract<PdfState, { state: 'OPEN' }>['contents'];

function cautionsOf(contents: FilePairContents) {
  const found = { before: inspectPdf(contents.before), after: inspectPdf(contents.after) };
  return (revision: (typeof revisions)[number], told: Told): readonly string[] => {
    const { [revision]: looked } = found;
    if (!looked.ok) return [looked.reason];
    return [...looked.cautions, ...listPdfCautions(looked.facts.named, told ?? undefined)];
  };
}

type PagesProps = {
  readonly name: string;
  readonly comparison: RevisionPair;
  readonly before: PdfViewerDocument;
  readonly after: PdfViewerDocument;
};

function Pages({ name, comparison, before, after }: PagesProps) {
  const [over, setOver] = useState(true);
  const [page, setPage] = useState(1);
  const [share, setShare] = useState(50);
  const limit = Math.max(before.document.numPages, after.document.numPages);
  const pageOf = (shown: PdfViewerDocument, revision: string, style?: CSSProperties): ReactElement =>
    page > shown.document.numPages ? (
      <p className={styles.said} style={style}>
        {documentComparisonTexts.noPage(revision, page)}
      </p>
    ) : (
      <PdfPage
        shown={shown}
        number={page}
        width={width}
        label={documentComparisonTexts.pageOf(name, revision, page)}
        style={style}
      />
    );
  return (
    <div className={styles.documents}>
      <div className={styles.actions}>
        <PageNumberField page={page} limit={limit} onPage={setPage} />
        <Button variant="default" size="xs" aria-pressed={!over} onClick={() => setOver(!over)}>
          {over ? documentComparisonTexts.sideBySide : documentComparisonTexts.over}
        </Button>
      </div>
      <div className={styles.viewers} data-over={over || undefined}>
        {pageOf(after, comparison.after)}
        {pageOf(before, comparison.before, over ? { clipPath: `inset(0 ${100 - share}% 0 0)` } : undefined)}
        {over && <span className={styles.edge} style={{ left: `${share}%` }} />}
      </div>
      {over && <OverlayOpacitySlider comparison={comparison} share={share} onShare={setShare} />}
    </div>
  );
}
