import { useMediaQuery } from '@mantine/hooks';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useLatest } from '~/ui/useLatest.ts';
import { useRowKeys } from './useRowKeys.ts';
import styles from './WindowedRows.module.css';

/** Rows that are there beyond those in view, at both ends. */
const overscan = 8;

type Props<Row> = {
  /** Name of the list. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Height of a row in px, and on narrow screens, where it takes more lines. */
  readonly height: number;
  readonly narrowHeight: number;
  /** Content of a row. A link in it that bears `data-index` with the place of the row has the keys of the list. */
  readonly children: (row: Row, index: number) => ReactNode;
};

/** A list of rows of one height, of which only those in view are there, whatever their number. */
export function WindowedRows<Row>(props: Props<Row>): ReactElement {
  const { label, rows, keyOf, height: wideHeight, narrowHeight, children } = props;
  const isNarrow = useMediaQuery('(width < 900px)', false, { getInitialValueInEffect: false });
  const height = isNarrow ? narrowHeight : wideHeight;
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const place = list.current?.getBoundingClientRect().top ?? 0;
    setTop(Math.round(place + window.scrollY));
  }, [isNarrow]);
  // The rows are made anew with every scroll, which is what windowing is.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => height,
    overscan,
    scrollMargin: top,
  });
  useLayoutEffect(() => virtual.measure(), [height, virtual]);
  const shown = virtual.getVirtualItems();
  const onKeyDown = useLatest(
    useRowKeys({
      body: list,
      total: rows.length,
      first: shown[0]?.index ?? 0,
      last: shown.at(-1)?.index ?? 0,
      scrollTo: (index) => virtual.scrollToIndex(index),
    }),
  );
  return (
    // The links in it have the keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={list}
      className={styles.list}
      aria-label={label}
      style={{ height: rows.length * height }}
      onKeyDown={onKeyDown}
    >
      {shown.map(({ index }) => {
        const row = rows[index];
        return row === undefined ? undefined : (
          <li
            key={keyOf(row)}
            className={styles.row}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
            style={{ height, transform: `translateY(${index * height}px)` }}
          >
            {children(row, index)}
          </li>
        );
      })}
    </ul>
  );
}
