import * as z from 'zod/mini';
import {
  getColumnKey,
  buildAccessMatrices,
  listMatrixRows,
  type AccessMatrices,
  type AccessMatrix,
  type MatrixKind,
} from './matrix.ts';
import { diffMatrices, type MatrixEdits } from './matrixEdits.ts';
import { parseRealm, roles } from './roles.ts';
import { formatConjunction } from '../words/lists.ts';

const column = { realm: z.string().check(z.minLength(1)), role: z.string().check(z.minLength(1)) };

const fileSchema = z.object({
  portalRoles: z.literal(1),
  services: z.array(z.object({ ...column, serviceMethods: z.array(z.object({ methodId: z.string() })) })),
  objects: z.array(
    z.object({ ...column, objectAccess: z.record(z.string(), z.enum(['READ', 'WRITE', 'BOTH'])) }),
  ),
  realmRoles: z.array(z.object({ realm: z.string().check(z.minLength(1)), roles: z.array(z.string()) })),
});

export function formatMatrixFile(matrices: AccessMatrices): string {
  const rows = (kind: 'SERVICES' | 'SERVLETS') => [...matrices[kind].values()];
  const file: z.infer<typeof fileSchema> = {
    portalRoles: 1,
    services: rows('SERVICES').map(({ realm, role, cells }) => ({
      realm,
      role,
      serviceMethods: [...cells.keys()].map((methodId) => ({ methodId })),
    })),
    objects: rows('SERVLETS').map(({ realm, role, cells }) => ({
      realm,
      role,
      // An unknown access value is written as it is; `parseMatrixFile` refuses it.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      objectAccess: Object.fromEntries(cells) as Record<string, 'READ' | 'WRITE' | 'BOTH'>,
    })),
    realmRoles: [...matrices.ROLES.values()].map(({ realm, cells }) => ({ realm, roles: [...cells.keys()] })),
  };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

/** The edits a file makes, or the errors for which it is refused, each with its path in the file. */
export type MatrixFileResult =
  | { readonly edits: MatrixEdits; readonly errors?: undefined }
  | { readonly edits?: undefined; readonly errors: readonly string[] };

const maxErrors = 12;

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch {
    return undefined;
  }
}

function wrongAt(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return `should be ${kinds[issue.expected] ?? issue.expected}`;
  if (issue.code === 'too_small') return 'is empty';
  if (issue.code !== 'invalid_value') return issue.message;
  const known = issue.values.map(String);
  return `only ${formatConjunction(known)} ${known.length === 1 ? 'is' : 'are'} known`;
}

const kinds: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'an object',
  record: 'an object',
  string: 'a text',
};

type FileRow = { readonly realm: string; readonly role?: string };

function rowErrors(
  place: string,
  rows: readonly FileRow[],
  matrix: AccessMatrix,
  productCode: string,
): readonly string[] {
  const seen = new Set<string>();
  return rows.flatMap(({ realm, role = '' }, index) => {
    const key = getColumnKey({ realm, role });
    const isTwice = seen.has(key);
    seen.add(key);
    if (isTwice) return [`${place}.${index}: stands there twice`];
    if (matrix.has(key)) return [];
    if (!parseRealm(realm, productCode)) return [`${place}.${index}.realm: “${realm}” is no realm`];
    if (role !== '' && !roles.some((each) => each === role))
      return [`${place}.${index}.role: “${role}” is no role`];
    return [];
  });
}

type Table = Omit<z.infer<typeof fileSchema>, 'portalRoles'>;

function nameErrors(data: Table, now: AccessMatrices, names: KnownRowNames): readonly string[] {
  const strange = (kind: MatrixKind, what: string) => {
    const known = new Set(listMatrixRows(kind, now[kind], names[kind]));
    return (place: string, name: string): readonly string[] =>
      names[kind] === undefined || known.has(name) ? [] : [`${place}: “${name}” is no ${what}`];
  };
  const [service, type, role] = [
    strange('SERVICES', 'operation'),
    strange('SERVLETS', 'type of objects'),
    strange('ROLES', 'role'),
  ];
  return [
    ...data.services.flatMap(({ serviceMethods }, row) =>
      serviceMethods.flatMap(({ methodId }, at) => service(`services.${row}.serviceMethods.${at}`, methodId)),
    ),
    ...data.objects.flatMap(({ objectAccess }, row) =>
      Object.keys(objectAccess).flatMap((name) => type(`objects.${row}.objectAccess`, name)),
    ),
    ...data.realmRoles.flatMap(({ roles: given }, row) =>
      given.flatMap((name, at) => role(`realmRoles.${row}.roles.${at}`, name)),
    ),
  ];
}

/** Row names valid besides those in a table; undefined where unknown, so that the back end decides. */
export type KnownRowNames = Readonly<Record<MatrixKind, readonly string[] | undefined>>;

type Known = { readonly productCode: string; readonly names: KnownRowNames };

/**
 * Reads a file as edits; columns that are not in the file stay unchanged. The whole file is checked before
 * any edit is made, and each error names its path in the file.
 */
export function parseMatrixFile(
  text: string,
  now: AccessMatrices,
  { productCode, names }: Known,
): MatrixFileResult {
  const json = parsed(text);
  if (!json) return { errors: ['This is no JSON.'] };
  const { data, error } = fileSchema.safeParse(json.value);
  if (!data) {
    return {
      errors: error.issues
        .slice(0, maxErrors)
        .map((issue) => `${issue.path.length === 0 ? 'The file' : issue.path.join('.')}: ${wrongAt(issue)}`),
    };
  }

  const errors = [
    ...rowErrors('services', data.services, now.SERVICES, productCode),
    ...rowErrors('objects', data.objects, now.SERVLETS, productCode),
    ...rowErrors('realmRoles', data.realmRoles, now.ROLES, productCode),
    ...nameErrors(data, now, names),
  ];
  if (errors.length > 0) return { errors: errors.slice(0, maxErrors) };

  const wanted = buildAccessMatrices(data, productCode);
  const named = {
    SERVICES: new Set(data.services.map(getColumnKey)),
    SERVLETS: new Set(data.objects.map(getColumnKey)),
    ROLES: new Set(data.realmRoles.map(({ realm }) => getColumnKey({ realm, role: '' }))),
  };
  return {
    edits: diffMatrices(now, wanted).filter((edit) => named[edit.kind].has(getColumnKey(edit))),
  };
}
