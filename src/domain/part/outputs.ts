import { formatDisjunction } from '../words/lists.ts';
import { connectorTypes, resolveEnumValue, outputValues, pinColors } from './enumerations.ts';

export type Output = {
  readonly name: string;
  readonly connectorType: string;
  readonly gpio: string;
  readonly encoder: string;
  readonly directional: string;
  readonly side: string;
  readonly digital: string;
  readonly feed: string;
  readonly pinColour: string;
};

export type OutputField = keyof Output;

export type OutputColumn = {
  readonly field: OutputField;
  readonly label: string;
  readonly values: readonly string[];
};

export const outputColumns: readonly OutputColumn[] = [
  { field: 'name', label: 'Name', values: [] },
  { field: 'connectorType', label: 'Connector', values: connectorTypes },
  { field: 'gpio', label: 'GPIO', values: outputValues.gpio },
  { field: 'encoder', label: 'Encoder', values: outputValues.encoder },
  { field: 'directional', label: 'Direction', values: outputValues.directional },
  { field: 'side', label: 'Side', values: outputValues.side },
  { field: 'digital', label: 'Digital', values: outputValues.digital },
  { field: 'feed', label: 'Feed', values: outputValues.feed },
  { field: 'pinColour', label: 'Pin colour', values: pinColors },
];

/** Whether outputs are equal and in the same order; a back end may change the order of their fields. */
export const isSameOutputs = (some: readonly Output[], others: readonly Output[]): boolean =>
  some.length === others.length &&
  some.every((each, row) => outputColumns.every(({ field }) => each[field] === others[row]?.[field]));

export const emptyOutput: Output = {
  name: '',
  connectorType: 'NONE',
  gpio: 'NONE',
  encoder: 'NONE',
  directional: 'NONE',
  side: 'NONE',
  digital: 'NONE',
  feed: 'NONE',
  pinColour: '',
};

export const normalizeCellValue = ({ values }: OutputColumn, typed: string): string =>
  resolveEnumValue(values, typed);

/** Columns that take any value: names, and connector types, some of which only the CMS knows. */
const isOpen = (field: OutputField): boolean => field === 'name' || field === 'connectorType';

/**
 * Error of a cell; undefined where it is valid. Values in `kept`, which the part already had, are valid
 * whether listed or not.
 */
export function validateOutputCell(
  { field, label, values }: OutputColumn,
  value: string,
  kept: ReadonlySet<string> = new Set(),
): string | undefined {
  if (field === 'name') return value.trim() === '' ? 'A name is required' : undefined;
  if (field === 'pinColour' && value === '') return undefined;
  if (value === '') return `${label} is required`;
  if (isOpen(field) || values.includes(value) || kept.has(value)) return undefined;
  return `${label} is one of ${formatDisjunction(values)}`;
}

export type CellError = { readonly row: number; readonly column: number; readonly message: string };

export function validateOutputs(
  outputs: readonly Output[],
  before: readonly Output[] = [],
): readonly CellError[] {
  const names = Map.groupBy(outputs, ({ name }) => name.trim().toLowerCase());
  return outputColumns.flatMap((definition, column) => {
    const kept = new Set(before.map((output) => output[definition.field]));
    return outputs.flatMap((output, row): readonly CellError[] => {
      const message = validateOutputCell(definition, output[definition.field], kept);
      if (message !== undefined) return [{ row, column, message }];
      const isDouble =
        definition.field === 'name' && (names.get(output.name.trim().toLowerCase())?.length ?? 0) > 1;
      return isDouble ? [{ row, column, message: `Another output is called ${output.name.trim()}` }] : [];
    });
  });
}

const maxOutputs = 2_000;

/** A cell as spreadsheets copy it: quoted, with its quotes doubled, where it has a tab, line or quote. */
const copiedCell = /"((?:[^"]|"")*)"(?=\t|\n|$)|([^\t\n]*)/y;

export function parseClipboardCells(text: string): readonly (readonly string[])[] {
  const plain = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '');
  if (text === '') return [];
  const lines: string[][] = [[]];
  for (let at = 0; at <= plain.length; at += 1) {
    copiedCell.lastIndex = at;
    const [all = '', quoted, bare = ''] = copiedCell.exec(plain) ?? [];
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
    at += all.length;
    if (plain[at] === '\n') lines.push([]);
  }
  return lines;
}

const cellToCopy = (value: string): string =>
  /["\t\n\r]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

export type CellPosition = { readonly row: number; readonly column: number };

function copiedOutputs(at: CellPosition, text: string): readonly (readonly string[])[] {
  const all = parseClipboardCells(text);
  const isHead =
    (all[0]?.length ?? 0) > 1 &&
    all[0]?.every(
      (cell, index) => cell.trim().toLowerCase() === outputColumns[at.column + index]?.label.toLowerCase(),
    );
  return isHead ? all.slice(1) : all;
}

export const countExcessLines = (at: CellPosition, text: string): number =>
  Math.max(0, at.row + copiedOutputs(at, text).length - maxOutputs);

/**
 * Inserts cells downwards and to the right. Missing rows are added; cells beyond the last column and a first
 * line of column names are left out.
 */
export function insertClipboardCells(
  outputs: readonly Output[],
  at: CellPosition,
  text: string,
): readonly Output[] {
  const cells = copiedOutputs(at, text);
  const next = [...outputs];
  for (const [down, line] of cells.entries()) {
    const row = at.row + down;
    if (row >= maxOutputs) break;
    let output = next[row] ?? emptyOutput;
    for (const [right, typed] of line.entries()) {
      const column = outputColumns[at.column + right];
      if (column) output = { ...output, [column.field]: normalizeCellValue(column, typed) };
    }
    next[row] = output;
  }
  return next;
}

export function updateOutputCell(
  outputs: readonly Output[],
  { row, column }: CellPosition,
  typed: string,
): readonly Output[] {
  const definition = outputColumns[column];
  if (!definition) return outputs;
  const value = normalizeCellValue(definition, typed);
  return outputs.map((output, index) => (index === row ? { ...output, [definition.field]: value } : output));
}

export function formatClipboardCells(
  outputs: readonly Output[],
  from: CellPosition,
  to: CellPosition,
): string {
  const [top, bottom] = [Math.min(from.row, to.row), Math.max(from.row, to.row)];
  const [left, right] = [Math.min(from.column, to.column), Math.max(from.column, to.column)];
  return outputs
    .slice(top, bottom + 1)
    .map((output) =>
      outputColumns
        .slice(left, right + 1)
        .map(({ field }) => cellToCopy(output[field]))
        .join('\t'),
    )
    .join('\n');
}

export type EditHistory<Value> = {
  readonly past: readonly Value[];
  readonly present: Value;
  readonly future: readonly Value[];
};

export const createEditHistory = <Value>(present: Value): EditHistory<Value> => ({
  past: [],
  present,
  future: [],
});

/** Adds a step, of which the last 200 stay; undone steps can no longer be redone. */
export const pushHistoryStep = <Value>(history: EditHistory<Value>, present: Value): EditHistory<Value> =>
  present === history.present
    ? history
    : { past: [...history.past.slice(-199), history.present], present, future: [] };

export function undoStep<Value>({ past, present, future }: EditHistory<Value>): EditHistory<Value> {
  const before = past.at(-1);
  if (before === undefined) return { past, present, future };
  return { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

export function redoStep<Value>({ past, present, future }: EditHistory<Value>): EditHistory<Value> {
  const [next, ...rest] = future;
  if (next === undefined) return { past, present, future };
  return { past: [...past, present], present: next, future: rest };
}
