import { observeElementRect, useVirtualizer, type Rect, type Virtualizer } from '@tanstack/react-virtual';
import { useMediaQuery } from '@mantine/hooks';
import { useRef, type CSSProperties, type ReactElement } from 'react';
import {
  cellOf,
  cellValues,
  columnKey,
  type Column,
  type Matrix,
  type MatrixKind,
} from '~/domain/access/matrix.ts';
import { columnText, realmText, roleText, valueText } from '~/domain/access/matrixReview.ts';
import { roleDescription, roles } from '~/domain/access/roles.ts';
import { roleTexts } from '~/domain/words/texts/roles.ts';
import { config } from '~/config.ts';
import { useGridKeys } from './useGridKeys.ts';
import styles from './AccessGrid.module.css';

type Props = {
  readonly kind: MatrixKind;
  /** The table as the back end has it. */
  readonly now: Matrix;
  /** The table with the collected edits. */
  readonly wanted: Matrix;
  readonly columns: readonly Column[];
  readonly rows: readonly string[];
  /** A sentence about a row; empty where there is none. */
  readonly about: (row: string) => string;
  readonly onSet: (column: Column, row: string, value: string) => void;
};

const rowHeight = 44;
const headHeight = 62;
const cellWidth = 104;

/** Size of the grid before it has been measured. */
const initialRect: Rect = { width: 1000, height: 560 };

/** Watches the size of the grid; one that is not laid out counts as the initial one. */
const observeRect = (
  instance: Virtualizer<HTMLDivElement, Element>,
  tell: (rect: Rect) => void,
): (() => void) | undefined =>
  observeElementRect(instance, (rect) => tell(rect.width > 0 && rect.height > 0 ? rect : initialRect));

/** The value after this one; from a value nobody defined, the first. */
const after = (kind: MatrixKind, value: string): string => {
  const values = cellValues[kind];
  return values[(values.indexOf(value) + 1) % values.length] ?? '';
};

/** A table of roles and what they may do, of which only the part in view is there. */
export function AccessGrid({ kind, now, wanted, columns, rows, about, onSet }: Props): ReactElement {
  const scroller = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery('(width < 768px)', false, { getInitialValueInEffect: false });
  const headWidth = isNarrow ? 148 : 320;
  const common = {
    getScrollElement: () => scroller.current,
    initialRect,
    observeElementRect: observeRect,
  };
  // The cells are made anew with every scroll, which is what windowing is.
  // oxlint-disable-next-line react/incompatible-library
  const down = useVirtualizer({
    ...common,
    count: rows.length,
    estimateSize: () => rowHeight,
    overscan: 6,
    scrollPaddingStart: headHeight,
  });
  const across = useVirtualizer({
    ...common,
    horizontal: true,
    count: columns.length,
    estimateSize: () => cellWidth,
    overscan: 3,
    scrollPaddingStart: headWidth,
  });
  const [shownRows, shownColumns] = [down.getVirtualItems(), across.getVirtualItems()];
  const keys = useGridKeys({
    scroller,
    counts: { rows: rows.length, columns: columns.length },
    first: { row: shownRows[0]?.index ?? 0, column: shownColumns[0]?.index ?? 0 },
    last: { row: shownRows.at(-1)?.index ?? 0, column: shownColumns.at(-1)?.index ?? 0 },
    scrollTo: ({ row, column }) => {
      down.scrollToIndex(row);
      across.scrollToIndex(column);
    },
  });
  const press = (row: number, column: number): void => {
    const [name, at] = [rows[row], columns[column]];
    if (name === undefined || !at) return;
    onSet(at, name, after(kind, cellOf(wanted, columnKey(at), name)));
  };
  const width = headWidth + columns.length * cellWidth;
  return (
    <div
      ref={scroller}
      className={styles.grid}
      role="grid"
      aria-label={roleTexts.titles[kind]}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 1}
      style={{ '--head': `${headWidth}px` } as CSSProperties}
      onKeyDown={(event) => keys.onKeyDown(event, press)}
    >
      <div role="presentation" style={{ width, height: headHeight + rows.length * rowHeight }}>
        <div className={styles.heads} role="row" aria-rowindex={1} style={{ width, height: headHeight }}>
          <div className={styles.corner} role="columnheader" aria-colindex={1}>
            {roleTexts.rowHead[kind]}
          </div>
          {shownColumns.map(({ index, start }) => {
            const column = columns[index];
            return (
              column && <ColumnHead key={columnKey(column)} column={column} index={index} start={start} />
            );
          })}
        </div>
        {shownRows.map(({ index: row, start: top }) => {
          const name = rows[row] ?? '';
          return (
            <div
              key={name}
              className={styles.row}
              role="row"
              aria-rowindex={row + 2}
              style={{ width, transform: `translateY(${top + headHeight}px)` }}
            >
              <RowHead kind={kind} name={name} about={about(name)} />
              {shownColumns.map(({ index, start }) => {
                const column = columns[index];
                if (!column) return undefined;
                const key = columnKey(column);
                return (
                  <Cell
                    key={key}
                    name={roleTexts.cell(
                      columnText(column, config.productCode),
                      kind === 'ROLES' ? roleText(name) : name,
                      valueText(cellOf(wanted, key, name)),
                    )}
                    value={cellOf(wanted, key, name)}
                    before={cellOf(now, key, name)}
                    start={start}
                    place={`${row} ${index}`}
                    column={index}
                    isCurrent={keys.isCurrent(row, index)}
                    onPress={() => {
                      keys.goTo({ row, column: index });
                      press(row, index);
                    }}
                  />
                );
              })}
            </div>
          );
        })}
      </div>
    </div>
  );
}

