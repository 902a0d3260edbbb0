import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState, type ReactElement, type RefCallback } from 'react';
import { inspectPdf } from '~/domain/content/pdf.ts';
import type { Comparison } from '~/domain/revision/comparisonAddress.ts';
import { pairsOf, type FilePair } from '~/domain/revision/filePairs.ts';
import { bothContents, type Contents } from '~/queries/configurations/comparison.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { Cautions } from '~/widgets/previews/Cautions.tsx';
import { ContentFailure } from './ContentFailure.tsx';
import { usePair } from './PairChoice.tsx';
import type { SectionProps } from './RevisionComparison.tsx';
import { ShareSlider } from './ShareSlider.tsx';
import styles from './RevisionComparison.module.css';

/** One PDF of both revisions, page by page over each other or side by side, when somebody wants to see it. */
export function DocumentSection({ diff, comparison }: SectionProps): ReactElement | null {
  const pairs = useMemo(() => pairsOf(diff.files, 'DOCUMENT'), [diff]);
  const [pair, control] = usePair('document', 'The document to compare', pairs);
  const [wanted, setWanted] = useState(false);
  if (!pair) return null;
  return (
    <Panel title="Documents" actions={control}>
      {wanted ? (
        <Documents key={pair.key} pair={pair} comparison={comparison} />
      ) : (
        <EmptyState
          image={<IconFileTypePdf size={26} />}
          title="See both pages at once"
          text="The browser's own viewer shows the documents, over each other or side by side."
          action={
            <Button variant="default" onClick={() => setWanted(true)}>
              Show the documents
            </Button>
          }
        />
      )}
    </Panel>
  );
}

type Props = { readonly pair: FilePair; readonly comparison: Comparison };

function Documents({ pair, comparison }: Props): ReactElement {
  const { data, error, refetch } = useQuery(bothContents(pair));
  if (error) return <ContentFailure error={error} what={pair.name} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  return <Inspected pair={pair} comparison={comparison} contents={data} />;
}

function Inspected({ pair, comparison, contents }: Props & { readonly contents: Contents }): ReactElement {
  const found = useMemo(
    () => ({ before: inspectPdf(contents.before), after: inspectPdf(contents.after) }),
    [contents],
  );
  for (const side of ['before', 'after'] as const) {
    const { [side]: looked } = found;
    if (!looked.ok) {
      return (
        <p className={styles.said}>
          {pair.name} of {comparison[side]} cannot be shown. {looked.reason}
        </p>
      );
    }
  }
  if (!navigator.pdfViewerEnabled) {
    return (
      <p className={styles.said}>
        {contents.isSame
          ? 'The documents are the same, byte by byte.'
          : 'The documents differ. This browser has no viewer for them: download them from the files of their revisions.'}
      </p>
    );
  }
  const cautions = Object.entries(found).flatMap(([side, looked]) =>
    looked.ok
      ? looked.cautions.map(
          (sentence) => `${side === 'before' ? comparison.before : comparison.after}: ${sentence}`,
        )
      : [],
  );
  return (
    <>
      <Cautions sentences={cautions} />
      <Viewers pair={pair} comparison={comparison} contents={contents} />
    </>
  );
}

/** Gives a frame the page of a document, as a whole and without the viewer's own bars. */
function usePage(bytes: Uint8Array<ArrayBuffer>, page: number): RefCallback<HTMLIFrameElement> {
  return useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (!frame) return undefined;
      // Under this type the browser gives it to its viewer, whatever else the bytes may pretend to be.
      const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
      frame.src = `${url}#toolbar=0&navpanes=0&view=Fit&page=${page}`;
      return () => URL.revokeObjectURL(url);
    },
    [bytes, page],
  );
}

function Viewers({ pair, comparison, contents }: Props & { readonly contents: Contents }): ReactElement {
  const [over, setOver] = useState(true);
  const [page, setPage] = useState(1);
  const [share, setShare] = useState(50);
  const before = usePage(contents.before, page);
  const after = usePage(contents.after, page);
  return (
    <div className={styles.documents}>
      {contents.isSame && <p className={styles.said}>The documents are the same, byte by byte.</p>}
      <div className={styles.actions}>
        <label className={styles.page}>
          Page
          <input
            type="number"
            min={1}
            value={page}
            onChange={({ currentTarget }) => setPage(Math.max(1, Math.round(Number(currentTarget.value))))}
          />
        </label>
        <Button variant="default" size="xs" aria-pressed={!over} onClick={() => setOver(!over)}>
          {over ? 'Side by side' : 'Over each other'}
        </Button>
      </div>
      <div className={styles.viewers} data-over={over || undefined}>
        {/* In a sandboxed frame the browser does not start its viewer, which is a process of its own. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe ref={after} title={`${pair.name} in ${comparison.after}`} />
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          ref={before}
          title={`${pair.name} in ${comparison.before}`}
          style={over ? { clipPath: `inset(0 ${100 - share}% 0 0)` } : undefined}
        />
        {over && <span className={styles.edge} style={{ left: `${share}%` }} />}
      </div>
      {over && <ShareSlider comparison={comparison} share={share} onShare={setShare} />}
    </div>
  );
}
