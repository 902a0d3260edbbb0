import { alphabetically } from '../words/lists.ts';
import { realmOf, realms, roles } from './roles.ts';

/** The three tables that decide what a role may do: service access, object access, and the roles of each realm. */
export const matrixKinds = ['SERVICES', 'SERVLETS', 'ROLES'] as const;
export type MatrixKind = (typeof matrixKinds)[number];

export type Column = { readonly realm: string; readonly role: string };

/** Stands for a cell with nothing in it. A value nobody defined is kept as it came. */
export const none = '';
export const held = 'HELD';

export const cellValues: Readonly<Record<MatrixKind, readonly string[]>> = {
  SERVICES: [none, held],
  SERVLETS: [none, 'READ', 'WRITE', 'BOTH'],
  ROLES: [none, held],
};

type Cells = ReadonlyMap<string, string>;

type FilledColumn = Column & {
  readonly cells: Cells;
  /** The row of the wire that it came as, whose other fields go back with it; undefined for one that has none yet. */
  readonly row?: ServiceRow | ObjectRow | RealmRow | undefined;
};

export type Matrix = ReadonlyMap<string, FilledColumn>;

export type Matrices = Readonly<Record<MatrixKind, Matrix>>;

/** The key of a column. No name on the wire has a line end in it. */
export const columnKey = ({ realm, role }: Column): string => `${realm}\n${role}`;

type ServiceRow = Column & { readonly serviceMethods: readonly { readonly methodId: string }[] };
type ObjectRow = Column & { readonly objectAccess: Readonly<Record<string, string>> };
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

function inOrder(productCode: string): (one: Column, other: Column) => number {
  return (one, other) =>
    placeOf(realms, realmOf(one.realm, productCode)) - placeOf(realms, realmOf(other.realm, productCode)) ||
    alphabetically(one.realm, other.realm) ||
    placeOf(roles, one.role) - placeOf(roles, other.role) ||
    alphabetically(one.role, other.role);
}

function matrixOf(columns: readonly FilledColumn[], productCode: string): Matrix {
  return new Map(columns.toSorted(inOrder(productCode)).map((column) => [columnKey(column), column]));
}

/** A column for each realm and role that the roles of the realms name and no row speaks of: it holds nothing yet. */
function emptyColumns({ realmRoles }: AccessLists, there: readonly Column[]): readonly FilledColumn[] {
  const known = new Set(there.map(columnKey));
  return realmRoles
    .flatMap(({ realm, roles: names }) => names.map((role) => ({ realm, role })))
    .filter((column) => !known.has(columnKey(column)))
    .map((column) => ({ ...column, cells: new Map() }));
}

export function matricesOf(lists: AccessLists, productCode: string): Matrices {
  const services = lists.services.map((row) => ({
    realm: row.realm,
    role: row.role,
    row,
    cells: new Map(row.serviceMethods.map(({ methodId }) => [methodId, held])),
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
    cells: new Map(row.roles.map((role) => [role, held])),
  }));
  return {
    SERVICES: matrixOf([...services, ...emptyColumns(lists, services)], productCode),
    SERVLETS: matrixOf([...objects, ...emptyColumns(lists, objects)], productCode),
    ROLES: matrixOf(ofRealms, productCode),
  };
}

export const cellOf = (matrix: Matrix, column: string, row: string): string =>
  matrix.get(column)?.cells.get(row) ?? none;

export function rowsOf(kind: MatrixKind, matrix: Matrix, others: readonly string[] = []): readonly string[] {
  const names = new Set(others);
  for (const { cells } of matrix.values()) for (const name of cells.keys()) names.add(name);
  if (kind === 'ROLES') for (const role of roles) names.add(role);
  const sorted = [...names].toSorted(alphabetically);
  return kind === 'ROLES'
    ? sorted.toSorted((one, other) => placeOf(roles, one) - placeOf(roles, other))
    : sorted;
}

/** The methods of a row that is sent: those it came with as they came, and those it has now besides. */
function methodsOf({ row, cells }: FilledColumn): readonly { readonly methodId: string }[] {
  const came = new Map(
    row && 'serviceMethods' in row ? row.serviceMethods.map((method) => [method.methodId, method]) : [],
  );
  return [...cells.keys()].map((methodId) => came.get(methodId) ?? { methodId });
}

export const serviceBody = (matrix: Matrix, columns: readonly string[]) => ({
  accessMap: columns.flatMap((key) => {
    const column = matrix.get(key);
    if (!column) return [];
    const { realm, role, row } = column;
    return [{ ...row, realm, role, serviceMethods: methodsOf(column) }];
  }),
});

export const objectBody = (matrix: Matrix, columns: readonly string[]) => ({
  accessMap: columns.flatMap((key) => {
    const column = matrix.get(key);
    if (!column) return [];
    const { realm, role, row, cells } = column;
    return [{ ...row, realm, role, objectAccess: Object.fromEntries(cells) }];
  }),
});

/** The body that sets the roles of a realm; undefined where the table does not know the realm. */
export function realmBody(
  matrix: Matrix,
  key: string,
): { readonly realm: string; readonly roles: readonly string[] } | undefined {
  const column = matrix.get(key);
  return column && { ...column.row, realm: column.realm, roles: [...column.cells.keys()] };
}
