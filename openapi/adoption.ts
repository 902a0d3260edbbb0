import { listCallingPages } from '../src/domain/apiDescription/callingPages.ts';
import {
  readObjectFields,
  readArray,
  resolvePart,
  readString,
  type DescriptionFields,
} from '../src/domain/apiDescription/document.ts';
import {
  removeBasePath,
  matchOperations,
  listOfferedOperations,
  listPathParameters,
  renamePathParameters,
  type KnownOperation,
  type MatchRule,
  type OfferedOperation,
  type OperationMatches,
} from '../src/domain/apiDescription/matchOperations.ts';
import type { OperationMapping } from '../src/domain/apiDescription/operationMapping.ts';
import {
  readResponses,
  readRequestBody,
  readParameters,
  readDescription,
  type ApiDescription,
  type ApiOperation,
} from '../src/domain/apiDescription/operations.ts';
import { diffSchemaShapes } from './descriptionShape.ts';

export type DescriptionAdoption = {
  readonly pinned: unknown;
  readonly other: unknown;
  /** Path or URL at which the CMS is called. */
  readonly base: string;
  readonly mapping: OperationMapping;
};

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

const knownIn = (pinned: unknown): readonly KnownOperation[] =>
  listOfferedOperations(pinned, '/').map(({ id, method, path }) => ({ id, method, path }));

const callOf = ({ method, path }: Pick<OfferedOperation, 'method' | 'path'>): string => `${method} ${path}`;

const nameOf = (offered: OfferedOperation): string =>
  offered.id === '' ? callOf(offered) : `${offered.id} (${callOf(offered)})`;

/** Lower-case words of ids and paths: "partUsageGet" gives part, usage, get. */
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .replaceAll(/\{[^{}]*\}/g, ' ')
      .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .split(/[^a-z\d]+/)
      .filter(Boolean),
  );

/** Similarity of an offered operation to one of Portal's, from 0 to 1.5, by shared words and the method. */
function nearness(known: KnownOperation, offered: OfferedOperation): number {
  const [own, theirs] = [wordsOf(`${known.id} ${known.path}`), wordsOf(`${offered.id} ${offered.path}`)];
  const shared = own.intersection(theirs).size;
  if (shared === 0) return 0;
  const isLike =
    listPathParameters(known.path).length === listPathParameters(offered.path).length &&
    known.method === offered.method;
  return (2 * shared) / (own.size + theirs.size) + (isLike ? 0.5 : 0);
}

const nearest = 3;

/** Candidates for a missing operation, most similar first. */
const candidatesFor = (
  known: KnownOperation,
  free: readonly OfferedOperation[],
): readonly OfferedOperation[] =>
  free
    .map((offered) => ({ offered, near: nearness(known, offered) }))
    .filter(({ near }) => near > 0)
    .toSorted((one, other) => other.near - one.near)
    .slice(0, nearest)
    .map(({ offered }) => offered);

const rules: Readonly<Record<MatchRule, string>> = {
  MAPPING: 'by the mapping file',
  ID: 'by their id',
  PATH: 'by method and path',
};

const jsonSchema = (contents: readonly { readonly type: string; readonly schema: unknown }[] = []): unknown =>
  contents.find(({ type }) => /json/i.test(type))?.schema ?? contents[0]?.schema;

const answerSchema = (description: ApiDescription, operation: ApiOperation): unknown =>
  jsonSchema(readResponses(description, operation).find(({ status }) => status.startsWith('2'))?.contents);

type Sides = { readonly own: ApiDescription; readonly other: ApiDescription };

/** Differences of one operation: query parameters that do not exist, and fields that are read or sent. */
function operationDifferences(
  { own, other }: Sides,
  [ours, theirs]: readonly [ApiOperation, ApiOperation],
  parameters: Readonly<Record<string, string>>,
): readonly string[] {
  const named = new Set(
    readParameters(other, theirs).flatMap(({ name, place }) => (place === 'query' ? [name] : [])),
  );
  const unnamed = readParameters(own, ours).filter(
    ({ name, place }) => place === 'query' && !named.has(parameters[name] ?? name),
  );
  const compare = (schema: unknown, theirSchema: unknown, reads: boolean): readonly string[] =>
    schema === undefined || theirSchema === undefined
      ? []
      : diffSchemaShapes(
          { description: own.whole, schema },
          { description: other.whole, schema: theirSchema },
          reads,
        );
  return [
    ...unnamed.map(({ name }) => `the parameter ${name} of the query is sent and not named`),
    ...compare(
      jsonSchema(readRequestBody(own, ours)?.contents),
      jsonSchema(readRequestBody(other, theirs)?.contents),
      false,
    ).map((line) => `sent: ${line}`),
    ...compare(answerSchema(own, ours), answerSchema(other, theirs), true).map((line) => `read: ${line}`),
  ];
}

const operationsByCall = ({ operations }: ApiDescription): ReadonlyMap<string, ApiOperation> =>
  new Map(operations.map((operation) => [callOf(operation), operation]));

