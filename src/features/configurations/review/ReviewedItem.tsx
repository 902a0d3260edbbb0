import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactElement } from 'react';
import type { ConfirmedEvent } from '~/domain/workflow/eventRecord.ts';
import { reviewTexts } from '~/domain/words/texts/review.ts';
import { configuration, type Configuration } from '~/queries/configurations/configurations.ts';
import { Answer } from '~/ui/Answer.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ListFailure } from '~/ui/list/ListFailure.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { useWorkingRevision } from '../useWorkingRevision.ts';
import { DecisionColumn } from './DecisionColumn.tsx';
import { FileColumn } from './FileColumn.tsx';
import { usePrefetchReviewed } from './usePrefetchReviewed.ts';
import type { Entry } from './useQueue.ts';
import styles from './Review.module.css';

export type ItemProps = {
  readonly entry: Entry;
  /** The place of the entry in the queue, from 1, and the length of that. */
  readonly place: number;
  readonly count: number;
  /** The entry that comes once this one has been decided. */
  readonly following: Entry | undefined;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  readonly onDecided: (event: ConfirmedEvent) => void;
};

/** The configuration that is looked at: what has changed in its working revision, and a file of that. */
export function ReviewedItem(props: ItemProps): ReactElement {
  const { entry, following } = props;
  const { configurationId } = entry.row;
  const read = useQuery(configuration(configurationId));
  const prefetch = usePrefetchReviewed();
  const next = following?.row.configurationId;
  const isRead = read.data !== undefined;
  useEffect(() => {
    // Not before what is looked at has come.
    if (isRead && next !== undefined) void prefetch(next);
  }, [isRead, next, prefetch]);
  return (
    <Answer read={read} what={reviewTexts.what(configurationId)} waiting={<Waiting />}>
      {(data) =>
        data === null ? (
          <EmptyState title={reviewTexts.gone(configurationId)} text={reviewTexts.chooseNext} />
        ) : (
          <WorkingItem {...props} shown={data} />
        )
      }
    </Answer>
  );
}

const Waiting = (): ReactElement => (
  <>
    <section className={styles.decision} aria-label={reviewTexts.changes}>
      <ListSkeleton rows={4} />
    </section>
    <section className={styles.file} aria-label={reviewTexts.file} />
  </>
);

function WorkingItem({ shown, ...props }: ItemProps & { readonly shown: Configuration }): ReactElement {
  const { revision, configuration: working, failed, read } = useWorkingRevision(shown);
  if (failed) {
    return (
      <ListFailure
        what={reviewTexts.about(shown.configurationId, revision)}
        error={read.error}
        onRetry={() => void read.refetch()}
      />
    );
  }
  if (!working) return <Waiting />;
  return (
    <>
      <DecisionColumn {...props} working={working} />
      <FileColumn working={working} />
    </>
  );
}
