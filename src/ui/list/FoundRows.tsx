import type { ComponentProps } from 'react';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { WindowedRows } from './WindowedRows.tsx';

type Props<Row> = ComponentProps<typeof WindowedRows<Row>> & {
  /** Text above the rows, such as their number. */
  readonly tally?: string;
  readonly empty: ComponentProps<typeof EmptyState>;
};

/** Rows that match a search, or `empty` if there are none. */
export function FoundRows<Row>({ tally, empty, ...list }: Props<Row>) {
  if (list.rows.length === 0)
    return (
      <div className="panel">
        <EmptyState {...empty} />
      </div>
    );
  return (
    <>
      {tally !== undefined && (
        <p className="tally" role="status">
          {tally}
        </p>
      )}
      <WindowedRows {...list} />
    </>
  );
}
