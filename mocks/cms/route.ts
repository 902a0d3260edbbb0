import { byAccessLists } from '../../src/domain/access/verdict.ts';
import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import { createMiddleware } from 'hono/factory';
import type { Caller } from './caller.ts';
import type { Operation } from './operation.ts';
import { badRequest, demandVerdict } from './refusal.ts';

/** Variables that a request carries once its token is verified. */
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

const isGoverned = (operation: Operation): boolean =>
  operation['x-cms-object-type'] !== undefined || operation['x-cms-service'] === true;

/** A route that first makes sure that the caller's access lists permit its operation. */
export const permitted = <Route extends RouteConfig & { readonly operationId: string }>(route: Route) => ({
  ...route,
  middleware: createMiddleware<CmsEnv>(async (c, next) => {
    if (isGoverned(route)) demandVerdict(byAccessLists(c.var.caller, route.operationId));
    await next();
  }),
});
