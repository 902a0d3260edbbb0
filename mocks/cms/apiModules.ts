import { accessModule } from './access/routes.ts';
import { accountModule } from './account/routes.ts';
import { affiliationModule } from './affiliation/routes.ts';
import { artefactModule } from './artefact/routes.ts';
import { attachmentModule } from './attachment/routes.ts';
import { appModule } from './app/routes.ts';
import { commandModule } from './command/routes.ts';
import { configurationModule } from './configuration/routes.ts';
import { configurationSetModule } from './configurationSet/routes.ts';
import { cutFileModule } from './cutFile/routes.ts';
import { firmwareModule } from './firmware/routes.ts';
import { accessListModule } from './accessList/routes.ts';
import { macroModule } from './macro/routes.ts';
import { millingModule } from './milling/routes.ts';
import type { Operation, ApiModule } from './apiModule.ts';
import { partModule } from './part/routes.ts';
import { productModule } from './product/routes.ts';
import { productConfigurationModule } from './productConfiguration/routes.ts';
import { quoteModule } from './quote/routes.ts';
import { resourceModule } from './resource/routes.ts';
import { requestModule } from './request/routes.ts';
import { serviceOrderModule } from './serviceOrder/routes.ts';
import { symbolModule } from './symbol/routes.ts';
import { supportModule } from './support/routes.ts';
import { OpenAPIHono } from '@hono/zod-openapi';

/** All modules of the CMS API, in the order of its documentation. */
export const apiModules: readonly ApiModule[] = [
  accessModule,
  accountModule,
  configurationModule,
  configurationSetModule,
  productConfigurationModule,
  artefactModule,
  attachmentModule,
  partModule,
  productModule,
  quoteModule,
  requestModule,
  affiliationModule,
  accessListModule,
  serviceOrderModule,
  firmwareModule,
  appModule,
  commandModule,
  millingModule,
  macroModule,
  cutFileModule,
  resourceModule,
  symbolModule,
  supportModule,
];

export const cmsOperations: readonly Operation[] = apiModules.flatMap((subject) => subject.operations);

const text = `The content management system of the portal: configurations with their revisions and files, accounts,
parts, products, milling, and who may do what. Every call carries a Bearer token of the identity provider, but for
this description itself. A refusal says why in two sentences for people and one code for programs.`;

let described: object | undefined;

export const buildOpenApiDescription = (): object => (described ??= describeOperations());

function describeOperations(): object {
  const app = new OpenAPIHono();
  const { openAPIRegistry } = app;
  openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  });
  for (const operation of cmsOperations) openAPIRegistry.registerPath(operation);
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'CMS', version: '1.0.0', description: text.replaceAll('\n', ' ') },
    security: [{ bearer: [] }],
  });
}
