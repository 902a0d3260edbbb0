import { memo, type CSSProperties, type ReactElement, type Ref } from 'react';
import {
  getCellValue,
  getColumnKey,
  type MatrixColumn,
  type AccessMatrix,
  type MatrixKind,
} from '~/domain/access/matrix.ts';
import {
  formatMatrixColumn,
  formatRealm,
  formatRole,
  formatCellValue,
} from '~/domain/access/matrixReview.ts';
import { roleDescription, roles } from '~/domain/access/roles.ts';
import { roleTexts } from '~/domain/words/texts/roles.ts';
import { config } from '~/config.ts';
import { BreakableText } from '~/ui/BreakableText.tsx';
import styles from './AccessGrid.module.css';

/** `index` among all columns; `start` is the distance in px from the first column. */
export type VisibleColumn = { readonly index: number; readonly start: number };

const placeAcross = (start: number): CSSProperties => ({
  insetInlineStart: `calc(var(--head) + ${start}px)`,
});

type ColumnHeadProps = { readonly column: MatrixColumn; readonly index: number; readonly start: number };

export function GridColumnHeader({ column, index, start }: ColumnHeadProps) {
  const { realm, role } = column;
  return (
    <div
      className={styles.head}
      role="columnheader"
      aria-colindex={index + 2}
      style={placeAcross(start)}
      title={descriptionOf(role) ?? formatMatrixColumn(column, config.productCode)}
    >
      {role !== '' && <strong>{formatRole(role)}</strong>}
      <span>{formatRealm(realm, config.productCode)}</span>
    </div>
  );
}

function descriptionOf(name: string): string | undefined {
  const role = roles.find((each) => each === name);
  return role && roleDescription[role];
}

const wordsOf = (name: string): readonly string[] => name.split(/(?<=[a-z\d])(?=[A-Z])/);

type RowHeadProps = { readonly kind: MatrixKind; readonly name: string; readonly about: string };

const RowHead = ({ kind, name, about }: RowHeadProps) => (
  <div className={styles.rowHead} role="rowheader" aria-colindex={1}>
    <strong>{kind === 'ROLES' ? formatRole(name) : <BreakableText parts={wordsOf(name)} />}</strong>
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
};

const Cell = memo(function Cell(props: CellProps): ReactElement {
  const { name, value, before, start, place, column, isCurrent } = props;
  const isChanged = value !== before;
  return (
    <div
      className={styles.cell}
      role="gridcell"
      aria-colindex={column + 2}
      aria-label={isChanged ? roleTexts.changedCell(name, formatCellValue(before)) : name}
      data-place={place}
      data-value={value || undefined}
      data-changed={isChanged || undefined}
      tabIndex={isCurrent ? 0 : -1}
      style={placeAcross(start)}
    >
      {value === '' ? '' : (roleTexts.marks[value] ?? value)}
    </div>
  );
});

type RowProps = {
  readonly kind: MatrixKind;
  readonly name: string;
  readonly about: string;
  readonly index: number;
  /** `top` and `width` in px; `top` from the upper edge of the grid. */
  readonly top: number;
  readonly width: number;
  readonly measure: Ref<HTMLDivElement>;
  readonly columns: readonly MatrixColumn[];
  readonly shown: readonly VisibleColumn[];
  readonly now: AccessMatrix;
  readonly wanted: AccessMatrix;
  /** Column of the cell with tabIndex 0; undefined if that is in another row. */
  readonly current: number | undefined;
};

/** Memoized: a scroll renders only rows whose visible columns change. */
export const AccessGridRow = memo(function GridRow(props: RowProps): ReactElement {
  const { kind, name, about, index, top, width, measure, columns, shown, now, wanted, current } = props;
  return (
    <div
      ref={measure}
      className={styles.row}
      role="row"
      data-index={index}
      aria-rowindex={index + 2}
      style={{ width, transform: `translateY(${top}px)` }}
    >
      <RowHead kind={kind} name={name} about={about} />
      {shown.map(({ index: at, start }) => {
        const column = columns[at];
        if (!column) return undefined;
        const key = getColumnKey(column);
        const value = getCellValue(wanted, key, name);
        return (
          <Cell
            key={key}
            name={roleTexts.cell(
              formatMatrixColumn(column, config.productCode),
              kind === 'ROLES' ? formatRole(name) : name,
              formatCellValue(value),
            )}
            value={value}
            before={getCellValue(now, key, name)}
            start={start}
            place={`${index} ${at}`}
            column={at}
            isCurrent={at === current}
          />
        );
      })}
    </div>
  );
});
