import { readObjectFields, readArray, resolvePart, readString } from './document.ts';
import {
  readResponses,
  readRequestBody,
  readParameters,
  type ApiDescription,
  type ApiOperation,
} from './operations.ts';
import { toSearchKey, toSearchWords } from '../words/search.ts';
import type { Actor } from '../access/decision.ts';
import { checkOperationCall } from './access.ts';

/** Maximum depth of references below a request or response body whose field names are searched. */
const maxDepth = 3;
/** Maximum depth of schemas nested in one another without references. */
const maxLevels = 12;

export type OperationHit = { readonly operation: ApiOperation; readonly field: string };

type Entry = {
  readonly operation: ApiOperation;
  readonly near: string;
  /** Search key of the operation's description, parameters and fields; undefined until prepared. */
  far?: { readonly text: string; readonly names: readonly string[] };
};

export type ApiSearch = {
  readonly find: (search: string) => readonly OperationHit[];
  /** Prepares fields until `isOver`, called after each operation; returns whether all are prepared. */
  readonly prepare: (isOver: () => boolean) => boolean;
};

/** Collects the field names of schemas; each reference is resolved once per remaining depth. */
function fieldCollector(whole: unknown): (schema: unknown) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  const collect = (names: Set<string>, part: unknown, references: number, level: number): void => {
    if (level > maxLevels) return;
    const reference = readString(readObjectFields(part).get('$ref'));
    if (reference) {
      if (references === 0) return;
      for (const name of ofReference(reference, references - 1)) names.add(name);
      return;
    }
    const schema = readObjectFields(part);
    for (const [name, inner] of readObjectFields(schema.get('properties'))) {
      names.add(name);
      collect(names, inner, references, level + 1);
    }
    for (const key of ['allOf', 'oneOf', 'anyOf']) {
      for (const inner of readArray(schema.get(key))) collect(names, inner, references, level + 1);
    }
    for (const key of ['items', 'additionalProperties']) {
      if (schema.has(key)) collect(names, schema.get(key), references, level + 1);
    }
  };
  const ofReference = (reference: string, references: number): ReadonlySet<string> => {
    const key = `${references} ${reference}`;
    const found = known.get(key);
    if (found) return found;
    const names = new Set<string>();
    // Names are cached before they are collected, so that a schema that contains itself ends here.
    known.set(key, names);
    collect(names, resolvePart(whole, { $ref: reference }), references, 0);
    return names;
  };
  return (schema) => {
    const names = new Set<string>();
    collect(names, schema, maxDepth, 0);
    return names;
  };
}

/**
 * Searches id, method, path, tag and summary; once prepared, also descriptions and the names of parameters
 * and of fields down to the third reference. Hits in the first group come first.
 */
export function createApiSearch(description: ApiDescription): ApiSearch {
  const fieldsIn = fieldCollector(description.whole);
  const entries = description.operations.map((operation): Entry => {
    const { id, method, path, tag, summary } = operation;
    return { operation, near: toSearchKey([id, method, path, tag, summary].join('\n')) };
  });
  let prepared = 0;
  const farOf = (operation: ApiOperation): NonNullable<Entry['far']> => {
    const parameters = readParameters(description, operation);
    const answered = readResponses(description, operation).filter(
      ({ status }) => status.startsWith('2') || status === 'default',
    );
    const contents = [
      ...(readRequestBody(description, operation)?.contents ?? []),
      ...answered.flatMap((answer) => answer.contents),
    ];
    const names = new Set(parameters.map(({ name }) => name));
    for (const { schema } of contents) for (const name of fieldsIn(schema)) names.add(name);
    const texts = [operation.description, ...parameters.map((each) => each.description), ...names];
    return { text: toSearchKey(texts.join('\n')), names: [...names] };
  };
  const find = (search: string): readonly OperationHit[] => {
    const words = toSearchWords(search);
    const [near, rest]: [OperationHit[], OperationHit[]] = [[], []];
    for (const { operation, near: own, far } of entries) {
      const missing = words.filter((word) => !own.includes(word));
      if (missing.length === 0) near.push({ operation, field: '' });
      else if (far && missing.every((word) => far.text.includes(word))) {
        const field = far.names.find((name) => missing.some((word) => toSearchKey(name).includes(word)));
        rest.push({ operation, field: field ?? '' });
      }
    }
    return [...near, ...rest];
  };
  const prepare: ApiSearch['prepare'] = (isOver) => {
    for (let entry = entries[prepared]; entry; entry = entries[prepared]) {
      if (isOver()) return false;
      entry.far = farOf(entry.operation);
      prepared += 1;
    }
    return true;
  };
  return { find, prepare };
}

export function groupOperationsByTag(
  found: readonly OperationHit[],
): readonly (readonly [string, readonly OperationHit[]])[] {
  const groups = new Map<string, OperationHit[]>();
  for (const each of found) {
    const group = groups.get(each.operation.tag);
    if (group) group.push(each);
    else groups.set(each.operation.tag, [each]);
  }
  return [...groups].toSorted(([one], [other]) => Number(one === '') - Number(other === ''));
}

export const apiAccessChoices = ['ALL', 'MINE', 'NOT_MINE'] as const;

export type ApiFilter = {
  readonly search: string;
  readonly method: string;
  readonly access: (typeof apiAccessChoices)[number];
};

export const parseApiFilter = (parameters: URLSearchParams): ApiFilter => ({
  search: parameters.get('search') ?? '',
  method: parameters.get('method') ?? '',
  access: apiAccessChoices.find((each) => each === parameters.get('access')) ?? 'ALL',
});

export const listHttpMethods = (operations: readonly ApiOperation[]): readonly string[] => [
  ...new Set(operations.map(({ method }) => method)),
];

export const filterOperations = (
  found: readonly OperationHit[],
  { method, access }: ApiFilter,
  actor: Actor,
): readonly OperationHit[] =>
  found.filter(({ operation }) => {
    if (method && operation.method !== method) return false;
    return access === 'ALL' || checkOperationCall(actor, operation)?.allowed === (access === 'MINE');
  });
