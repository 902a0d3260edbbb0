import { z, type OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import type { OperationLookup } from '../../src/domain/access/permittedOperations.ts';
import { fileUpload, jsonBody, refusals } from './answers.ts';
import type { Caller } from './caller.ts';
import type { Cms } from './cms.ts';
import { routesOf, type CmsEnv, type Handlers } from './route.ts';

type Governed = {
  /** Governed by the object access to this type, to read or to write it. */
  readonly 'x-cms-object-type'?: string;
  readonly 'x-cms-access'?: 'READ' | 'WRITE';
  /** Governed by the service access to its operation id. Neither: open to everyone who is signed in. */
  readonly 'x-cms-service'?: true;
};

export type Operation = RouteConfig & Governed & { readonly operationId: string };

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

type PathNames<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | PathNames<Rest> : never;
type PathParams<Path, Typed extends z.ZodRawShape | undefined> = z.ZodObject<{
  [Name in PathNames<Path>]: Name extends keyof Typed ? Extract<Typed[Name], z.ZodType> : z.ZodString;
}>;

/** The schema of the names in a path: those of `typed`, and text for all others. */
function pathParams<Path extends string, Typed extends z.ZodRawShape | undefined>(
  path: Path,
  typed: Typed | undefined,
): PathParams<Path, Typed>;
function pathParams(path: string, typed: z.ZodRawShape = {}): z.ZodObject {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return z.object(Object.fromEntries(names.map((name) => [name, typed[name] ?? z.string()])));
}

type Said<Params, Query, Json, Answer> = {
  readonly description?: string;
  /** The schemas of those names in the path that are not any text. */
  readonly params?: Params;
  readonly query?: Query;
  readonly json?: Json;
  readonly upload?: true;
  readonly answer: Answer;
};

/** Declares operations that have a tag and a kind of access in common, by method, path, and what they ask and answer. */
const declaring = (tag: string, governed: Governed) => {
  const by =
    <Of extends Method>(method: Of) =>
    <
      Path extends string,
      Answer,
      Params extends z.ZodRawShape | undefined = undefined,
      Query extends z.ZodObject | undefined = undefined,
      Json extends z.ZodType | undefined = undefined,
    >(
      path: Path,
      summary: string,
      { description, params, query, json, upload, answer }: Said<Params, Query, Json, Answer>,
    ) => ({
      tags: [tag],
      ...governed,
      method,
      path,
      // Its name among the operations; it stands here because descriptions keep the order of fields.
      operationId: '',
      summary,
      ...(description !== undefined && { description }),
      request: {
        params: pathParams<Path, Params>(path, params),
        query,
        body: upload ? fileUpload : json && jsonBody(json),
      },
      responses: { 200: answer, ...refusals },
    });
  return { get: by('get'), post: by('post'), put: by('put'), patch: by('patch'), delete: by('delete') };
};

/** Operations that read or write objects of a type: the object access of a role decides who may call them. */
export const objectGoverned = (tag: string, type: string, access: 'READ' | 'WRITE') =>
  declaring(tag, { 'x-cms-object-type': type, 'x-cms-access': access });

/** Operations that do something of their own: the service access of a role decides who may call them. */
export const serviceGoverned = (tag: string) => declaring(tag, { 'x-cms-service': true });

/** Operations that everybody who is signed in may call, also before they have a role. */
export const openToAll = (tag: string) => declaring(tag, {});

export type Subject = {
  readonly operations: readonly Operation[];
  readonly routes: (cms: Cms) => OpenAPIHono<CmsEnv>;
};

/**
 * A subject, from its operations by their names; descriptions have them in the order of the alphabet. What a call sends is
 * taken before `demandCaller` refuses who may make none of them.
 */
export function cmsSubject<Named extends Readonly<Record<string, Operation>>>(
  named: Named,
  handlersOf: (cms: Cms) => Handlers<Named>,
  demandCaller?: (caller: Caller) => void,
): Subject {
  const operations = Object.keys(named)
    .toSorted()
    .flatMap((operationId) => {
      const operation = named[operationId];
      return operation ? [{ ...operation, operationId }] : [];
    });
  return { operations, routes: (cms) => routesOf(operations, { ...handlersOf(cms) }, demandCaller) };
}

/** Which operations read and write an object type: a row for each operation that object access governs. */
export const lookupOf = (operations: readonly Operation[]): readonly Required<OperationLookup>[] =>
  operations.flatMap(({ operationId, 'x-cms-object-type': cmsObjectType, 'x-cms-access': access }) => {
    if (cmsObjectType === undefined) return [];
    const reads = access === 'READ';
    return [
      {
        cmsObjectType,
        readOperationId: reads ? operationId : null,
        writeOperationId: reads ? null : operationId,
      },
    ];
  });
