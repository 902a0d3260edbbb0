import {
  listOfferedOperations,
  listPathParameters,
} from '../../src/domain/apiDescription/matchOperations.ts';
import { readObjectFields, readArray, readString } from '../../src/domain/apiDescription/document.ts';
import type { MappedOperation } from '../../src/domain/apiDescription/operationMapping.ts';
import { buildOpenApiDescription } from '../cms/apiModules.ts';

export type ForeignOperation = {
  readonly own: { readonly id: string; readonly method: string; readonly path: string };
  readonly id: string;
  readonly path: string;
  readonly permission: string;
  readonly queryNames: Readonly<Record<string, string>>;
};

/** Prefix of all foreign paths. */
const version = '/v2';

/** Renamed subjects, so that these operations are found through the mapping file only. */
const subjects: Readonly<Record<string, string>> = { parts: 'articles', part: 'articlePictures' };

const reordered: Readonly<Record<string, string>> = {
  '/products/{serialNumber}/{productFamily}/{deviceType}':
    '/products/{productFamily}/{deviceType}/{serialNumber}',
};

const queryNames: Readonly<Record<string, string>> = {
  offset: 'skip',
  limit: 'take',
  versionNumber: 'v',
  artefactType: 'kind',
};

/** Foreign ids that equal the id of a different own operation, so that matching by id would be wrong. */
const confusing: Readonly<Record<string, string>> = {
  configurationStateGet: 'configurationGet',
  firmwareGet: 'accountGet',
};

/** Splits "configurationSetNoteUpdate" into its last word and the rest. */
function splitId(id: string): readonly [subject: string, verb: string] {
  const at = id.search(/[A-Z][a-z]*$/);
  return at < 1 ? [id, 'do'] : [id.slice(0, at), id.slice(at).toLowerCase()];
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const toForeignParameter = (name: string): string => `${name}Key`;

function foreignPath(path: string): string {
  const [, subject = '', ...rest] = (reordered[path] ?? path).split('/');
  const segments = [subjects[subject] ?? subject, ...rest];
  return [version, ...segments]
    .join('/')
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => `{${toForeignParameter(name)}}`);
}

function queryOf(path: string, method: string): readonly string[] {
  const item = readObjectFields(
    readObjectFields(readObjectFields(buildOpenApiDescription()).get('paths')).get(path),
  );
  return readArray(readObjectFields(item.get(method.toLowerCase())).get('parameters'))
    .map(readObjectFields)
    .flatMap((parameter) => (parameter.get('in') === 'query' ? [readString(parameter.get('name'))] : []));
}

export const foreignOperations: readonly ForeignOperation[] = listOfferedOperations(
  buildOpenApiDescription(),
  '/',
).map(({ id, method, path }) => {
  const [subject, verb] = splitId(id);
  return {
    own: { id, method, path },
    id: confusing[id] ?? `${verb}${capitalized(subject)}`,
    path: foreignPath(path),
    permission: `${subject}.${verb}`,
    queryNames: Object.fromEntries(
      queryOf(path, method).flatMap((name) => (queryNames[name] ? [[name, queryNames[name]]] : [])),
    ),
  };
});

const ownIds = new Set(foreignOperations.map(({ own }) => own.id));

/**
 * Whether the mapping file must name an operation, because matching by id or path finds none or a wrong one.
 */
const mustBeNamed = ({ own, id, path }: ForeignOperation): boolean =>
  ownIds.has(id) ||
  Object.values(confusing).includes(own.id) ||
  path !== version + own.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `{${toForeignParameter(name)}}`);

function mapped(operation: ForeignOperation): MappedOperation {
  const { own, id, path, permission } = operation;
  const isReordered = reordered[own.path] !== undefined;
  const parameters = {
    ...(isReordered &&
      Object.fromEntries(listPathParameters(own.path).map((name) => [name, toForeignParameter(name)]))),
    ...operation.queryNames,
  };
  // Mapped by id, unless the id is ambiguous or the path is clearer.
  const isByPath = ownIds.has(id) || own.path.startsWith('/part/');
  return {
    ...(mustBeNamed(operation) && { operation: isByPath ? `${own.method} ${path}` : id }),
    ...(Object.keys(parameters).length > 0 && { parameters }),
    permission,
  };
}

export const createForeignMappingText = (): string => {
  const entries = foreignOperations.map((operation) => [operation.own.id, mapped(operation)] as const);
  return `${JSON.stringify(Object.fromEntries(entries), undefined, 2)}\n`;
};
