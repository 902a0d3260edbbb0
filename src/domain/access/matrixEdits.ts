import {
  cellOf,
  columnKey,
  matrixKinds,
  none,
  type Column,
  type Matrices,
  type Matrix,
  type MatrixKind,
} from './matrix.ts';

export type Edit = Column & {
  readonly kind: MatrixKind;
  readonly row: string;
  readonly value: string;
};

export type Edits = readonly Edit[];

const isSameCell = (one: Omit<Edit, 'value'>, other: Omit<Edit, 'value'>): boolean =>
  one.kind === other.kind && one.row === other.row && one.realm === other.realm && one.role === other.role;

/** Adds an edit to those collected, in the place of one of the same cell. One that changes nothing takes it away. */
export function collect(edits: Edits, edit: Edit, now: Matrices): Edits {
  const others = edits.filter((each) => !isSameCell(each, edit));
  return cellOf(now[edit.kind], columnKey(edit), edit.row) === edit.value ? others : [...others, edit];
}

export const openEdits = (edits: Edits, now: Matrices): Edits =>
  edits.filter((edit) => cellOf(now[edit.kind], columnKey(edit), edit.row) !== edit.value);

function editedMatrix(matrix: Matrix, edits: Edits): Matrix {
  if (edits.length === 0) return matrix;
  const changed = new Map(matrix);
  for (const { realm, role, row, value } of edits) {
    const key = columnKey({ realm, role });
    const column = changed.get(key);
    const cells = new Map(column?.cells);
    if (value === none) cells.delete(row);
    else cells.set(row, value);
    changed.set(key, { realm, role, row: column?.row, cells });
  }
  return changed;
}

export function edited(now: Matrices, edits: Edits): Matrices {
  const of = (kind: MatrixKind): Matrix =>
    editedMatrix(
      now[kind],
      edits.filter((edit) => edit.kind === kind),
    );
  return { SERVICES: of('SERVICES'), SERVLETS: of('SERVLETS'), ROLES: of('ROLES') };
}

/** The edits that make `from` into `to`, for every column of `columns`, else for all columns either has. */
export function editsBetween(from: Matrices, to: Matrices): Edits {
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
        const value = cellOf(to[kind], key, row);
        return value === cellOf(from[kind], key, row) ? [] : [{ kind, realm, role, row, value }];
      });
    });
  });
}

export const reversed = (edits: Edits, now: Matrices): Edits =>
  edits.map((edit) => ({ ...edit, value: cellOf(now[edit.kind], columnKey(edit), edit.row) }));

/** Edits and later ones as one: of a cell that both are about, the earlier edit counts. */
export const joined = (earlier: Edits, later: Edits): Edits => [
  ...earlier,
  ...later.filter((edit) => !earlier.some((each) => isSameCell(each, edit))),
];

export type MovedCell = Omit<Edit, 'value'> & {
  readonly before: string;
  readonly after: string;
  readonly isEdited: boolean;
};

/** The cells that are not as they were seen, in the columns that the edits write: those are sent whole. */
export function movedCells(seen: Matrices, now: Matrices, edits: Edits): readonly MovedCell[] {
  return editsBetween(seen, now)
    .filter((move) => edits.some((edit) => edit.kind === move.kind && columnKey(edit) === columnKey(move)))
    .map(({ value: after, ...cell }) => ({
      ...cell,
      before: cellOf(seen[cell.kind], columnKey(cell), cell.row),
      after,
      isEdited: edits.some((edit) => isSameCell(edit, cell)),
    }));
}

export const conflictingCells = (seen: Matrices, now: Matrices, edits: Edits): readonly MovedCell[] =>
  movedCells(seen, now, edits).filter(
    (cell) => !edits.some((edit) => isSameCell(edit, cell) && edit.value === cell.after),
  );

export type WriteStep = Column & { readonly kind: MatrixKind };

/** Roles whose rows are written last: a person who writes may hold them. */
const writtenLast = (role: string): boolean => role === 'ADMIN';

/** The calls of a set of edits, one for each column, those of administrators last. */
export function writeSteps(edits: Edits): readonly WriteStep[] {
  const steps = new Map(
    edits.map(({ kind, realm, role }) => [`${kind}\n${realm}\n${role}`, { kind, realm, role }]),
  );
  const all = [...steps.values()].toSorted(
    (one, other) => matrixKinds.indexOf(one.kind) - matrixKinds.indexOf(other.kind),
  );
  return [...all.filter(({ role }) => !writtenLast(role)), ...all.filter(({ role }) => writtenLast(role))];
}
