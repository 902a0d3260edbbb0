import type { Hono } from 'hono';
import { etag } from 'hono/etag';
import { HTTPException } from 'hono/http-exception';
import { recoverBuilds } from './artefact/build.ts';
import { getCaller } from './caller.ts';
import { createCmsContext, type CmsOptions } from './cmsContext.ts';
import { buildOpenApiDescription, cmsOperations, apiModules } from './apiModules.ts';
import {
  createApiErrorBody,
  createNotFoundError,
  CmsHttpError,
  createUnauthorizedError,
  createBadRequestError,
} from './httpErrors.ts';
import { createRouteApp, type CmsEnv } from './apiModule.ts';
import { processDueOrders } from './serviceOrder/progress.ts';
import { createMiddleware } from 'hono/factory';
import { getStaffOnlyField } from '../../src/domain/access/staffOnly.ts';

/** Internal name of the staff-only flag of comments and attachments. */
const ownName = 'makerOnly';

const renamed = (text: string, from: string, to: string): string =>
  JSON.stringify(JSON.parse(text), (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, from)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key === from ? to : key, each]));
  });

const isJson = (headers: Headers): boolean =>
  (headers.get('Content-Type') ?? '').startsWith('application/json') && !headers.has('Content-Disposition');

async function renamedRequest(request: Request, wireName: string): Promise<Request> {
  if (!isJson(request.headers)) return request;
  const { url, method, headers, signal } = request;
  const text = await request.text();
  try {
    return new Request(url, { method, headers, signal, body: renamed(text, wireName, ownName) });
  } catch {
    throw createBadRequestError('Malformed JSON in request body');
  }
}

/**
 * In DTOs the staff-only flag is named after the product code; this middleware renames it in both directions.
 */
const createStaffOnlyFlagMiddleware = (productCode: string) =>
  createMiddleware(async (c, next) => {
    const wireName = getStaffOnlyField(productCode);
    if (wireName === ownName) return next();
    c.req.raw = await renamedRequest(c.req.raw, wireName);
    await next();
    if (isJson(c.res.headers)) {
      const { status, headers } = c.res;
      c.res = new Response(renamed(await c.res.text(), ownName, wireName), { status, headers });
    }
    return undefined;
  });

function refusalOf(error: Error): CmsHttpError {
  if (error instanceof CmsHttpError) return error;
  if (error instanceof HTTPException)
    return new CmsHttpError(error.status, error.message || 'Malformed request', 'Correct it and try again.');
  console.error(error);
  return new CmsHttpError(500, 'The server failed to process the request', 'Try again later.');
}

/**
 * The stand-in for the CMS. Like the real one it enforces tokens, access lists, the workflow, ownership, ids
 * and fields.
 */
export function createCms({ verify, base = '/cms', ...options }: CmsOptions): Hono<CmsEnv> {
  const cms = createCmsContext({ ...options, operations: cmsOperations });
  recoverBuilds(cms);
  const app = createRouteApp().basePath(base);
  app.onError((error, c) => {
    const { status, message, suggestion } = refusalOf(error);
    return c.json(createApiErrorBody(status, message, suggestion), status);
  });
  app.use(createStaffOnlyFlagMiddleware(cms.settings.productCode));
  app.get('/openapi.json', etag(), (c) =>
    c.json(buildOpenApiDescription(), 200, { 'Cache-Control': 'no-cache' }),
  );
  app.use(async (c, next) => {
    processDueOrders(cms);
    const person = await verify(c.req.raw);
    if (!person) throw createUnauthorizedError();
    c.set('caller', getCaller(cms, person.email));
    await next();
  });
  for (const { routes } of apiModules) app.route('/', routes(cms));
  app.all('*', (c) => {
    throw createNotFoundError('operation', `${c.req.method} ${c.req.path}`);
  });
  return app;
}