const placeAcross = (start: number): CSSProperties => ({
  insetInlineStart: `calc(var(--head) + ${start}px)`,
});

type ColumnHeadProps = { readonly column: Column; readonly index: number; readonly start: number };

function ColumnHead({ column, index, start }: ColumnHeadProps): ReactElement {
  const { realm, role } = column;
  return (
    <div
      className={styles.head}
      role="columnheader"
      aria-colindex={index + 2}
      style={placeAcross(start)}
      title={descriptionOf(role) ?? columnText(column, config.productCode)}
    >
      {role !== '' && <strong>{roleText(role)}</strong>}
      <span>{realmText(realm, config.productCode)}</span>
    </div>
  );
}

function descriptionOf(name: string): string | undefined {
  const role = roles.find((each) => each === name);
  return role && roleDescription[role];
}

type RowHeadProps = { readonly kind: MatrixKind; readonly name: string; readonly about: string };

const RowHead = ({ kind, name, about }: RowHeadProps): ReactElement => (
  <div className={styles.rowHead} role="rowheader" aria-colindex={1} title={about || name}>
    <strong>{kind === 'ROLES' ? roleText(name) : name}</strong>
    <span>{kind === 'ROLES' ? descriptionOf(name) : about}</span>
  </div>
);

type CellProps = {
  readonly name: string;
  readonly value: string;
  readonly before: string;
  readonly start: number;
  readonly place: string;
  readonly column: number;
  readonly isCurrent: boolean;
  readonly onPress: () => void;
};

function Cell({ name, value, before, start, place, column, isCurrent, onPress }: CellProps): ReactElement {
  const isChanged = value !== before;
  return (
    // The grid has the keys of its cells.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      className={styles.cell}
      role="gridcell"
      aria-colindex={column + 2}
      aria-label={isChanged ? roleTexts.changedCell(name, valueText(before)) : name}
      data-place={place}
      data-value={value || undefined}
      data-changed={isChanged || undefined}
      tabIndex={isCurrent ? 0 : -1}
      style={placeAcross(start)}
      onClick={onPress}
    >
      {value === '' ? '' : (roleTexts.marks[value] ?? value)}
    </div>
  );
}
