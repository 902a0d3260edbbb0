import { compareAlphabetically } from '../words/lists.ts';
import { parseRealm, realms, roles } from './roles.ts';

/** The three tables that decide what a role may do: service access, object access, and the roles of each realm. */
export const matrixKinds = ['SERVICES', 'SERVLETS', 'ROLES'] as const;
export type MatrixKind = (typeof matrixKinds)[number];

export type MatrixColumn = { readonly realm: string; readonly role: string };

/** Value of an empty cell. Values that Portal does not know are passed through unchanged. */
export const emptyCellValue = '';
export const assignedCellValue = 'HELD';

export const cellValueChoices: Readonly<Record<MatrixKind, readonly string[]>> = {
  SERVICES: [emptyCellValue, assignedCellValue],
  SERVLETS: [emptyCellValue, 'READ', 'WRITE', 'BOTH'],
  ROLES: [emptyCellValue, assignedCellValue],
};

type Cells = ReadonlyMap<string, string>;

type FilledColumn = MatrixColumn & {
  readonly cells: Cells;
  /** The row as the server sent it, whose other fields are sent back; undefined for a new column. */
  readonly row?: ServiceRow | ObjectRow | RealmRow | undefined;
};

export type AccessMatrix = ReadonlyMap<string, FilledColumn>;

export type AccessMatrices = Readonly<Record<MatrixKind, AccessMatrix>>;

/** Map key of a column; realms and roles from the server contain no line feed. */
export const getColumnKey = ({ realm, role }: MatrixColumn): string => `${realm}\n${role}`;

type ServiceRow = MatrixColumn & { readonly serviceMethods: readonly { readonly methodId: string }[] };
type ObjectRow = MatrixColumn & { readonly objectAccess: Readonly<Record<string, string>> };
type RealmRow = { readonly realm: string; readonly roles: readonly string[] };

export type AccessLists = {
  readonly services: readonly ServiceRow[];
  readonly objects: readonly ObjectRow[];
  readonly realmRoles: readonly RealmRow[];
};

const placeOf = (names: readonly string[], name: string | undefined): number => {
  const place = names.findIndex((each) => each === name);
  return place < 0 ? names.length : place;
};

function inOrder(productCode: string): (one: MatrixColumn, other: MatrixColumn) => number {
  return (one, other) =>
    placeOf(realms, parseRealm(one.realm, productCode)) -
      placeOf(realms, parseRealm(other.realm, productCode)) ||
    compareAlphabetically(one.realm, other.realm) ||
    placeOf(roles, one.role) - placeOf(roles, other.role) ||
    compareAlphabetically(one.role, other.role);
}

function matrixOf(columns: readonly FilledColumn[], productCode: string): AccessMatrix {
  return new Map(columns.toSorted(inOrder(productCode)).map((column) => [getColumnKey(column), column]));
}

/** An empty column for each realm and role in `realmRoles` that has no row in the table. */
function emptyColumns({ realmRoles }: AccessLists, there: readonly MatrixColumn[]): readonly FilledColumn[] {
  const known = new Set(there.map(getColumnKey));
  return realmRoles
    .flatMap(({ realm, roles: names }) => names.map((role) => ({ realm, role })))
    .filter((column) => !known.has(getColumnKey(column)))
    .map((column) => ({ ...column, cells: new Map() }));
}

export function buildAccessMatrices(lists: AccessLists, productCode: string): AccessMatrices {
  const services = lists.services.map((row) => ({
    realm: row.realm,
    role: row.role,
    row,
    cells: new Map(row.serviceMethods.map(({ methodId }) => [methodId, assignedCellValue])),
  }));
  const objects = lists.objects.map((row) => ({
    realm: row.realm,
    role: row.role,
    row,
    cells: new Map(Object.entries(row.objectAccess)),
  }));
  const ofRealms = lists.realmRoles.map((row) => ({
    realm: row.realm,
    role: '',
    row,
    cells: new Map(row.roles.map((role) => [role, assignedCellValue])),
  }));
  return {
    SERVICES: matrixOf([...services, ...emptyColumns(lists, services)], productCode),
    SERVLETS: matrixOf([...objects, ...emptyColumns(lists, objects)], productCode),
    ROLES: matrixOf(ofRealms, productCode),
  };
}

export const getCellValue = (matrix: AccessMatrix, column: string, row: string): string =>
  matrix.get(column)?.cells.get(row) ?? emptyCellValue;

export function listMatrixRows(
  kind: MatrixKind,
  matrix: AccessMatrix,
  others: readonly string[] = [],
): readonly string[] {
  const names = new Set(others);
  for (const { cells } of matrix.values()) for (const name of cells.keys()) names.add(name);
  if (kind === 'ROLES') for (const role of roles) names.add(role);
  const sorted = [...names].toSorted(compareAlphabetically);
  return kind === 'ROLES'
    ? sorted.toSorted((one, other) => placeOf(roles, one) - placeOf(roles, other))
    : sorted;
}

/** Service methods to send: known ones with all the fields the server sent, new ones with their id only. */
function methodsOf({ row, cells }: FilledColumn): readonly { readonly methodId: string }[] {
  const came = new Map(
    row && 'serviceMethods' in row ? row.serviceMethods.map((method) => [method.methodId, method]) : [],
  );
  return [...cells.keys()].map((methodId) => came.get(methodId) ?? { methodId });
}

export const toServiceBody = (matrix: AccessMatrix, columns: readonly string[]) => ({
  accessMap: columns.flatMap((key) => {
    const column = matrix.get(key);
    if (!column) return [];
    const { realm, role, row } = column;
    return [{ ...row, realm, role, serviceMethods: methodsOf(column) }];
  }),
});

export const toObjectBody = (matrix: AccessMatrix, columns: readonly string[]) => ({
  accessMap: columns.flatMap((key) => {
    const column = matrix.get(key);
    if (!column) return [];
    const { realm, role, row, cells } = column;
    return [{ ...row, realm, role, objectAccess: Object.fromEntries(cells) }];
  }),
});

/** Request body that sets the roles of a realm; undefined where the table does not contain the realm. */
export function toRealmBody(
  matrix: AccessMatrix,
  key: string,
): { readonly realm: string; readonly roles: readonly string[] } | undefined {
  const column = matrix.get(key);
  return column && { ...column.row, realm: column.realm, roles: [...column.cells.keys()] };
}
