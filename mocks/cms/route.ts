import { byAccessLists } from '../../src/domain/access/verdict.ts';
import { OpenAPIHono } from '@hono/zod-openapi';
import { createMiddleware } from 'hono/factory';
import type { Caller } from './caller.ts';
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

/** The names of what the access lists govern. */
const governedOf = (contract: object): ReadonlySet<string> =>
  new Set(
    Object.entries<object>({ ...contract }).flatMap(([name, exported]) =>
      'x-cms-object-type' in exported || 'x-cms-service' in exported ? [name] : [],
    ),
  );

/** The routes of a contract by their names, which first make sure that the caller's access lists permit the operation. */
export function permittedRoutes<Contract extends object>(contract: Contract) {
  const governed = governedOf(contract);
  return <Name extends keyof Contract & string>(operationId: Name) => ({
    ...contract[operationId],
    operationId,
    middleware: createMiddleware<CmsEnv>(async (c, next) => {
      if (governed.has(operationId)) demandVerdict(byAccessLists(c.var.caller, operationId));
      await next();
    }),
  });
}
