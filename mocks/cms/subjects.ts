import { accessSubject } from './access/routes.ts';
import { accountSubject } from './account/routes.ts';
import { affiliationSubject } from './affiliation/routes.ts';
import { artefactSubject } from './artefact/routes.ts';
import { attachmentSubject } from './attachment/routes.ts';
import { barSubject } from './bar/routes.ts';
import { commandSubject } from './command/routes.ts';
import { configurationSubject } from './configuration/routes.ts';
import { configurationSetSubject } from './configurationSet/routes.ts';
import { cutFileSubject } from './cutFile/routes.ts';
import { firmwareSubject } from './firmware/routes.ts';
import { listSubject } from './list/routes.ts';
import { macroSubject } from './macro/routes.ts';
import { millingSubject } from './milling/routes.ts';
import type { Operation, Subject } from './operation.ts';
import { partSubject } from './part/routes.ts';
import { productSubject } from './product/routes.ts';
import { productConfigurationSubject } from './productConfiguration/routes.ts';
import { quoteSubject } from './quote/routes.ts';
import { resourceSubject } from './resource/routes.ts';
import { requestSubject } from './request/routes.ts';
import { serviceOrderSubject } from './serviceOrder/routes.ts';
import { symbolSubject } from './symbol/routes.ts';
import { supportSubject } from './support/routes.ts';
import { OpenAPIHono } from '@hono/zod-openapi';

/** Everything the CMS answers, subject by subject, in the order people read about it. */
export const subjects: readonly Subject[] = [
  accessSubject,
  accountSubject,
  configurationSubject,
  configurationSetSubject,
  productConfigurationSubject,
  artefactSubject,
  attachmentSubject,
  partSubject,
  productSubject,
  quoteSubject,
  requestSubject,
  affiliationSubject,
  listSubject,
  serviceOrderSubject,
  firmwareSubject,
  barSubject,
  commandSubject,
  millingSubject,
  macroSubject,
  cutFileSubject,
  resourceSubject,
  symbolSubject,
  supportSubject,
];

export const operations: readonly Operation[] = subjects.flatMap((subject) => subject.operations);

const text = `The content management system of the portal: configurations with their revisions and files, accounts,
parts, products, milling, and who may do what. Every call carries a Bearer token of the identity provider, but for
this description itself. A refusal says why in two sentences for people and one code for programs.`;

let described: object | undefined;

export const describe = (): object => (described ??= describeOperations());

function describeOperations(): object {
  const app = new OpenAPIHono();
  const { openAPIRegistry } = app;
  openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  });
  for (const operation of operations) openAPIRegistry.registerPath(operation);
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'CMS', version: '1.0.0', description: text.replaceAll('\n', ' ') },
    security: [{ bearer: [] }],
  });
}
