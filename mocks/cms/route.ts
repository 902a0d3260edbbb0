import { byAccessLists } from '../../src/domain/access/verdict.ts';
import { OpenAPIHono, type z } from '@hono/zod-openapi';
import { createMiddleware } from 'hono/factory';
import type { Caller } from './caller.ts';
import type { Operation } from './operation.ts';
import { badRequest, demandVerdict } from './refusal.ts';

export type CmsEnv = { Variables: { caller: Caller } };

/** An app whose routes refuse, with a 400, what their schemas do not take. */
export const openRoutes = () =>
  new OpenAPIHono<CmsEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      const issue = result.error.issues[0];
      const field = issue?.path.join('.') ?? '';
      const message = issue?.message ?? 'Malformed request';
      throw badRequest(field ? `${field}: ${message}` : message);
    },
  });

type Read<Schema> =
  Extract<Schema, z.ZodType> extends never ? undefined : z.output<Extract<Schema, z.ZodType>>;
type JsonOf<Body> = Body extends { content: { 'application/json': { schema: infer Schema } } }
  ? Read<Schema>
  : never;
type RequestOf<Of> = Of extends { request: infer Asked } ? Asked : unknown;

/** What a call asks, after its schemas have taken it, and who asks. */
type Call<Asked> = {
  readonly caller: Caller;
  readonly request: Request;
  readonly param: Asked extends { params: infer Schema } ? Read<Schema> : undefined;
  readonly query: Asked extends { query: infer Schema } ? Read<Schema> : undefined;
  readonly json: Asked extends { body: infer Body } ? JsonOf<Body> : undefined;
};

/** What the body of a call holds, and what its query does. */
export type JsonBody<Of> = Call<RequestOf<Of>>['json'];
export type QueryValues<Of> = Call<RequestOf<Of>>['query'];

/** What a call is answered with, where that is JSON. */
export type JsonAnswer<Of> = Exclude<AnswerOf<Of>, Response>;

type AnswerOf<Of> = Of extends {
  responses: { 200: { content: { 'application/json': { schema: infer Schema extends z.ZodType } } } };
}
  ? z.input<Schema> | Response
  : Response;

/** How operations are answered: by JSON, or by a response of their own. The first that fits a path answers. */
export type Handlers<Operations> = {
  readonly [Name in keyof Operations]: (
    call: Call<RequestOf<Operations[Name]>>,
  ) => AnswerOf<Operations[Name]> | Promise<AnswerOf<Operations[Name]>>;
};

type AnyHandler = (call: never) => unknown;
type Validated = { valid(target: 'param' | 'query' | 'json'): unknown };

/** The routes of operations; each first makes sure that the caller's access lists permit it. */
export function routesOf(
  operations: readonly Operation[],
  handlers: Readonly<Record<string, AnyHandler>>,
  demandCaller?: (caller: Caller) => void,
): OpenAPIHono<CmsEnv> {
  const app = openRoutes();
  const byName = new Map(operations.map((operation) => [operation.operationId, operation]));
  for (const [name, handle] of Object.entries(handlers)) {
    const operation = byName.get(name);
    if (!operation) throw new Error(`There is no operation ${name}`);
    const permitted = createMiddleware<CmsEnv>(async (c, next) => {
      const isGoverned = 'x-cms-object-type' in operation || 'x-cms-service' in operation;
      if (isGoverned) demandVerdict(byAccessLists(c.var.caller, name));
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
      // The schemas of the operation have taken the values.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const answer = await handle(call as never);
      return answer instanceof Response ? answer : Response.json(answer);
    });
  }
  return app;
}
