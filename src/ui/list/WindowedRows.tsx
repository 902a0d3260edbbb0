import type { ReactNode } from 'react';
import { queryBoundaryTexts } from '~/domain/words/texts/common.ts';
import { BoundaryContent, ErrorBoundary } from '~/ui/ErrorBoundary.tsx';
import { makeKeysUnique } from './makeKeysUnique.ts';
import { useWindowedRows } from './useWindowedRows.ts';
import styles from './WindowedRows.module.css';

const maxPrinted = 2000;

type Props<Row> = {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Height of a row in px, and on narrow screens, where a row has more lines. */
  readonly height: number;
  readonly narrowHeight: number;
  readonly frameless?: boolean;
  /** Content of a row. A link in it with `data-index` takes part in the list's keyboard navigation. */
  readonly children: (row: Row, index: number) => ReactNode;
};

/** List of rows of equal height, of which only those in view are rendered; in print all are. */
export function WindowedRows<Row>(props: Props<Row>) {
  const { label, rows, keyOf, height: rowHeight, narrowHeight, frameless = false, children } = props;
  const { body, height, shown, onKeyDown } = useWindowedRows<HTMLUListElement>({
    total: rows.length,
    rowHeight,
    cardHeight: narrowHeight,
    maxPrinted,
  });
  const shownRows = shown.flatMap((index) => {
    const row = rows[index];
    return row === undefined ? [] : [{ row, index }];
  });
  const keys = makeKeysUnique(shownRows, ({ row }) => keyOf(row));
  return (
    // The focusable elements are the links inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={body}
      className={styles.list}
      aria-label={label}
      data-frameless={frameless || undefined}
      style={{ height: rows.length * height }}
      onKeyDown={onKeyDown}
    >
      {shownRows.map(({ row, index }, place) => (
        <li
          key={keys[place]}
          className={styles.row}
          aria-setsize={rows.length}
          aria-posinset={index + 1}
          style={{ height, top: index * height }}
        >
          <ErrorBoundary what={queryBoundaryTexts.row} subject={row} isRow>
            <BoundaryContent data={row}>{(shownRow) => children(shownRow, index)}</BoundaryContent>
          </ErrorBoundary>
        </li>
      ))}
    </ul>
  );
}
