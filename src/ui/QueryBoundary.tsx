import type { ReactNode } from 'react';
import { ApiError } from '~/api/ApiError.ts';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { ListError } from '~/ui/list/ListError.tsx';
import { BoundaryContent, ErrorBoundary } from './ErrorBoundary.tsx';
import type { QueryResult } from '~/platform/queryResult.ts';
import { BusyButton } from './BusyButton.tsx';
import styles from './StaleDataBanner.module.css';
import { commonTexts, queryBoundaryTexts } from '~/domain/words/texts/common.ts';
import { formatTimeOfDay } from '~/domain/words/dates.ts';

type Props<Data> = {
  readonly read: QueryResult<Data>;
  readonly what: string;
  readonly waiting?: ReactNode;
  readonly rows?: number;
  readonly hasHead?: boolean;
  /** Shown where the first fetch failed; by default a message that the data could not be read. */
  readonly renderFailure?: (error: Error, onRetry: () => void) => ReactNode;
  readonly missing?: ReactNode;
  readonly children: (data: Data) => ReactNode;
};

/** Shows a query as loading, failed, data, or stale data with a banner if a refetch failed. */
export function QueryBoundary<Data>(props: Props<Data>) {
  const { read, what, rows = 8, hasHead, renderFailure, missing, children } = props;
  const { waiting = <ListSkeleton rows={rows} hasHead={hasHead} /> } = props;
  const { data, error } = read;
  const onRetry = (): void => void read.refetch?.();
  if (data === undefined) {
    if (!error) return <>{waiting}</>;
    if (missing && error instanceof ApiError && error.status === 404) return <>{missing}</>;
    return (
      <>
        {renderFailure ? (
          renderFailure(error, onRetry)
        ) : (
          <ListError what={what} error={error} onRetry={onRetry} />
        )}
      </>
    );
  }
  return (
    <>
      <StaleDataBanner read={read} what={what} />
      <ErrorBoundary what={what} subject={data} onRetry={onRetry}>
        <BoundaryContent data={data}>{children}</BoundaryContent>
      </ErrorBoundary>
    </>
  );
}

type NotCurrentProps = { readonly read: QueryResult<unknown>; readonly what: string };

/** Shows the age of stale data and a retry. Reads only needed fields, to render less on refetches. */
export function StaleDataBanner({ read, what }: NotCurrentProps) {
  const stale = read.data !== undefined && read.error !== null;
  return (
    <div className={styles.line} role="status" data-shown={stale || undefined}>
      {stale && (
        <>
          <span>
            {queryBoundaryTexts.notCurrent(what, formatTimeOfDay(new Date(read.dataUpdatedAt ?? 0)))}
          </span>
          {read.refetch && (
            <BusyButton
              size="compact-sm"
              variant="default"
              busy={read.isFetching === true}
              onClick={() => void read.refetch?.()}
            >
              {commonTexts.tryAgain}
            </BusyButton>
          )}
        </>
      )}
    </div>
  );
}
