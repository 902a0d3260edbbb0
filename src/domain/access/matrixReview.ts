import { formatConjunction } from '../words/lists.ts';
import {
  getCellValue,
  getColumnKey,
  assignedCellValue,
  emptyCellValue,
  type MatrixColumn,
  type AccessMatrices,
  type MatrixKind,
} from './matrix.ts';
import type { MatrixEdit, MatrixEdits, WriteStep } from './matrixEdits.ts';
import { hasReadAccess, hasWriteAccess } from './permittedOperations.ts';
import { realmLabel, parseRealm, roleLabel, roles, type Unit } from './roles.ts';

export function formatRole(role: string): string {
  const known = roles.find((each) => each === role);
  return known ? roleLabel[known] : role;
}

export function formatRealm(realm: string, productCode: string): string {
  const known = parseRealm(realm, productCode);
  return known ? realmLabel[known] : realm;
}

export const formatMatrixColumn = ({ realm, role }: MatrixColumn, productCode: string): string =>
  role === '' ? formatRealm(realm, productCode) : `${formatRealm(realm, productCode)}, ${formatRole(role)}`;

const accessTexts: Readonly<Record<string, string>> = {
  READ: 'read',
  WRITE: 'write',
  BOTH: 'read and write',
};

/** A cell's value in words: "read and write", "yes", "nothing"; unknown values unchanged. */
export function formatCellValue(value: string): string {
  if (value === emptyCellValue) return 'nothing';
  return value === assignedCellValue ? 'yes' : (accessTexts[value] ?? value);
}

export type CellChange = { readonly row: string; readonly gains?: string; readonly loses?: string };

const verbs: Readonly<Record<MatrixKind, (row: string) => string>> = {
  SERVICES: (row) => `call ${row}`,
  SERVLETS: (row) => row,
  ROLES: (row) => `role ${formatRole(row)}`,
};

function changeOf({ kind, row }: MatrixEdit, before: string, after: string): CellChange {
  const say = verbs[kind](row);
  if (kind !== 'SERVLETS') return after === emptyCellValue ? { row, loses: say } : { row, gains: say };
  const sides = [
    ['read', hasReadAccess],
    ['write', hasWriteAccess],
  ] as const;
  const gained = sides.filter(([, does]) => does(after) && !does(before)).map(([verb]) => verb);
  const lost = sides.filter(([, does]) => does(before) && !does(after)).map(([verb]) => verb);
  if (gained.length + lost.length === 0) return { row, gains: `${row}: ${formatCellValue(after)}` };
  return {
    row,
    ...(gained.length > 0 && { gains: `${formatConjunction(gained)} ${say}` }),
    ...(lost.length > 0 && { loses: `${formatConjunction(lost)} ${say}` }),
  };
}

export type ColumnReview = WriteStep & {
  readonly title: string;
  readonly gains: readonly string[];
  readonly loses: readonly string[];
  readonly affected: string;
};

function affectedText({ kind, realm, role }: WriteStep, productCode: string): string {
  const where = formatRealm(realm, productCode);
  return kind === 'ROLES'
    ? `Decides which roles can be given in “${where}”. Who holds a role keeps it.`
    : `Everybody who is ${formatRole(role)} in “${where}”, from their next call on.`;
}

const tableTexts: Readonly<Record<MatrixKind, string>> = {
  SERVICES: 'Services',
  SERVLETS: 'Servlets',
  ROLES: 'Roles',
};

export const formatWriteStep = (step: WriteStep, productCode: string): string =>
  `${tableTexts[step.kind]}: ${formatMatrixColumn(step, productCode)}`;

export function buildColumnReviews(
  edits: MatrixEdits,
  now: AccessMatrices,
  steps: readonly WriteStep[],
  productCode: string,
): readonly ColumnReview[] {
  return steps.map((step) => {
    const changes = edits
      .filter((edit) => edit.kind === step.kind && getColumnKey(edit) === getColumnKey(step))
      .map((edit) => changeOf(edit, getCellValue(now[edit.kind], getColumnKey(edit), edit.row), edit.value));
    return {
      ...step,
      title: formatWriteStep(step, productCode),
      gains: changes.flatMap(({ gains }) => gains ?? []),
      loses: changes.flatMap(({ loses }) => loses ?? []),
      affected: affectedText(step, productCode),
    };
  });
}

/**
 * Whether the edits take access from a role the person has. Edits to the roles of a realm do not count:
 * existing grants keep their roles.
 */
export const hasOwnAccessLoss = (
  units: readonly Unit[],
  edits: MatrixEdits,
  now: AccessMatrices,
  productCode: string,
): boolean =>
  edits.some(
    (edit) =>
      edit.kind !== 'ROLES' &&
      units.some(
        ({ realm, roles: own }) =>
          realm === parseRealm(edit.realm, productCode) && own.some((role) => role === edit.role),
      ) &&
      changeOf(edit, getCellValue(now[edit.kind], getColumnKey(edit), edit.row), edit.value).loses !==
        undefined,
  );

const guarded: readonly string[] = ['ADMIN', 'GRANTER'];

/** Text to type before edits to ADMIN, GRANTER or both are applied; undefined where they touch neither. */
export function getConfirmationPhrase(edits: MatrixEdits): string | undefined {
  const touched = guarded.filter((name) =>
    edits.some(({ kind, role, row }) => role === name || (kind === 'ROLES' && row === name)),
  );
  return touched.length > 0 ? formatConjunction(touched) : undefined;
}
