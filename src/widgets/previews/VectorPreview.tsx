import { useMemo, type ReactElement } from 'react';
import { previewTexts } from '~/domain/words/texts/previews.ts';
import type { SvgFacts } from '~/domain/content/svgSafety.ts';
import { decodeText } from '~/domain/content/textFile.ts';
import { CodeEditor } from '~/ui/editor/CodeEditor.tsx';
import { Loader } from '~/ui/Loader.tsx';
import { FileCautions } from './FileCautions.tsx';
import { PreviewBar } from './PreviewBar.tsx';
import { PictureStage } from './PictureStage.tsx';
import type { PreviewBodyProps } from './Preview.tsx';
import { SaveButton, NoPreview } from './NoPreview.tsx';
import { useInspectedSvg } from './useInspectedSvg.ts';

/** A vector image, as an image: whatever else is in it does nothing. */
export function VectorPreview({ file, bytes }: PreviewBodyProps): ReactElement {
  const markup = useMemo(() => decodeText(bytes).text, [bytes]);
  const { output, failure } = useInspectedSvg(markup);
  if (failure) return <AsText file={file} bytes={bytes} text={markup} reason={`${failure}.`} />;
  if (!output) return <Loader label={previewTexts.inspectingDrawing} />;
  if (!output.ok) return <AsText file={file} bytes={bytes} text={markup} reason={output.reason} />;
  return <Drawing file={file} bytes={bytes} facts={output.facts} cautions={output.cautions} />;
}

type TextProps = PreviewBodyProps & { readonly text: string; readonly reason: string };

/** A drawing that is not drawn: why not, and the text it is. */
function AsText({ file, bytes, text, reason }: TextProps): ReactElement {
  return (
    <>
      <PreviewBar facts={previewTexts.shownAsText(bytes.byteLength)}>
        <SaveButton file={file} bytes={bytes} />
      </PreviewBar>
      <FileCautions sentences={[reason]} />
      <CodeEditor label={file.name} initial={text} language="plaintext" readOnly />
    </>
  );
}

type DrawingProps = PreviewBodyProps & { readonly facts: SvgFacts; readonly cautions: readonly string[] };

function Drawing({ file, bytes, facts, cautions }: DrawingProps): ReactElement {
  const { markup, width, height, viewBox, elements } = facts;
  const size =
    width && height ? previewTexts.size(width, height) : viewBox && previewTexts.drawingField(viewBox);
  return (
    <>
      <FileCautions sentences={cautions} />
      <PictureStage
        content={markup}
        mediaType="image/svg+xml"
        name={file.name}
        facts={previewTexts.drawingFacts(size, elements, bytes.byteLength)}
        actions={<SaveButton file={file} bytes={bytes} />}
        broken={<NoPreview file={file} bytes={bytes} reason={previewTexts.notDrawn} />}
      />
    </>
  );
}
