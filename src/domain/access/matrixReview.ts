import { conjunction } from '../words/lists.ts';
import { cellOf, columnKey, held, none, type Column, type Matrices, type MatrixKind } from './matrix.ts';
import type { Edit, Edits, WriteStep } from './matrixEdits.ts';
import { isReading, isWriting } from './permittedOperations.ts';
import { realmLabel, realmOf, roleLabel, roles, type Unit } from './roles.ts';

export function roleText(role: string): string {
  const known = roles.find((each) => each === role);
  return known ? roleLabel[known] : role;
}

export function realmText(realm: string, productCode: string): string {
  const known = realmOf(realm, productCode);
  return known ? realmLabel[known] : realm;
}

export const columnText = ({ realm, role }: Column, productCode: string): string =>
  role === '' ? realmText(realm, productCode) : `${realmText(realm, productCode)}, ${roleText(role)}`;

const accessTexts: Readonly<Record<string, string>> = {
  READ: 'read',
  WRITE: 'write',
  BOTH: 'read and write',
};

/** The value of a cell in words: "read and write", "yes", "nothing"; one nobody defined as it came. */
export function valueText(value: string): string {
  if (value === none) return 'nothing';
  return value === held ? 'yes' : (accessTexts[value] ?? value);
}

export type CellChange = { readonly row: string; readonly gains?: string; readonly loses?: string };

const verbs: Readonly<Record<MatrixKind, (row: string) => string>> = {
  SERVICES: (row) => `call ${row}`,
  SERVLETS: (row) => row,
  ROLES: (row) => `role ${roleText(row)}`,
};

function changeOf({ kind, row }: Edit, before: string, after: string): CellChange {
  const say = verbs[kind](row);
  if (kind !== 'SERVLETS') return after === none ? { row, loses: say } : { row, gains: say };
  const sides = [
    ['read', isReading],
    ['write', isWriting],
  ] as const;
  const gained = sides.filter(([, does]) => does(after) && !does(before)).map(([verb]) => verb);
  const lost = sides.filter(([, does]) => does(before) && !does(after)).map(([verb]) => verb);
  if (gained.length + lost.length === 0) return { row, gains: `${row}: ${valueText(after)}` };
  return {
    row,
    ...(gained.length > 0 && { gains: `${conjunction(gained)} ${say}` }),
    ...(lost.length > 0 && { loses: `${conjunction(lost)} ${say}` }),
  };
}

export type ColumnReview = WriteStep & {
  readonly title: string;
  readonly gains: readonly string[];
  readonly loses: readonly string[];
  readonly affected: string;
};

function affectedText({ kind, realm, role }: WriteStep, productCode: string): string {
  const where = realmText(realm, productCode);
  return kind === 'ROLES'
    ? `Decides which roles can be given in “${where}”. Who holds a role keeps it.`
    : `Everybody who is ${roleText(role)} in “${where}”, from their next call on.`;
}

const tableTexts: Readonly<Record<MatrixKind, string>> = {
  SERVICES: 'Services',
  SERVLETS: 'Servlets',
  ROLES: 'Roles',
};

export const stepText = (step: WriteStep, productCode: string): string =>
  `${tableTexts[step.kind]}: ${columnText(step, productCode)}`;

export function reviewOf(
  edits: Edits,
  now: Matrices,
  steps: readonly WriteStep[],
  productCode: string,
): readonly ColumnReview[] {
  return steps.map((step) => {
    const changes = edits
      .filter((edit) => edit.kind === step.kind && columnKey(edit) === columnKey(step))
      .map((edit) => changeOf(edit, cellOf(now[edit.kind], columnKey(edit), edit.row), edit.value));
    return {
      ...step,
      title: stepText(step, productCode),
      gains: changes.flatMap(({ gains }) => gains ?? []),
      loses: changes.flatMap(({ loses }) => loses ?? []),
      affected: affectedText(step, productCode),
    };
  });
}

/** The roles of a realm do not count: who holds a role keeps it. */
export const takesFrom = (
  units: readonly Unit[],
  edits: Edits,
  now: Matrices,
  productCode: string,
): boolean =>
  edits.some(
    (edit) =>
      edit.kind !== 'ROLES' &&
      units.some(
        ({ realm, roles: own }) =>
          realm === realmOf(edit.realm, productCode) && own.some((role) => role === edit.role),
      ) &&
      changeOf(edit, cellOf(now[edit.kind], columnKey(edit), edit.row), edit.value).loses !== undefined,
  );

const guarded: readonly string[] = ['ADMIN', 'GRANTER'];

/** The words to type before edits are applied: the guarded roles they touch; undefined where they touch none. */
export function wordToType(edits: Edits): string | undefined {
  const touched = guarded.filter((name) =>
    edits.some(({ kind, role, row }) => role === name || (kind === 'ROLES' && row === name)),
  );
  return touched.length > 0 ? conjunction(touched) : undefined;
}
