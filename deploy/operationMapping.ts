import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { pinnedEndpoints } from '../src/api/generated/endpoints.ts';
import {
  formatOperationCall,
  isCompatibleMethod,
  listPathParameters,
} from '../src/domain/apiDescription/matchOperations.ts';
import { readParameters, readDescription } from '../src/domain/apiDescription/operations.ts';
import type { MappedOperation, OperationMapping } from '../src/domain/apiDescription/operationMapping.ts';
import { parseJson } from '../src/domain/resource/json.ts';

const name = z.string().min(1, 'is empty');
const operation = z
  .string()
  .regex(
    /^(?:[A-Z]+ \/\S*|[^\s/]\S*)$/,
    'must be an id of the description, or a method and a path such as "GET /v2/parts/{key}"',
  );
const names = z.record(name, name);

/**
 * Schema of the mapping file: Portal's operation ids with the id, path or parameters they have in the CMS, if
 * different.
 */
export const operationMappingSchema = z.record(
  name,
  z.union(
    [
      operation,
      z.strictObject({
        operation: operation.optional().describe('Id in the description of the CMS, or method and path'),
        parameters: names.optional().describe('Names of parameters in the description, by Portal’s names'),
        permission: name.optional().describe('Id in the access lists, where that is another one'),
      }),
    ],
    'must be an operation of the CMS, or an object with operation, parameters and permission',
  ),
);

/** The mapping, and a `$schema` URL for editors. */
const fileSchema = z
  .looseObject({}, 'must be an object: names of operations of Portal with what the CMS calls them')
  .transform((entries) => Object.fromEntries(Object.entries(entries).filter(([own]) => own !== '$schema')))
  .pipe(operationMappingSchema);

/** Path of a faulty value, such as "partGet.parameters.id". */
const placeOf = (path: readonly PropertyKey[]): string => path.map(String).join('.');

const endpoints: Readonly<Record<string, readonly [method: string, path: string]>> = pinnedEndpoints;

let pinned: ReturnType<typeof readDescription> | undefined;

/**
 * Parameters that Portal sends with an operation. The OpenAPI description is only read if a parameter is
 * mapped.
 */
function ownParameters(own: string): readonly string[] {
  pinned ??= readDescription(
    JSON.parse(readFileSync(new URL('../openapi/cms.json', import.meta.url), 'utf8')),
  );
  const found = pinned.operations.find(({ id }) => id === own);
  const sent = found ? readParameters(pinned, found) : [];
  return sent.flatMap(({ name: each, place }) => (place === 'path' || place === 'query' ? [each] : []));
}

/** Problems of the mapping of one operation that would make its calls fail. */
function misfits(
  own: string,
  { operation: theirs = '', parameters = {} }: MappedOperation,
): readonly string[] {
  const [method, path] = endpoints[own] ?? ['', ''];
  const [theirMethod = '', theirPath = ''] = theirs.startsWith('/') ? [] : theirs.split(' ');
  const inPath = listPathParameters(path);
  const targets = Object.values(parameters);
  const twice = targets.find((each, at) => targets.indexOf(each) !== at);
  const known = targets.length === 0 ? [] : ownParameters(own);
  const unknown = Object.keys(parameters).filter((each) => !known.includes(each));
  return [
    ...unknown.map((each) => `${own}.parameters has ${each}, which Portal does not send`),
    ...(twice === undefined ? [] : [`${own}.parameters has ${twice} twice`]),
    ...(theirPath !== '' && listPathParameters(theirPath).length !== inPath.length
      ? [`${own} has ${inPath.length} parameters in its path, and ${theirs} has not`]
      : []),
    ...(theirPath !== '' && !isCompatibleMethod(theirMethod, method)
      ? [`${own} is a ${method}, which ${theirs} cannot stand for`]
      : []),
  ];
}

/** Normalises a target: operations that differ only in parameter names are the same. */
function shapeOfTarget(target: string): string {
  const [method = '', path] = target.split(' ');
  return path === undefined ? target : formatOperationCall(method, path);
}

/** Problems beyond the schema: unknown operations, impossible mappings, and targets that are used twice. */
function contradictions(mapping: OperationMapping): readonly string[] {
  const entries = Object.entries(mapping);
  const faults = entries.flatMap(([own, mapped]) =>
    Object.hasOwn(endpoints, own) ? misfits(own, mapped) : [`${own} is no operation of Portal`],
  );
  const named = entries.flatMap(([own, { operation: theirs }]) =>
    theirs !== undefined && Object.hasOwn(endpoints, own) ? [{ own, theirs }] : [],
  );
  const shared = [...Map.groupBy(named, ({ theirs }) => shapeOfTarget(theirs)).values()];
  return [
    ...faults,
    ...shared.flatMap(([first, ...others]) =>
      first && others.length > 0
        ? [`${first.theirs} stands for ${[first, ...others].map(({ own }) => own).join(' and ')}`]
        : [],
    ),
  ];
}

/** The mapping of an installation, and its problems as sentences. */
export type OperationMappingResult = {
  readonly mapping: OperationMapping;
  readonly faults: readonly string[];
};

/** UTF-8 byte order mark, which some editors write. */
const byteOrderMark = /^\uFEFF/;

export function parseOperationMapping(text: string): OperationMappingResult {
  const json = parseJson(text.replace(byteOrderMark, ''));
  if (!json.isSound) {
    const faults = json.problems.map((problem) => `has a fault in line ${problem.line}: ${problem.text}`);
    return { mapping: {}, faults };
  }
  const parsed = fileSchema.safeParse(json.value);
  if (!parsed.success) {
    return {
      mapping: {},
      faults: parsed.error.issues.map(({ path, message }) => `${placeOf(path)} ${message}`.trim()),
    };
  }
  const mapping = Object.fromEntries(
    Object.entries(parsed.data).map(([own, value]) => [
      own,
      typeof value === 'string' ? { operation: value } : value,
    ]),
  );
  return { mapping, faults: contradictions(mapping) };
}

/** Reads the mapping file at `path`; the mapping is empty if `path` is. */
export function readOperationMapping(path: string): OperationMappingResult {
  if (path === '') return { mapping: {}, faults: [] };
  try {
    return parseOperationMapping(readFileSync(path, 'utf8'));
  } catch {
    return { mapping: {}, faults: [`names ${path}, which cannot be read`] };
  }
}
