import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { previewTexts } from '~/domain/words/texts/previews.ts';
import { createDrawingFrame } from '~/domain/content/drawingFrame.ts';
import type { SvgFacts } from '~/domain/content/svgSafety.ts';
import { decodeText } from '~/domain/content/textFile.ts';
import { CodeEditor } from '~/ui/editor/CodeEditor.tsx';
import { Loader } from '~/ui/Loader.tsx';
import { FileWarnings, PreviewToolbar } from './PreviewToolbar.tsx';
import { ImageViewer } from './ImageViewer.tsx';
import type { PreviewBodyProps } from './FilePreviewContainer.tsx';
import { DownloadFileButton, NoPreview } from './NoPreview.tsx';
import { useSvgInspection } from './useSvgInspection.ts';
import styles from './ImageViewer.module.css';

export function SvgPreview({ file, bytes }: PreviewBodyProps) {
  const markup = useMemo(() => decodeText(bytes).text, [bytes]);
  const { output, failure } = useSvgInspection(markup);
  if (failure) return <AsText file={file} bytes={bytes} text={markup} reason={`${failure}.`} />;
  if (!output) return <Loader label={previewTexts.inspectingDrawing} />;
  if (!output.ok) {
    const { reason, facts } = output;
    return <AsText file={file} bytes={bytes} text={markup} reason={reason} drawable={facts?.markup} />;
  }
  return <Drawing file={file} bytes={bytes} facts={output.facts} cautions={output.cautions} />;
}

type TextProps = PreviewBodyProps & {
  readonly text: string;
  readonly reason: string;
  readonly drawable?: string | undefined;
};

function AsText({ file, bytes, text, reason, drawable }: TextProps) {
  const [isDrawn, setIsDrawn] = useState(false);
  return (
    <>
      <PreviewToolbar facts={isDrawn ? undefined : previewTexts.shownAsText(bytes.byteLength)}>
        {drawable !== undefined && (
          <Button variant="default" size="xs" onClick={() => setIsDrawn(!isDrawn)}>
            {isDrawn ? previewTexts.showAsText : previewTexts.drawAnyway}
          </Button>
        )}
        <DownloadFileButton file={file} bytes={bytes} />
      </PreviewToolbar>
      <FileWarnings sentences={isDrawn ? [reason, previewTexts.drawnApart] : [reason]} />
      {drawable !== undefined && isDrawn ? (
        <DrawingFrame name={file.name} markup={drawable} />
      ) : (
        <CodeEditor label={file.name} initial={text} language="plaintext" readOnly />
      )}
    </>
  );
}

/**
 * Sandboxed frame, which Chromium runs in a process of its own: a drawing of 60,000 marks, which blocks a
 * page for half a minute, leaves this one at 50 frames a second. The image can neither run scripts nor fetch.
 */
function DrawingFrame({ name, markup }: { readonly name: string; readonly markup: string }) {
  const source = useMemo(() => createDrawingFrame(markup), [markup]);
  // Not focusable: the frame would swallow the keys that close the dialog.
  return <iframe className={styles.frame} title={name} sandbox="" srcDoc={source} tabIndex={-1} />;
}

type DrawingProps = PreviewBodyProps & { readonly facts: SvgFacts; readonly cautions: readonly string[] };

function Drawing({ file, bytes, facts, cautions }: DrawingProps) {
  const { markup, width, height, viewBox, elements } = facts;
  const size =
    width && height ? previewTexts.size(width, height) : viewBox && previewTexts.drawingField(viewBox);
  return (
    <>
      <FileWarnings sentences={cautions} />
      <ImageViewer
        content={markup}
        mediaType="image/svg+xml"
        name={file.name}
        facts={previewTexts.drawingFacts(size, elements, bytes.byteLength)}
        actions={<DownloadFileButton file={file} bytes={bytes} />}
        broken={<NoPreview file={file} bytes={bytes} reason={previewTexts.notDrawn} />}
      />
    </>
  );
}
