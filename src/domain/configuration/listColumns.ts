/** Columns that a person can choose and order; the id and the state are always shown. */
export const configurationColumns = ['CUSTOMER', 'ASSIGNEE', 'DATE', 'PART', 'REVISION', 'KIND'] as const;
export type ListColumn = (typeof configurationColumns)[number];

export const configurationColumnDefinitions: Record<
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

export type ListLayout = { readonly columns: readonly ListColumn[]; readonly density: Density };

export const defaultListLayout: ListLayout = {
  columns: ['CUSTOMER', 'ASSIGNEE', 'DATE'],
  density: 'COMFORTABLE',
};

const isColumn = (value: unknown): value is ListColumn =>
  configurationColumns.some((column) => column === value);

export const toDensity = (value: unknown): Density | undefined =>
  densities.find((density) => density === value);

export function parseListColumns(value: unknown): readonly ListColumn[] | undefined {
  if (!Array.isArray(value) || new Set(value).size < value.length) return undefined;
  return value.every(isColumn) ? value : undefined;
}

export function parseListLayout(value: unknown): ListLayout {
  const kept = typeof value === 'object' && value !== null ? value : {};
  return {
    columns: ('columns' in kept ? parseListColumns(kept.columns) : undefined) ?? defaultListLayout.columns,
    density: ('density' in kept ? toDensity(kept.density) : undefined) ?? defaultListLayout.density,
  };
}

export const serializeListColumns = (columns: readonly ListColumn[]): string => columns.join('.');

export const deserializeListColumns = (text: string | null): readonly ListColumn[] | undefined =>
  text === null ? undefined : parseListColumns(text === '' ? [] : text.split('.'));

export const toggleColumn = (
  columns: readonly ListColumn[],
  column: ListColumn,
  shown: boolean,
): readonly ListColumn[] => [...columns.filter((each) => each !== column), ...(shown ? [column] : [])];

/** Moves a column by one to the front (-1) or the end (1); unchanged at either end. */
export function moveColumn(
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
