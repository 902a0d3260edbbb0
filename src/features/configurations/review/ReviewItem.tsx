import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useCallback } from 'react';
import type { ConfirmedEvent } from '~/domain/workflow/eventRecords.ts';
import { reviewQueueTexts } from '~/domain/words/texts/review.ts';
import { configurationQuery, type Configuration } from '~/queries/configurations/configurations.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ListError } from '~/ui/list/ListError.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { useWorkingRevision } from '../OtherRevisionBanner.tsx';
import { ReviewDecisionColumn } from './ReviewDecisionColumn.tsx';
import type { ReviewQueueEntry } from './useReviewQueue.ts';
import { useSearchParams } from 'react-router';
import { listComparableFiles, findComparableFile } from '~/domain/file/comparableFile.ts';
import { buildFileGroups } from '~/domain/file/fileGroups.ts';
import { useViewer } from '~/session/me.ts';
import { lazyWithRetry } from '~/ui/lazyWithRetry.tsx';
import { toPreviewFile } from '~/widgets/previews/previewFile.ts';
import { compareRevisions } from '~/domain/revision/comparison.ts';
import { getBaseRevision } from '~/domain/revision/revisionPair.ts';
import { getWorkingRevisionName } from '~/domain/revision/revision.ts';
import { contentChangesQuery } from '~/queries/configurations/contentChanges.ts';
import layout from '~/ui/list/QueueEntries.module.css';
import styles from './Review.module.css';

export type ReviewItemProps = {
  readonly entry: ReviewQueueEntry;
  /** `place`: position in the queue, from 1; `count`: length of the queue. */
  readonly place: number;
  readonly count: number;
  readonly following: ReviewQueueEntry | undefined;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  readonly onDecided: (event: ConfirmedEvent) => void;
};

export function ReviewItem(props: ReviewItemProps) {
  const { entry, following } = props;
  const { configurationId } = entry.row;
  const read = useQuery(configurationQuery(configurationId));
  const prefetch = usePrefetchReviewed();
  const next = following?.row.configurationId;
  const isRead = read.data !== undefined;
  useEffect(() => {
    // The next entry is prefetched after the current one is loaded.
    if (isRead && next !== undefined) void prefetch(next);
  }, [isRead, next, prefetch]);
  return (
    <QueryBoundary read={read} what={reviewQueueTexts.what(configurationId)} waiting={<Waiting />}>
      {(data) =>
        data === null ? (
          <EmptyState title={reviewQueueTexts.gone(configurationId)} text={reviewQueueTexts.chooseNext} />
        ) : (
          <WorkingItem {...props} shown={data} />
        )
      }
    </QueryBoundary>
  );
}

const Waiting = () => (
  <>
    <section className={layout.decision} aria-label={reviewQueueTexts.changes}>
      <ListSkeleton rows={4} />
    </section>
    <section className={styles.file} aria-label={reviewQueueTexts.file} />
  </>
);

function WorkingItem({ shown, ...props }: ReviewItemProps & { readonly shown: Configuration }) {
  const { revision, configuration: working, failed, read } = useWorkingRevision(shown);
  if (failed) {
    return (
      <ListError
        what={reviewQueueTexts.about(shown.configurationId, revision)}
        error={read.error}
        onRetry={() => void read.refetch()}
      />
    );
  }
  if (!working) return <Waiting />;
  return (
    <>
      <ReviewDecisionColumn {...props} working={working} />
      <FileColumn working={working} />
    </>
  );
}

const Preview = lazyWithRetry(
  reviewQueueTexts.file,
  async () => (await import('~/widgets/previews/FilePreviewContainer.tsx')).FilePreviewContainer,
);

/** Names the file by a key that the matching file of the next configuration shares. */
const fileParameter = 'file';

function FileColumn({ working }: { readonly working: Configuration }) {
  const viewer = useViewer();
  const [parameters, setParameters] = useSearchParams();
  const files = useMemo(() => listComparableFiles(buildFileGroups(working, viewer)), [working, viewer]);
  const shown = findComparableFile(files, parameters.get(fileParameter));
  const choose = (key: string): void => {
    const next = new URLSearchParams(parameters);
    next.set(fileParameter, key);
    setParameters(next, { replace: true, preventScrollReset: true });
  };
  if (!shown) {
    return (
      <section className={styles.file} aria-label={reviewQueueTexts.file}>
        <EmptyState title={reviewQueueTexts.noFiles} />
      </section>
    );
  }
  const file = toPreviewFile(shown.file, working);
  return (
    <section className={styles.file} aria-label={reviewQueueTexts.file}>
      <label className={styles.choice}>
        <span className="visuallyHidden">{reviewQueueTexts.fileChoice}</span>
        <select value={shown.key} onChange={(event) => choose(event.currentTarget.value)}>
          {files.map(({ key, place, file: { name } }) => (
            <option key={key} value={key}>
              {reviewQueueTexts.fileIn(name, place)}
            </option>
          ))}
        </select>
      </label>
      <Preview key={`${working.configurationId} ${shown.key}`} file={file} />
    </section>
  );
}

/** Prefetches a configuration of the queue with its revision changes. */
function usePrefetchReviewed(): (id: string) => Promise<void> {
  const client = useQueryClient();
  const viewer = useViewer();
  return useCallback(
    async (id) => {
      // Failures are silent: the entry is fetched again, with an error message, when it is opened.
      const ahead = (revision?: string) =>
        client
          .fetchQuery({ ...configurationQuery(id, revision), meta: { suppressErrorNotice: true } })
          .catch(() => undefined);
      const shown = await ahead();
      if (!shown) return;
      const name = getWorkingRevisionName(shown);
      const base = getBaseRevision(shown.revisions, name);
      const [working, before] = await Promise.all([
        name === shown.revision ? shown : ahead(name),
        base === undefined ? undefined : ahead(base),
      ]);
      if (!working || !before) return;
      await client.prefetchQuery(contentChangesQuery(compareRevisions(before, working, viewer)));
    },
    [client, viewer],
  );
}
