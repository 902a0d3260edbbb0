/** Columns of the list that a person chooses and orders; which configuration it is, and its state, always show. */
export const listColumns = ['CUSTOMER', 'ASSIGNEE', 'DATE', 'PART', 'REVISION', 'KIND'] as const;
export type ListColumn = (typeof listColumns)[number];

export const listColumn: Record<
  ListColumn,
  { readonly label: string; readonly share: number; readonly least: number }
> = {
  CUSTOMER: { label: 'Customer', share: 1.7, least: 0 },
  ASSIGNEE: { label: 'Assignee', share: 1.2, least: 0 },
  DATE: { label: 'Date', share: 1, least: 104 },
  PART: { label: 'Part', share: 0.9, least: 56 },
  REVISION: { label: 'Revision', share: 0.9, least: 56 },
  KIND: { label: 'Type', share: 1, least: 56 },
};

export const densities = ['COMFORTABLE', 'COMPACT'] as const;
export type Density = (typeof densities)[number];

export const densityLabel: Record<Density, string> = { COMFORTABLE: 'Comfortable', COMPACT: 'Compact' };

export type ListLook = { readonly columns: readonly ListColumn[]; readonly density: Density };

export const defaultLook: ListLook = { columns: ['CUSTOMER', 'ASSIGNEE', 'DATE'], density: 'COMFORTABLE' };

const isColumn = (value: unknown): value is ListColumn => listColumns.some((column) => column === value);

export const toDensity = (value: unknown): Density | undefined =>
  densities.find((density) => density === value);

export function toColumns(value: unknown): readonly ListColumn[] | undefined {
  if (!Array.isArray(value) || new Set(value).size < value.length) return undefined;
  return value.every(isColumn) ? value : undefined;
}

export function toLook(value: unknown): ListLook {
  const kept = typeof value === 'object' && value !== null ? value : {};
  return {
    columns: ('columns' in kept ? toColumns(kept.columns) : undefined) ?? defaultLook.columns,
    density: ('density' in kept ? toDensity(kept.density) : undefined) ?? defaultLook.density,
  };
}

export const columnsText = (columns: readonly ListColumn[]): string => columns.join('.');

export const columnsOf = (text: string | null): readonly ListColumn[] | undefined =>
  text === null ? undefined : toColumns(text === '' ? [] : text.split('.'));

export const withColumn = (
  columns: readonly ListColumn[],
  column: ListColumn,
  shown: boolean,
): readonly ListColumn[] => [...columns.filter((each) => each !== column), ...(shown ? [column] : [])];

/** The columns with one of them a place further to the front (-1) or to the end (1); as they are at either end. */
export function movedColumn(
  columns: readonly ListColumn[],
  column: ListColumn,
  step: -1 | 1,
): readonly ListColumn[] {
  const from = columns.indexOf(column);
  const other = columns[from + step];
  if (from < 0 || other === undefined) return columns;
  return columns.map((each) => {
    if (each === column) return other;
    return each === other ? column : each;
  });
}
