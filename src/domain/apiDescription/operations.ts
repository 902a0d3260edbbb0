import { removeBasePath, type OperationMatches } from './matchOperations.ts';
import {
  readObjectFields,
  readArray,
  describeBrokenPart,
  resolvePart,
  readString,
  type DescriptionFields,
} from './document.ts';

export const httpMethods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'] as const;

export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie';

export type ApiParameter = {
  readonly name: string;
  readonly place: ParameterLocation;
  readonly required: boolean;
  readonly description: string;
  readonly schema: unknown;
};

export type ApiContent = { readonly type: string; readonly schema: unknown };

/** Response of an operation; `status` is a number, a class such as "4XX", or "default". */
export type ApiResponse = {
  readonly status: string;
  readonly description: string;
  readonly contents: readonly ApiContent[];
};

export type OperationGovernance =
  | { readonly by: 'OBJECT'; readonly type: string; readonly access: 'READ' | 'WRITE' }
  | { readonly by: 'SERVICE' }
  | { readonly by: 'UNKNOWN' };

/** `raw` is the operation's part of the description, from which parameters and bodies are read on demand. */
export type ApiOperation = {
  readonly id: string;
  readonly portalName?: string | undefined;
  readonly permission: string;
  /**
   * Whether Portal has this id for another operation: a person's permissions, listed by Portal's names, then
   * say nothing about this one.
   */
  readonly isConfusable?: boolean;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly isDeprecated: boolean;
  readonly governance: OperationGovernance;
  readonly raw: DescriptionFields;
  readonly common: readonly unknown[];
};

export type ApiDescription = {
  readonly title: string;
  readonly version: string;
  readonly standard: string;
  readonly text: string;
  readonly operations: readonly ApiOperation[];
  /** The whole document, in which `$ref`s are resolved. */
  readonly whole: unknown;
};

function governanceOf(raw: DescriptionFields): OperationGovernance {
  const type = readString(raw.get('x-cms-object-type'));
  if (type) return { by: 'OBJECT', type, access: raw.get('x-cms-access') === 'WRITE' ? 'WRITE' : 'READ' };
  return raw.get('x-cms-service') === true ? { by: 'SERVICE' } : { by: 'UNKNOWN' };
}

/**
 * Operations in the order of the document. One without an id gets "method path"; of two with one id the first
 * counts; parts of the wrong type are skipped. `base` is the path or URL of the CMS.
 */
export function readDescription(whole: unknown, base = '/'): ApiDescription {
  const top = readObjectFields(whole);
  const info = readObjectFields(top.get('info'));
  const operations = new Map<string, ApiOperation>();
  for (const [path, item] of readObjectFields(top.get('paths'))) {
    const parts = readObjectFields(resolvePart(whole, item));
    const common = readArray(parts.get('parameters'));
    for (const method of httpMethods) {
      const raw = readObjectFields(parts.get(method));
      if (raw.size === 0) continue;
      const id = readString(raw.get('operationId')) || `${method} ${path}`;
      if (operations.has(id)) continue;
      operations.set(id, {
        id,
        permission: id,
        method: method.toUpperCase(),
        path: removeBasePath(path, base),
        tag: readString(readArray(raw.get('tags'))[0]),
        summary: readString(raw.get('summary')),
        description: readString(raw.get('description')),
        isDeprecated: raw.get('deprecated') === true,
        governance: governanceOf(raw),
        raw,
        common,
      });
    }
  }
  return {
    title: readString(info.get('title')),
    version: readString(info.get('version')),
    standard: readString(top.get('openapi')),
    text: readString(info.get('description')),
    operations: [...operations.values()],
    whole,
  };
}

/** Adds Portal's names and the ids in the access lists to the operations that Portal calls. */
export function addPortalNames(
  description: ApiDescription,
  matched: OperationMatches['matched'],
  permissions: ReadonlyMap<string, string>,
): ApiDescription {
  const callOf = ({ method, path }: Pick<ApiOperation, 'method' | 'path'>): string => `${method} ${path}`;
  const names = new Map([...matched].map(([name, { offered }]) => [callOf(offered), name]));
  const operations = description.operations.map((operation) => {
    const portalName = names.get(callOf(operation));
    if (portalName === undefined)
      return permissions.has(operation.permission) ? { ...operation, isConfusable: true } : operation;
    return { ...operation, portalName, permission: permissions.get(portalName) ?? portalName };
  });
  return { ...description, operations };
}

const places: readonly ParameterLocation[] = ['path', 'query', 'header', 'cookie'];

export function readParameters(
  { whole }: Pick<ApiDescription, 'whole'>,
  operation: ApiOperation,
): readonly ApiParameter[] {
  const found = new Map<string, ApiParameter>();
  for (const part of [...readArray(operation.raw.get('parameters')), ...operation.common]) {
    const fields = readObjectFields(resolvePart(whole, part));
    const name = readString(fields.get('name'));
    const place = places.find((each) => each === fields.get('in'));
    if (!name || !place || found.has(`${place} ${name}`)) continue;
    const [content] = readObjectFields(fields.get('content')).values();
    const schema = fields.get('schema') ?? readObjectFields(content).get('schema');
    found.set(`${place} ${name}`, {
      name,
      place,
      required: fields.get('required') === true || place === 'path',
      description: readString(fields.get('description')),
      schema,
    });
  }
  return [...found.values()];
}

export const findBrokenParameters = (
  { whole }: Pick<ApiDescription, 'whole'>,
  { raw, common }: ApiOperation,
): readonly string[] => [
  ...new Set(
    [...readArray(raw.get('parameters')), ...common].flatMap((part) => describeBrokenPart(whole, part) ?? []),
  ),
];

const contentsOf = (part: DescriptionFields): readonly ApiContent[] =>
  [...readObjectFields(part.get('content'))].map(([type, content]) => ({
    type,
    schema: readObjectFields(content).get('schema'),
  }));

/** The body of an operation, undefined where it has none. For a broken reference, `description` says so. */
export function readRequestBody(
  { whole }: Pick<ApiDescription, 'whole'>,
  { raw }: ApiOperation,
):
  | { readonly required: boolean; readonly description: string; readonly contents: readonly ApiContent[] }
  | undefined {
  const lost = describeBrokenPart(whole, raw.get('requestBody'));
  if (lost !== undefined) return { required: false, description: lost, contents: [] };
  const body = readObjectFields(resolvePart(whole, raw.get('requestBody')));
  if (body.size === 0) return undefined;
  return {
    required: body.get('required') === true,
    description: readString(body.get('description')),
    contents: contentsOf(body),
  };
}

export const readResponses = (
  { whole }: Pick<ApiDescription, 'whole'>,
  { raw }: ApiOperation,
): readonly ApiResponse[] =>
  [...readObjectFields(raw.get('responses'))].map(([status, part]) => {
    const answer = readObjectFields(resolvePart(whole, part));
    const description = describeBrokenPart(whole, part) ?? readString(answer.get('description'));
    return { status, description, contents: contentsOf(answer) };
  });
