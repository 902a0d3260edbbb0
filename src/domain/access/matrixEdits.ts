import {
  getCellValue,
  getColumnKey,
  matrixKinds,
  emptyCellValue,
  type MatrixColumn,
  type AccessMatrices,
  type AccessMatrix,
  type MatrixKind,
} from './matrix.ts';

export type MatrixEdit = MatrixColumn & {
  readonly kind: MatrixKind;
  readonly row: string;
  readonly value: string;
};

export type MatrixEdits = readonly MatrixEdit[];

const isSameCell = (one: Omit<MatrixEdit, 'value'>, other: Omit<MatrixEdit, 'value'>): boolean =>
  one.kind === other.kind && one.row === other.row && one.realm === other.realm && one.role === other.role;

/** Adds an edit in place of one of the same cell; an edit to the cell's present value only removes that. */
export function addMatrixEdit(edits: MatrixEdits, edit: MatrixEdit, now: AccessMatrices): MatrixEdits {
  const others = edits.filter((each) => !isSameCell(each, edit));
  return getCellValue(now[edit.kind], getColumnKey(edit), edit.row) === edit.value
    ? others
    : [...others, edit];
}

export const filterEffectiveEdits = (edits: MatrixEdits, now: AccessMatrices): MatrixEdits =>
  edits.filter((edit) => getCellValue(now[edit.kind], getColumnKey(edit), edit.row) !== edit.value);

function editedMatrix(matrix: AccessMatrix, edits: MatrixEdits): AccessMatrix {
  if (edits.length === 0) return matrix;
  const changed = new Map(matrix);
  for (const { realm, role, row, value } of edits) {
    const key = getColumnKey({ realm, role });
    const column = changed.get(key);
    const cells = new Map(column?.cells);
    if (value === emptyCellValue) cells.delete(row);
    else cells.set(row, value);
    changed.set(key, { realm, role, row: column?.row, cells });
  }
  return changed;
}

export function applyMatrixEdits(now: AccessMatrices, edits: MatrixEdits): AccessMatrices {
  const of = (kind: MatrixKind): AccessMatrix =>
    editedMatrix(
      now[kind],
      edits.filter((edit) => edit.kind === kind),
    );
  return { SERVICES: of('SERVICES'), SERVLETS: of('SERVLETS'), ROLES: of('ROLES') };
}

/** The edits that turn `from` into `to`, for all columns of either. */
export function diffMatrices(from: AccessMatrices, to: AccessMatrices): MatrixEdits {
  return matrixKinds.flatMap((kind) => {
    const keys = new Set([...from[kind].keys(), ...to[kind].keys()]);
    return [...keys].flatMap((key) => {
      const column = to[kind].get(key) ?? from[kind].get(key);
      if (!column) return [];
      const { realm, role } = column;
      const rows = new Set([
        ...(from[kind].get(key)?.cells.keys() ?? []),
        ...(to[kind].get(key)?.cells.keys() ?? []),
      ]);
      return [...rows].flatMap((row) => {
        const value = getCellValue(to[kind], key, row);
        return value === getCellValue(from[kind], key, row) ? [] : [{ kind, realm, role, row, value }];
      });
    });
  });
}

export const reverseMatrixEdits = (edits: MatrixEdits, now: AccessMatrices): MatrixEdits =>
  edits.map((edit) => ({ ...edit, value: getCellValue(now[edit.kind], getColumnKey(edit), edit.row) }));

/** Joins two sets of edits; where both change a cell, the earlier edit wins. */
export const mergeMatrixEdits = (earlier: MatrixEdits, later: MatrixEdits): MatrixEdits => [
  ...earlier,
  ...later.filter((edit) => !earlier.some((each) => isSameCell(each, edit))),
];

export type ConcurrentCellChange = Omit<MatrixEdit, 'value'> & {
  readonly before: string;
  readonly after: string;
  readonly isEdited: boolean;
};

/** Cells changed since `seen`, in the columns that the edits write: each column is sent as a whole. */
export function findConcurrentCellChanges(
  seen: AccessMatrices,
  now: AccessMatrices,
  edits: MatrixEdits,
): readonly ConcurrentCellChange[] {
  return diffMatrices(seen, now)
    .filter((move) =>
      edits.some((edit) => edit.kind === move.kind && getColumnKey(edit) === getColumnKey(move)),
    )
    .map(({ value: after, ...cell }) => ({
      ...cell,
      before: getCellValue(seen[cell.kind], getColumnKey(cell), cell.row),
      after,
      isEdited: edits.some((edit) => isSameCell(edit, cell)),
    }));
}

export const findConflictingCells = (
  seen: AccessMatrices,
  now: AccessMatrices,
  edits: MatrixEdits,
): readonly ConcurrentCellChange[] =>
  findConcurrentCellChanges(seen, now, edits).filter(
    (cell) => !edits.some((edit) => isSameCell(edit, cell) && edit.value === cell.after),
  );

export type WriteStep = MatrixColumn & { readonly kind: MatrixKind };

/** ADMIN columns are written last: they can change the access of the person who saves. */
const writtenLast = (role: string): boolean => role === 'ADMIN';

/** The calls that save a set of edits: one for each column, those of ADMIN last. */
export function planWriteSteps(edits: MatrixEdits): readonly WriteStep[] {
  const steps = new Map(
    edits.map(({ kind, realm, role }) => [`${kind}\n${realm}\n${role}`, { kind, realm, role }]),
  );
  const all = [...steps.values()].toSorted(
    (one, other) => matrixKinds.indexOf(one.kind) - matrixKinds.indexOf(other.kind),
  );
  return [...all.filter(({ role }) => !writtenLast(role)), ...all.filter(({ role }) => writtenLast(role))];
}
