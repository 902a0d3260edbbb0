import type { Hono } from 'hono';
import { etag } from 'hono/etag';
import { HTTPException } from 'hono/http-exception';
import { recoverBuilds } from './artefact/build.ts';
import { callerOf } from './caller.ts';
import { openCms, type CmsOptions } from './cms.ts';
import { describe } from './description.ts';
import { staffOnlyWire } from './staffOnlyWire.ts';
import { apiError, notFound, Refusal, unauthorized } from './refusal.ts';
import { openRoutes, type CmsEnv } from './route.ts';
import { settleOrders } from './serviceOrder/progress.ts';
import { operations, subjects } from './subjects.ts';

function refusalOf(error: Error): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof HTTPException) {
    return new Refusal(error.status, error.message || 'Malformed request', 'Correct it and try again.');
  }
  console.error(error);
  return new Refusal(500, 'The server failed to process the request', 'Try again later.');
}

/** The stand-in for the CMS. It enforces what the real one does: tokens, access lists, the workflow, ownership, ids and fields. */
export function createCms({ verify, base = '/cms', ...options }: CmsOptions): Hono<CmsEnv> {
  const cms = openCms({ ...options, operations });
  recoverBuilds(cms);
  const app = openRoutes().basePath(base);
  app.onError((error, c) => {
    const { status, message, suggestion } = refusalOf(error);
    return c.json(apiError(status, message, suggestion), status);
  });
  app.use(staffOnlyWire(cms.settings.productCode));
  app.get('/openapi.json', etag(), (c) => c.json(describe(), 200, { 'Cache-Control': 'no-cache' }));
  app.use(async (c, next) => {
    settleOrders(cms);
    const person = await verify(c.req.raw);
    if (!person) throw unauthorized();
    c.set('caller', callerOf(cms, person.email));
    await next();
  });
  for (const { routes } of subjects) app.route('/', routes(cms));
  app.all('*', (c) => {
    throw notFound('operation', `${c.req.method} ${c.req.path}`);
  });
  return app;
}