function anonymous(whole: unknown): unknown {
  const copy = structuredClone(whole);
  for (const item of readObjectFields(readObjectFields(copy).get('paths')).values()) {
    const parts = resolvePart(copy, item);
    for (const method of methods) {
      const operation = readObjectFields(parts).get(method);
      if (typeof operation === 'object' && operation !== null)
        Reflect.deleteProperty(operation, 'operationId');
    }
  }
  return copy;
}

/** Report on a description to be adopted, one line per entry. */
export function buildAdoptionReport({
  pinned,
  other,
  base,
  mapping,
}: DescriptionAdoption): readonly string[] {
  const known = knownIn(pinned);
  const offered = listOfferedOperations(other, base);
  const { matched, missing } = matchOperations(known, offered, mapping);
  const taken = new Set([...matched.values()].map((match) => match.offered));
  const free = offered.filter((each) => !taken.has(each));
  const sides = { own: readDescription(anonymous(pinned)), other: readDescription(anonymous(other), base) };
  const [ours, theirs] = [operationsByCall(sides.own), operationsByCall(sides.other)];
  const unknown = Object.keys(mapping).filter((id) => !known.some((each) => each.id === id));
  return [
    `${known.length} operations of Portal, ${offered.length} of the CMS`,
    ...Object.entries(rules).map(
      ([rule, words]) => `${[...matched.values()].filter(({ by }) => by === rule).length} found ${words}`,
    ),
    ...unknown.map((id) => `The mapping file names ${id}, which is no operation of Portal`),
    `${missing.length} missing${missing.length > 0 ? ':' : ''}`,
    ...missing.flatMap((miss) => {
      const operation = known.find(({ id }) => id === miss.id);
      const pages = listCallingPages(miss.id).join(', ');
      const near =
        miss.candidates.length > 0 ? miss.candidates : operation ? candidatesFor(operation, free) : [];
      return [
        `  ${miss.id}${operation ? ` (${callOf(operation)})` : ''}${pages && `; needed by: ${pages}`}`,
        ...(miss.reason === 'AMBIGUOUS' ? ['    nothing decides which it is'] : []),
        ...(miss.reason === 'MAPPING'
          ? ['    what the mapping file names is not there or does not fit']
          : []),
        ...near.map((each) => `    perhaps ${nameOf(each)}`),
      ];
    }),
    ...known.flatMap((operation) => {
      const match = matched.get(operation.id);
      const pair = [ours.get(callOf(operation)), match && theirs.get(callOf(match.offered))] as const;
      if (!match || !pair[0] || !pair[1]) return [];
      const parameters = mapping[operation.id]?.parameters ?? {};
      const lines = operationDifferences(sides, [pair[0], pair[1]], parameters);
      return lines.length === 0
        ? []
        : [`${operation.id}, there ${nameOf(match.offered)}:`, ...lines.map((line) => `  ${line}`)];
    }),
  ];
}

const renamed = (parameter: DescriptionFields, names: ReadonlyMap<string, string>): object => ({
  ...Object.fromEntries(parameter),
  name: names.get(readString(parameter.get('name'))) ?? readString(parameter.get('name')),
});

function ownNames(
  { offered }: { readonly offered: OfferedOperation },
  known: KnownOperation,
  parameters: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const own = listPathParameters(renamePathParameters(offered, known, parameters));
  return new Map([
    ...Object.entries(parameters).map(([name, theirs]) => [theirs, name] as const),
    ...listPathParameters(offered.path).map((theirs, at) => [theirs, own[at] ?? theirs] as const),
  ]);
}

/**
 * Description to be adopted, under Portal's names, from which types are generated. Operations Portal does not
 * call are left out.
 */
export function buildAdoptedDescription({ pinned, other, base, mapping }: DescriptionAdoption): unknown {
  const known = knownIn(pinned);
  const matches: OperationMatches = matchOperations(known, listOfferedOperations(other, base), mapping);
  const names = new Map([...matches.matched].map(([id, { offered }]) => [callOf(offered), id]));
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [written, item] of readObjectFields(readObjectFields(other).get('paths'))) {
    const parts = readObjectFields(resolvePart(other, item));
    for (const method of methods) {
      const id = names.get(callOf({ method: method.toUpperCase(), path: removeBasePath(written, base) }));
      const operation = known.find((each) => each.id === id);
      const match = id === undefined ? undefined : matches.matched.get(id);
      if (id === undefined || !operation || !match) continue;
      const raw = readObjectFields(parts.get(method));
      const mapped = mapping[id]?.parameters ?? {};
      const theirNames = ownNames(match, operation, mapped);
      const all = [...readArray(parts.get('parameters')), ...readArray(raw.get('parameters'))];
      const path = renamePathParameters(match.offered, operation, mapped);
      paths[path] ??= {};
      paths[path][method] = {
        ...Object.fromEntries(raw),
        operationId: id,
        parameters: all.map((part) => renamed(readObjectFields(resolvePart(other, part)), theirNames)),
      };
    }
  }
  return { ...Object.fromEntries(readObjectFields(other)), paths };
}
