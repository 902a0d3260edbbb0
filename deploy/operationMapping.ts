import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { pinnedEndpoints } from '../src/api/generated/endpoints.ts';
import { pathParameters } from '../src/domain/apiDescription/matchOperations.ts';
import type { OperationMapping } from '../src/domain/apiDescription/operationMapping.ts';

const name = z.string().min(1, 'is empty');
const operation = z
  .string()
  .regex(
    /^(?:[A-Z]+ \/\S*|[^\s/]\S*)$/,
    'must be an id of the description, or a method and a path such as "GET /v2/parts/{key}"',
  );
const names = z.record(name, name);

/** The mapping file: what the CMS calls the operations of Portal, by Portal's names, where it calls them otherwise. */
export const mappingSchema = z.record(
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

/** Where a faulty value stands, such as "partGet.parameters.id". */
const placeOf = (path: readonly PropertyKey[]): string => path.map(String).join('.');

const endpoints: Readonly<Record<string, readonly [method: string, path: string]>> = pinnedEndpoints;

/** The faults in what is well-formed: names that Portal does not have, and operations that are named twice. */
function contradictions(mapping: OperationMapping): readonly string[] {
  const users = new Map<string, string[]>();
  const faults = Object.entries(mapping).flatMap(([own, { operation: theirs, parameters = {} }]) => {
    if (!Object.hasOwn(endpoints, own)) return [`${own} is no operation of Portal`];
    if (theirs !== undefined) users.set(theirs, [...(users.get(theirs) ?? []), own]);
    const inPath = pathParameters(endpoints[own]?.[1] ?? '');
    const targets = Object.values(parameters);
    const twice = targets.find((each, at) => targets.indexOf(each) !== at);
    return [
      ...(twice === undefined ? [] : [`${own}.parameters has ${twice} twice`]),
      ...(theirs?.includes(' ') === true && pathParameters(theirs).length !== inPath.length
        ? [`${own} has ${inPath.length} parameters in its path, and ${theirs} has not`]
        : []),
    ];
  });
  const shared = [...users].filter(([, owners]) => owners.length > 1);
  return [...faults, ...shared.map(([theirs, owners]) => `${theirs} stands for ${owners.join(' and ')}`)];
}

/** What an installation maps, and each fault in it as a sentence. */
export type ReadMapping = { readonly mapping: OperationMapping; readonly faults: readonly string[] };

/** Reads the mapping in the text of its file. */
export function parseMapping(text: string): ReadMapping {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { mapping: {}, faults: [`is no JSON: ${error instanceof Error ? error.message : ''}`] };
  }
  // The address of the schema is for editors.
  const { $schema: _, ...entries } = z.looseObject({}).catch({}).parse(json);
  const parsed = mappingSchema.safeParse(typeof json === 'object' && !Array.isArray(json) ? entries : json);
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

/** Reads the mapping file at `path`; the mapping is empty where none is named. */
export function readMapping(path: string): ReadMapping {
  if (path === '') return { mapping: {}, faults: [] };
  try {
    return parseMapping(readFileSync(path, 'utf8'));
  } catch {
    return { mapping: {}, faults: [`names ${path}, which cannot be read`] };
  }
}
