import { useMemo } from 'react';
import { IconFileTypePdf } from '@tabler/icons-react';
import { inspectPdf, listPdfCautions, type PdfFacts } from '~/domain/content/pdf.ts';
import { pdfTexts } from '~/domain/words/texts/previews.ts';
import { Loader } from '~/ui/Loader.tsx';
import { FileWarnings } from '~/widgets/previews/PreviewToolbar.tsx';
import type { PreviewBodyProps } from '~/widgets/previews/FilePreviewContainer.tsx';
import { NoPreview } from '~/widgets/previews/NoPreview.tsx';
import { PdfPasswordForm } from './PdfPage.tsx';
import { PdfPageList } from './PdfPageList.tsx';
import { usePdf } from './usePdf.ts';

/** Scripts, attachments and the like in the PDF are listed but not executed. */
export function PdfPreview({ file, bytes }: PreviewBodyProps) {
  const found = useMemo(() => inspectPdf(bytes), [bytes]);
  if (!found.ok) {
    return (
      <NoPreview file={file} bytes={bytes} reason={found.reason} image={<IconFileTypePdf size={26} />} />
    );
  }
  return <Opened file={file} bytes={bytes} facts={found.facts} cautions={found.cautions} />;
}

type OpenedProps = PreviewBodyProps & { readonly facts: PdfFacts; readonly cautions: readonly string[] };

function Opened({ file, bytes, facts, cautions }: OpenedProps) {
  const pdf = usePdf(bytes);
  switch (pdf.state) {
    case 'OPENING':
      return <Loader label={pdfTexts.opening} />;
    case 'LOCKED':
      return <PdfPasswordForm {...pdf.password} />;
    case 'REFUSED':
      return (
        <>
          <FileWarnings sentences={[...cautions, ...listPdfCautions(facts.named, undefined)]} />
          <NoPreview file={file} bytes={bytes} reason={pdf.reason} image={<IconFileTypePdf size={26} />} />
        </>
      );
    case 'OPEN':
      return (
        <>
          {pdf.contents !== null && (
            <FileWarnings sentences={[...cautions, ...listPdfCautions(facts.named, pdf.contents)]} />
          )}
          <PdfPageList file={file} bytes={bytes} shown={pdf.shown} version={facts.version} />
        </>
      );
  }
}
