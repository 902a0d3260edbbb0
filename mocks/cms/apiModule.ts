import { z, OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import type { OperationLookup } from '../../src/domain/access/permittedOperations.ts';
import { fileUploadBody, jsonBody, refusals } from './fields.ts';
import type { Caller } from './caller.ts';
import type { CmsContext } from './cmsContext.ts';
import { checkListedOperation } from '../../src/domain/access/decision.ts';
import { createMiddleware } from 'hono/factory';
import { createBadRequestError, assertAllowed } from './httpErrors.ts';

export type CmsEnv = { Variables: { caller: Caller } };

export const createRouteApp = () =>
  new OpenAPIHono<CmsEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      const issue = result.error.issues[0];
      const field = issue?.path.join('.') ?? '';
      const message = issue?.message ?? 'Malformed request';
      throw createBadRequestError(field ? `${field}: ${message}` : message);
    },
  });

type Read<Schema> =
  Extract<Schema, z.ZodType> extends never ? undefined : z.output<Extract<Schema, z.ZodType>>;
type JsonOf<Body> = Body extends { content: { 'application/json': { schema: infer Schema } } }
  ? Read<Schema>
  : never;
type RequestOf<Of> = Of extends { request: infer Asked } ? Asked : unknown;

/** A request whose schemas have been parsed, with its caller. */
type Call<Asked> = {
  readonly caller: Caller;
  readonly request: Request;
  readonly param: Asked extends { params: infer Schema } ? Read<Schema> : undefined;
  readonly query: Asked extends { query: infer Schema } ? Read<Schema> : undefined;
  readonly json: Asked extends { body: infer Body } ? JsonOf<Body> : undefined;
};

export type JsonBody<Of> = Call<RequestOf<Of>>['json'];
export type QueryValues<Of> = Call<RequestOf<Of>>['query'];

/** Body of a JSON response; operations that return a `Response` of their own are left out. */
export type JsonResponseBody<Of> = Exclude<AnswerOf<Of>, Response>;

type AnswerOf<Of> = Of extends {
  responses: { 200: { content: { 'application/json': { schema: infer Schema extends z.ZodType } } } };
}
  ? z.input<Schema> | Response
  : Response;

/** A handler returns JSON or a `Response`. Where several paths match, the first operation wins. */
export type OperationHandlers<Operations> = {
  readonly [Name in keyof Operations]: (
    call: Call<RequestOf<Operations[Name]>>,
  ) => AnswerOf<Operations[Name]> | Promise<AnswerOf<Operations[Name]>>;
};

type AnyHandler = (call: never) => unknown;
type Validated = { valid(target: 'param' | 'query' | 'json'): unknown };

function createRoutes(
  operations: readonly Operation[],
  handlers: Readonly<Record<string, AnyHandler>>,
  demandCaller?: (caller: Caller) => void,
): OpenAPIHono<CmsEnv> {
  const app = createRouteApp();
  const byName = new Map(operations.map((operation) => [operation.operationId, operation]));
  for (const [name, handle] of Object.entries(handlers)) {
    const operation = byName.get(name);
    if (!operation) throw new Error(`There is no operation ${name}`);
    const permitted = createMiddleware<CmsEnv>(async (c, next) => {
      const isGoverned = 'x-cms-object-type' in operation || 'x-cms-service' in operation;
      if (isGoverned) assertAllowed(checkListedOperation(c.var.caller, name));
      await next();
    });
    app.openapi({ ...operation, middleware: permitted }, async (c) => {
      demandCaller?.(c.var.caller);
      const asked: Validated = c.req;
      const call = {
        caller: c.var.caller,
        request: c.req.raw,
        param: asked.valid('param'),
        query: asked.valid('query'),
        json: asked.valid('json'),
      };
      // The schemas of the operation have parsed the values.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const answer = await handle(call as never);
      return answer instanceof Response ? answer : Response.json(answer);
    });
  }
  return app;
}

type Governed = {
  /** The object access of a role to this type decides who may call the operation. */
  readonly 'x-cms-object-type'?: string;
  readonly 'x-cms-access'?: 'READ' | 'WRITE';
  /**
   * The service access of a role decides. With neither extension, every signed-in user may call the
   * operation.
   */
  readonly 'x-cms-service'?: true;
};

export type Operation = RouteConfig & Governed & { readonly operationId: string };

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

type PathNames<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | PathNames<Rest> : never;
type PathParams<Path, Typed extends z.ZodRawShape | undefined> = z.ZodObject<{
  [Name in PathNames<Path>]: Name extends keyof Typed ? Extract<Typed[Name], z.ZodType> : z.ZodString;
}>;

/** Schema of the path parameters: those in `typed` have their own schema, all others are strings. */
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
  /** Schemas of the path parameters that are not plain strings. */
  readonly params?: Params;
  readonly query?: Query;
  readonly json?: Json;
  readonly upload?: true;
  readonly answer: Answer;
};

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
      // Set later from the name of the operation; the empty string fixes its position among the fields.
      operationId: '',
      summary,
      ...(description !== undefined && { description }),
      request: {
        params: pathParams<Path, Params>(path, params),
        query,
        body: upload ? fileUploadBody : json && jsonBody(json),
      },
      responses: { 200: answer, ...refusals },
    });
  return { get: by('get'), post: by('post'), put: by('put'), patch: by('patch'), delete: by('delete') };
};

/** Operations that read or write objects of a type; the object access of a role decides who may call them. */
export const createObjectOperations = (tag: string, type: string, access: 'READ' | 'WRITE') =>
  declaring(tag, { 'x-cms-object-type': type, 'x-cms-access': access });

export const createServiceOperations = (tag: string) => declaring(tag, { 'x-cms-service': true });

/** Operations open to every signed-in user, also before a role is granted. */
export const createPublicOperations = (tag: string) => declaring(tag, {});

export type ApiModule = {
  readonly operations: readonly Operation[];
  readonly routes: (cms: CmsContext) => OpenAPIHono<CmsEnv>;
};

/**
 * Builds an API module from its operations by name; the OpenAPI description lists them alphabetically.
 * Requests are parsed before `demandCaller` refuses callers without access to any of the operations.
 */
export function createApiModule<Named extends Readonly<Record<string, Operation>>>(
  named: Named,
  handlersOf: (cms: CmsContext) => OperationHandlers<Named>,
  demandCaller?: (caller: Caller) => void,
): ApiModule {
  const operations = Object.keys(named)
    .toSorted()
    .flatMap((operationId) => {
      const operation = named[operationId];
      return operation ? [{ ...operation, operationId }] : [];
    });
  return { operations, routes: (cms) => createRoutes(operations, { ...handlersOf(cms) }, demandCaller) };
}

export const buildOperationLookup = (
  operations: readonly Operation[],
): readonly Required<OperationLookup>[] =>
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
