import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Result } from '~/api/operations.ts';
import { decodeText } from '~/domain/content/textFile.ts';
import { bomTexts } from '~/domain/words/texts/bom.ts';
import { previewTexts } from '~/domain/words/texts/previews.ts';
import { partsQuery as allParts } from '~/queries/parts/parts.ts';
import { Loader } from '~/ui/Loader.tsx';
import { useWorker } from '~/platform/useWorker.ts';
import { BomBrowser } from './BomBrowser.tsx';
import type { BomWorkerResponses, BomWorkerRequest, BomWorker } from './bomWorkerRequests.ts';
import { useBomWorkerResult } from './BomDetails.tsx';
import type { EditablePreviewBodyProps, PreviewBodyProps } from '~/widgets/previews/FilePreviewContainer.tsx';
import { TextPreview } from '~/widgets/previews/TextPreview.tsx';
import { NoPreview } from '~/widgets/previews/NoPreview.tsx';
import { TextTreeToggle } from '~/widgets/previews/edit/TextTreeToggle.tsx';

const startReading = (): Worker =>
  new Worker(new URL('./bom.worker.ts', import.meta.url), { type: 'module' });

/** Timeout of reading a bill of materials, in ms. */
const timeoutMs = 20_000;

type Parts = Result<'partGetAll'>;

const noParts: Parts = [];

function useOpenedBom(worker: BomWorker, text: string, parts: Parts | undefined) {
  const opening = useMemo(() => ({ kind: 'OPEN', text }) as const, [text]);
  const { output: opened, failure } = useBomWorkerResult<'OPEN'>(worker, opening);
  const lookingThrough = useMemo(() => {
    if (!opened?.ok || !parts) return undefined;
    const known = parts.map(({ partNumber, label, partType, partState }) => ({
      partNumber,
      label,
      partType,
      partState,
    }));
    return { kind: 'PARTS', parts: known } as const;
  }, [opened, parts]);
  const { output: issues } = useBomWorkerResult<'PARTS'>(worker, lookingThrough);
  return { opened: failure === undefined ? opened : ({ ok: false, reason: `${failure}.` } as const), issues };
}

export function BomPreview(props: EditablePreviewBodyProps) {
  // The tree shows the last text stored here.
  const [stored, setStored] = useState<PreviewBodyProps>();
  const { file, bytes } = stored ?? props;
  const [asText, setAsText] = useState(false);
  const worker = useWorker<BomWorkerRequest, BomWorkerResponses[BomWorkerRequest['kind']]>(
    startReading,
    timeoutMs,
  );
  const text = useMemo(() => decodeText(bytes).text, [bytes]);
  const { data: parts, isPending } = useQuery(allParts());
  // Without the parts only the rows themselves are checked.
  const { opened, issues } = useOpenedBom(worker, text, isPending ? undefined : (parts ?? noParts));

  const byNumber = useMemo(() => new Map(parts?.map((part) => [part.partNumber, part])), [parts]);
  const textSwitch = <TextTreeToggle asText={asText} onChange={setAsText} tree={previewTexts.tree} />;

  if (asText) {
    return (
      <TextPreview
        file={file}
        bytes={bytes}
        actions={textSwitch}
        onStored={(content, versionNumber) => {
          setStored({ file: { ...file, versionNumber }, bytes: content });
          props.onStored(content, versionNumber);
        }}
      />
    );
  }
  if (!opened) return <Loader label={bomTexts.reading} />;
  if (!opened.ok) return <NoPreview file={file} bytes={bytes} reason={opened.reason} action={textSwitch} />;
  return (
    <BomBrowser
      file={file}
      bytes={bytes}
      worker={worker}
      parts={byNumber}
      bom={opened}
      issues={issues}
      actions={textSwitch}
    />
  );
}
