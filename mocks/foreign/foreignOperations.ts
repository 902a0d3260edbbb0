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

/** The version that all foreign paths begin with. */
const version = '/v2';

/** Subjects that have other paths, so that nothing but the mapping file finds them. */
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

/** Ids that stand for another operation of the stand-in: taken by their id, these would be confused. */
const confusing: Readonly<Record<string, string>> = {
  configurationStateGet: 'configurationGet',
  firmwareGet: 'accountGet',
};

/** "configurationSetNoteUpdate" as its last word and the others. */
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

/** Whether an operation has to be named: by its own id or path it is not found, or another one is. */
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
  // By id, but where that is another operation's or the path says more.
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
