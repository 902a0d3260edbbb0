import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { recoverBuilds } from './build.ts';
import { callerOf } from './caller.ts';
import { openCms, type Cms, type CmsOptions } from './cms.ts';
import { describe } from './description.ts';
import { accessRoutes } from './handlers/accessHandlers.ts';
import { accountRoutes } from './handlers/accountHandlers.ts';
import { artefactRoutes } from './handlers/artefactHandlers.ts';
import { attachmentRoutes } from './handlers/attachmentHandlers.ts';
import { configurationRoutes } from './handlers/configurationHandlers.ts';
import { configurationSetRoutes } from './handlers/configurationSetHandlers.ts';
import { imageRoutes } from './handlers/imageHandlers.ts';
import { macroRoutes } from './handlers/macroHandlers.ts';
import { millingRoutes } from './handlers/millingHandlers.ts';
import { partRoutes } from './handlers/partHandlers.ts';
import { productConfigurationRoutes } from './handlers/productConfigurationHandlers.ts';
import { productRoutes } from './handlers/productHandlers.ts';
import { requestRoutes } from './handlers/requestHandlers.ts';
import { supportRoutes } from './handlers/supportHandlers.ts';
import { internalField } from './internalField.ts';
import { apiError, notFound, Refusal, unauthorized } from './refusal.ts';
import { openRoutes, type CmsEnv } from './route.ts';

/** In this order: where two paths fit a request, the first one answers. */
const groups: readonly ((cms: Cms) => OpenAPIHono<CmsEnv>)[] = [
  accessRoutes,
  accountRoutes,
  attachmentRoutes,
  configurationRoutes,
  configurationSetRoutes,
  productConfigurationRoutes,
  artefactRoutes,
  imageRoutes,
  partRoutes,
  productRoutes,
  requestRoutes,
  millingRoutes,
  macroRoutes,
  supportRoutes,
];

function refusalOf(error: Error): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof HTTPException) {
    return new Refusal(error.status, error.message || 'Malformed request', 'Correct it and try again.');
  }
  console.error(error);
  return new Refusal(500, 'The server failed to process the request', 'Try again later.');
}

/**
 * The stand-in for the CMS. It answers every path below its base, keeps what it is given in the store, and
 * enforces what the real one enforces: tokens, access lists, the workflow, ownership, unique ids and the rules of fields.
 */
export function createCms({ verify, base = '/cms', ...options }: CmsOptions): Hono<CmsEnv> {
  const cms = openCms(options);
  recoverBuilds(cms);
  const app = openRoutes().basePath(base);
  app.onError((error, c) => {
    const { status, message, suggestion } = refusalOf(error);
    return c.json(apiError(status, message, suggestion), status);
  });
  app.use(internalField(cms.settings.productCode));
  app.get('/openapi.json', (c) => c.json(describe()));
  app.use(async (c, next) => {
    const person = await verify(c.req.raw);
    if (!person) throw unauthorized();
    c.set('caller', callerOf(cms, person.email));
    await next();
  });
  for (const group of groups) app.route('/', group(cms));
  app.all('*', (c) => {
    throw notFound('operation', `${c.req.method} ${c.req.path}`);
  });
  return app;
}
