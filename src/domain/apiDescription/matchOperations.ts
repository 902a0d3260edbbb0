import { readObjectFields, readArray, resolvePart, readString } from './document.ts';
import type { OperationMapping } from './operationMapping.ts';

/** An operation that Portal calls: its id in Portal, the method in capitals, the path below the CMS URL. */
export type KnownOperation = { readonly id: string; readonly method: string; readonly path: string };

export type OfferedOperation = {
  /** Empty where the description has no `operationId`. */
  readonly id: string;
  readonly method: string;
  /** Path below the CMS base URL, spelled as in the description. */
  readonly path: string;
  readonly isConditional: boolean;
};

export type MatchRule = 'MAPPING' | 'ID' | 'PATH';

export type OperationMatch = { readonly offered: OfferedOperation; readonly by: MatchRule };

export type MissingOperationReason = 'NOT_OFFERED' | 'AMBIGUOUS' | 'MAPPING';

export type MissingOperation = {
  readonly id: string;
  readonly reason: MissingOperationReason;
  readonly candidates: readonly OfferedOperation[];
};

export type OperationMatches = {
  readonly matched: ReadonlyMap<string, OperationMatch>;
  readonly missing: readonly MissingOperation[];
};

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

const namesIfMatch = (description: unknown, parameters: unknown): boolean =>
  readArray(parameters).some((part) => {
    const parameter = readObjectFields(resolvePart(description, part));
    return parameter.get('in') === 'header' && readString(parameter.get('name')).toLowerCase() === 'if-match';
  });

/** The path below `base`, which is the path or URL of the CMS: some descriptions repeat it in each path. */
export function removeBasePath(path: string, base: string): string {
  const prefix = base.startsWith('/') ? base : new URL(base).pathname.replace(/\/$/, '');
  return prefix !== '' && path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
}

/**
 * Operations in the order of the description, with paths below `base`. Servers in it are ignored, so that no
 * token is sent to them.
 */
export function listOfferedOperations(description: unknown, base: string): readonly OfferedOperation[] {
  const offered: OfferedOperation[] = [];
  for (const [written, item] of readObjectFields(readObjectFields(description).get('paths'))) {
    const path = removeBasePath(written, base);
    const parts = readObjectFields(resolvePart(description, item));
    for (const method of methods) {
      const operation = readObjectFields(parts.get(method));
      if (operation.size === 0) continue;
      offered.push({
        id: readString(operation.get('operationId')),
        method: method.toUpperCase(),
        path,
        isConditional: [operation, parts].some((each) => namesIfMatch(description, each.get('parameters'))),
      });
    }
  }
  return offered;
}

const parameter = /\{([^{}]*)\}/g;

export const listPathParameters = (path: string): readonly string[] =>
  [...path.matchAll(parameter)].map(([, name = '']) => name);

/** A path without the names of its parameters and without a trailing slash, for comparison. */
const shapeOf = (path: string): string => path.replaceAll(parameter, '{}').replace(/\/+$/, '');

export const formatOperationCall = (method: string, path: string): string => `${method} ${shapeOf(path)}`;

function sharedSegments(paths: readonly string[]): readonly string[] {
  const [first = [], ...others] = paths.map((path) => path.split('/').slice(1, -1));
  const shared: string[] = [];
  for (const [at, segment] of first.entries()) {
    if (segment.includes('{') || others.some((segments) => segments[at] !== segment)) break;
    shared.push(segment);
  }
  return shared;
}

/** Length of the prefix, such as "/v2", without which most operations match; the shortest of equals. */
function prefixLength(known: readonly KnownOperation[], offered: readonly OfferedOperation[]): number {
  const calls = new Set(known.map(({ method, path }) => formatOperationCall(method, path)));
  let best = { length: 0, found: -1 };
  let length = 0;
  for (const segment of ['', ...sharedSegments(offered.map(({ path }) => path))]) {
    length += segment === '' ? 0 : segment.length + 1;
    const found = offered.filter(({ method, path }) =>
      calls.has(formatOperationCall(method, path.slice(length))),
    ).length;
    if (found > best.found) best = { length, found };
  }
  return best.length;
}

type Candidates = (known: KnownOperation) => readonly OfferedOperation[] | undefined;

