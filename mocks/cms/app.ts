import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { recoverBuilds } from './artefact/build.ts';
import { callerOf } from './caller.ts';
import { openCms, type Cms, type CmsOptions } from './cms.ts';
import { describe } from './description.ts';
import { accessRoutes } from './access/routes.ts';
import { accountRoutes } from './account/routes.ts';
import { artefactRoutes } from './artefact/routes.ts';
import { attachmentRoutes } from './attachment/routes.ts';
import { configurationRoutes } from './configuration/routes.ts';
import { configurationSetRoutes } from './configurationSet/routes.ts';
import { imageRoutes } from './artefact/imageRoutes.ts';
import { macroRoutes } from './macro/routes.ts';
import { millingRoutes } from './milling/routes.ts';
import { partRoutes } from './part/routes.ts';
import { productConfigurationRoutes } from './productConfiguration/routes.ts';
import { productRoutes } from './product/routes.ts';
import { requestRoutes } from './request/routes.ts';
import { supportRoutes } from './support/routes.ts';
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
