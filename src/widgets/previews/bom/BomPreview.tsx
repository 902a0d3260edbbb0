import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type ReactElement } from 'react';
import type { BomConfiguration } from '~/domain/bom/bom.ts';
import { decodeText } from '~/domain/content/textFile.ts';
import { parts as allParts } from '~/queries/parts/parts.ts';
import { Loader } from '~/ui/Loader.tsx';
import { useWorker } from '~/ui/useWorker.ts';
import { BomBrowser } from './BomBrowser.tsx';
import { askBom, type BomAnswers, type BomIssues, type BomQuestion } from './bomQuestions.ts';
import type { PreviewBodyProps } from '~/widgets/previews/Preview.tsx';
import { TextPreview } from '~/widgets/previews/TextPreview.tsx';
import { NoPreview } from '~/widgets/previews/NoPreview.tsx';
import { TextOrTreeButton } from '~/widgets/previews/edit/TextOrTreeButton.tsx';

const startReading = (): Worker =>
  new Worker(new URL('./bom.worker.ts', import.meta.url), { type: 'module' });

/** How long a bill of materials may take to be read, in ms. */
const patience = 20_000;

type Opened = BomAnswers['OPEN'] | { readonly ok: false; readonly reason: string };

const noProducts: readonly BomConfiguration[] = [];

/** A bill of materials as a tree from its first product, or as the text it is. */
export function BomPreview(props: PreviewBodyProps): ReactElement {
  // What has been stored as text is what the tree is made of from then on.
  const [{ file, bytes }, setNewest] = useState(props);
  const [asText, setAsText] = useState(false);
  const worker = useWorker<BomQuestion, BomAnswers[BomQuestion['kind']]>(startReading, patience);
  const text = useMemo(() => decodeText(bytes).text, [bytes]);
  const [opened, setOpened] = useState<Opened>();
  const [issues, setIssues] = useState<BomIssues>();
  const { data: parts, isPending } = useQuery(allParts());

  useEffect(() => {
    askBom<'OPEN'>(worker, { kind: 'OPEN', text }).then(setOpened, (error: unknown) =>
      setOpened({ ok: false, reason: error instanceof Error ? `${error.message}.` : '' }),
    );
  }, [worker, text]);

  useEffect(() => {
    if (!opened?.ok || isPending) return;
    const known = (parts ?? []).map(({ partNumber, label, partType, partState }) => ({
      partNumber,
      label,
      partType,
      partState,
    }));
    // Without the parts the rows themselves are still looked through.
    askBom<'PARTS'>(worker, { kind: 'PARTS', parts: known }).then(setIssues, () => undefined);
  }, [worker, opened, parts, isPending]);

  const byNumber = useMemo(() => new Map(parts?.map((part) => [part.partNumber, part])), [parts]);
  const textSwitch = <TextOrTreeButton asText={asText} onChange={setAsText} tree="Tree" />;

  if (asText) {
    return (
      <TextPreview
        file={file}
        bytes={bytes}
        actions={textSwitch}
        onStored={(stored, versionNumber) => setNewest({ file: { ...file, versionNumber }, bytes: stored })}
      />
    );
  }
  if (!opened) return <Loader label="Reading the bill of materials" />;
  if (!opened.ok) return <NoPreview file={file} bytes={bytes} reason={opened.reason} action={textSwitch} />;
  return (
    <BomBrowser
      file={file}
      bytes={bytes}
      worker={worker}
      parts={byNumber}
      products={opened.products ?? noProducts}
      customerId={opened.customerId}
      rows={opened.rows}
      unnamed={opened.unnamed}
      issues={issues}
      actions={textSwitch}
    />
  );
}