const sameCount = (known: KnownOperation, { path }: OfferedOperation): boolean =>
  listPathParameters(path).length === listPathParameters(known.path).length;

/**
 * Whether `other` can stand for `method`: never a read for a write or the reverse, and DELETE only for
 * DELETE. Another write can stand for DELETE, since some CMSs delete by POST.
 */
export const isCompatibleMethod = (other: string, method: string): boolean =>
  (other === 'GET') === (method === 'GET') && (other !== 'DELETE' || method === 'DELETE');

const fitsMapped = (known: KnownOperation, offered: OfferedOperation): boolean =>
  sameCount(known, offered) && isCompatibleMethod(offered.method, known.method);

const mappedBy =
  (mapping: OperationMapping, offered: readonly OfferedOperation[]): Candidates =>
  ({ id }) => {
    const target = Object.hasOwn(mapping, id) ? mapping[id]?.operation : undefined;
    if (target === undefined) return undefined;
    const [, method = '', path = ''] = /^([A-Z]+) (\/.*)$/.exec(target) ?? [];
    return offered.filter((each) =>
      method === ''
        ? each.id === target
        : formatOperationCall(each.method, each.path) === formatOperationCall(method, path),
    );
  };

/**
 * Matches by the mapping (any compatible method), else by id, else by method and path, with the same number
 * of path parameters. Names of parameters, a trailing slash and a prefix of all paths are ignored. Ambiguous
 * candidates match nothing, and an offered operation matches only once.
 */
export function matchOperations(
  known: readonly KnownOperation[],
  offered: readonly OfferedOperation[],
  mapping: OperationMapping = {},
): OperationMatches {
  const matched = new Map<string, OperationMatch>();
  const missing = new Map<string, MissingOperation>();
  const taken = new Set<OfferedOperation>();
  const prefix = prefixLength(known, offered);
  const byCall = Map.groupBy(offered, ({ method, path }) => formatOperationCall(method, path.slice(prefix)));
  const byId = Map.groupBy(offered, ({ id }) => id);
  const rules: readonly (readonly [MatchRule, Candidates])[] = [
    ['MAPPING', mappedBy(mapping, offered)],
    [
      'ID',
      (one) => byId.get(one.id)?.filter((each) => each.method === one.method && sameCount(one, each)) ?? [],
    ],
    ['PATH', ({ method, path }) => byCall.get(formatOperationCall(method, path)) ?? []],
  ];
  for (const [by, candidatesOf] of rules) {
    const found = new Map<OfferedOperation, KnownOperation[]>();
    for (const one of known.filter(({ id }) => !matched.has(id) && !missing.has(id))) {
      const named = candidatesOf(one);
      const candidates = named?.filter(
        (each) => !taken.has(each) && (by !== 'MAPPING' || fitsMapped(one, each)),
      );
      const [first, second] = candidates ?? [];
      if (by === 'MAPPING' && named && !first)
        missing.set(one.id, { id: one.id, reason: 'MAPPING', candidates: named });
      else if (candidates && second) missing.set(one.id, { id: one.id, reason: 'AMBIGUOUS', candidates });
      else if (first) found.set(first, [...(found.get(first) ?? []), one]);
    }
    for (const [one, claims] of found) {
      taken.add(one);
      for (const { id } of claims) {
        if (claims.length === 1) matched.set(id, { offered: one, by });
        else missing.set(id, { id, reason: 'AMBIGUOUS', candidates: [one] });
      }
    }
  }
  for (const { id } of known)
    if (!matched.has(id) && !missing.has(id)) missing.set(id, { id, reason: 'NOT_OFFERED', candidates: [] });
  return { matched, missing: known.flatMap(({ id }) => missing.get(id) ?? []) };
}

export function renamePathParameters(
  { path }: OfferedOperation,
  known: KnownOperation,
  parameters: Readonly<Record<string, string>> = {},
): string {
  const own = listPathParameters(known.path);
  const theirs = listPathParameters(path);
  const named = own.filter((name) => theirs.includes(parameters[name] ?? ''));
  const others = own.filter((name) => !named.includes(name))[Symbol.iterator]();
  return path.replaceAll(
    parameter,
    (_, name: string) => `{${named.find((each) => parameters[each] === name) ?? others.next().value}}`,
  );
}
