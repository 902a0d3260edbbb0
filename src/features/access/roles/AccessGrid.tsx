import { observeElementRect, useVirtualizer, type Rect, type Virtualizer } from '@tanstack/react-virtual';
import { useMediaQuery } from '@mantine/hooks';
import {
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type RefObject,
  useState,
  type KeyboardEvent,
} from 'react';
import {
  getCellValue,
  cellValueChoices,
  getColumnKey,
  type MatrixColumn,
  type AccessMatrix,
  type MatrixKind,
} from '~/domain/access/matrix.ts';
import { roleTexts } from '~/domain/words/texts/roles.ts';
import { useSelectAllNotice } from '~/ui/list/useSelectAllNotice.ts';
import { GridColumnHeader, AccessGridRow, type VisibleColumn } from './AccessGridRow.tsx';
import styles from './AccessGrid.module.css';

type Place = { readonly row: number; readonly column: number };

type Options = {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly counts: { readonly rows: number; readonly columns: number };
  readonly first: Place;
  readonly last: Place;
  readonly scrollTo: (place: Place) => void;
};

const steps: Readonly<Record<string, (at: Place, last: Place, page: number) => Place>> = {
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  PageDown: ({ row, column }, _last, page) => ({ row: row + page, column }),
  PageUp: ({ row, column }, _last, page) => ({ row: row - page, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, last) => ({ row, column: last.column }),
};

const ends: Readonly<Record<string, (last: Place) => Place>> = {
  Home: () => ({ row: 0, column: 0 }),
  End: (last) => last,
};

type GridKeys = {
  readonly current: Place;
  readonly goTo: (place: Place) => void;
  /** Arrow keys move the focus; Space and Enter call `press` with the focused cell. */
  readonly onKeyDown: (event: KeyboardEvent, press: (row: number, column: number) => void) => void;
};

const within = (place: Place, first: Place, last: Place): boolean =>
  place.row >= first.row &&
  place.row <= last.row &&
  place.column >= first.column &&
  place.column <= last.column;

/**
 * Keyboard navigation of a virtualized grid: a cell outside the window is scrolled to and focused once it
 * renders.
 */
function useGridKeyboardNavigation({ scroller, counts, first, last, scrollTo }: Options): GridKeys {
  const [current, setCurrent] = useState<Place>({ row: 0, column: 0 });
  const wanted = useRef<Place>(undefined);
  const give = ({ row, column }: Place): boolean => {
    const cell = scroller.current?.querySelector<HTMLElement>(`[data-place="${row} ${column}"]`);
    cell?.focus({ preventScroll: true });
    return cell !== null && cell !== undefined;
  };
  useLayoutEffect(() => {
    if (wanted.current && give(wanted.current)) wanted.current = undefined;
  });
  const goTo = (place: Place): void => {
    setCurrent(place);
    if (!give(place)) wanted.current = place;
  };
  // The cell with tabIndex 0 must be rendered, even if the current one is scrolled out of view.
  const reached = within(current, first, last) ? current : first;
  return {
    current: reached,
    goTo,
    onKeyDown: (event, press) => {
      const { key, altKey, ctrlKey, metaKey } = event;
      if (altKey) return;
      const isFar = ctrlKey || metaKey;
      const end = { row: counts.rows - 1, column: counts.columns - 1 };
      const page = Math.max(1, last.row - first.row - 12);
      const to = isFar ? ends[key]?.(end) : steps[key]?.(reached, end, page);
      if (!isFar && (key === ' ' || key === 'Enter')) {
        event.preventDefault();
        press(reached.row, reached.column);
      }
      if (!to) return;
      event.preventDefault();
      const place = {
        row: Math.max(0, Math.min(end.row, to.row)),
        column: Math.max(0, Math.min(end.column, to.column)),
      };
      scrollTo(place);
      goTo(place);
    },
  };
}

type Props = {
  readonly kind: MatrixKind;
  readonly now: AccessMatrix;
  readonly wanted: AccessMatrix;
  readonly columns: readonly MatrixColumn[];
  readonly rows: readonly string[];
  readonly about: (row: string) => string;
  readonly onSet: (column: MatrixColumn, row: string, value: string) => void;
};

/** Row height in px before it is measured; fits a name and a description of one line each. */
const rowHeight = 44;
const headHeight = 62;
/**
 * Column widths in px, as in the style sheet: of the row names and of a cell, on wide and on narrow screens.
 */
const wideWidths = { head: 320, cell: 104 } as const;
const narrowWidths = { head: 132, cell: 84 } as const;
type Widths = typeof wideWidths | typeof narrowWidths;

const initialRect: Rect = { width: 1000, height: 560 };

/** Reports the size of the grid; `initialRect` for an element without layout (as in jsdom). */
const observeRect = (
  instance: Virtualizer<HTMLDivElement, Element>,
  tell: (rect: Rect) => void,
): (() => void) | undefined =>
  observeElementRect(instance, (rect) => tell(rect.width > 0 && rect.height > 0 ? rect : initialRect));

const after = (kind: MatrixKind, value: string): string => {
  const values = cellValueChoices[kind];
  return values[(values.indexOf(value) + 1) % values.length] ?? '';
};

type Size = { readonly rows: number; readonly columns: number; readonly widths: Widths };

/** Row height in px; `rowHeight` for an element without layout (as in jsdom). */
const measureRow = (row: Element): number => row.getBoundingClientRect().height || rowHeight;

function useWindow(scroller: RefObject<HTMLDivElement | null>, { rows, columns, widths }: Size) {
  const common = { getScrollElement: () => scroller.current, initialRect, observeElementRect: observeRect };
  // The virtualizer returns new items at each scroll: memoizing the component would break it.
  // oxlint-disable-next-line react/incompatible-library
  const down = useVirtualizer({
    ...common,
    count: rows,
    estimateSize: () => rowHeight,
    measureElement: measureRow,
    overscan: 6,
    scrollPaddingStart: headHeight,
  });
  const across = useVirtualizer({
    ...common,
    horizontal: true,
    count: columns,
    estimateSize: () => widths.cell,
    overscan: 3,
    scrollPaddingStart: widths.head,
  });
  // The virtualizer caches column widths: measure again when the breakpoint changes them.
  useLayoutEffect(() => across.measure(), [across, widths]);
  const shownColumns: readonly VisibleColumn[] = across.getVirtualItems();
  const shownRows = down.getVirtualItems();
  useSelectAllNotice(shownRows.length, rows);
  return {
    shownRows,
    rowsHeight: down.getTotalSize(),
    measure: down.measureElement,
    shownColumns,
    scrollTo: ({ row, column }: { readonly row: number; readonly column: number }): void => {
      down.scrollToIndex(row);
      across.scrollToIndex(column);
    },
  };
}

export function AccessGrid({ kind, now, wanted, columns, rows, about, onSet }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery('(width < 768px)', false, { getInitialValueInEffect: false });
  const widths = isNarrow ? narrowWidths : wideWidths;
  const size = { rows: rows.length, columns: columns.length, widths };
  const { shownRows, rowsHeight, measure, shownColumns, scrollTo } = useWindow(scroller, size);
  const keys = useGridKeyboardNavigation({
    scroller,
    counts: size,
    first: { row: shownRows[0]?.index ?? 0, column: shownColumns[0]?.index ?? 0 },
    last: { row: shownRows.at(-1)?.index ?? 0, column: shownColumns.at(-1)?.index ?? 0 },
    scrollTo,
  });
  const press = (row: number, column: number): void => {
    const [name, at] = [rows[row], columns[column]];
    if (name === undefined || !at) return;
    onSet(at, name, after(kind, getCellValue(wanted, getColumnKey(at), name)));
  };
  const onClick = ({ target }: MouseEvent): void => {
    const place = target instanceof HTMLElement ? target.dataset.place?.split(' ').map(Number) : undefined;
    const [row, column] = place ?? [];
    if (row === undefined || column === undefined) return;
    keys.goTo({ row, column });
    press(row, column);
  };
  const width = widths.head + columns.length * widths.cell;
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells have the focus
    <div
      ref={scroller}
      className={styles.grid}
      role="grid"
      aria-label={roleTexts.titles[kind]}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 1}
      onClick={onClick}
      onKeyDown={(event) => keys.onKeyDown(event, press)}
    >
      <div role="presentation" style={{ width, height: headHeight + rowsHeight }}>
        <div className={styles.heads} role="row" aria-rowindex={1} style={{ width, height: headHeight }}>
          <div className={styles.corner} role="columnheader" aria-colindex={1}>
            {roleTexts.rowHead[kind]}
          </div>
          {shownColumns.map(({ index, start }) => {
            const column = columns[index];
            return (
              column && (
                <GridColumnHeader key={getColumnKey(column)} column={column} index={index} start={start} />
              )
            );
          })}
        </div>
        {shownRows.map(({ index, start }) => (
          <AccessGridRow
            key={rows[index]}
            kind={kind}
            name={rows[index] ?? ''}
            about={about(rows[index] ?? '')}
            index={index}
            top={start + headHeight}
            measure={measure}
            width={width}
            columns={columns}
            shown={shownColumns}
            now={now}
            wanted={wanted}
            current={keys.current.row === index ? keys.current.column : undefined}
          />
        ))}
      </div>
    </div>
  );
}
