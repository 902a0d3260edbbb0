import { OpenAPIHono } from '@hono/zod-openapi';
import { operations } from './subjects.ts';

const text = `The content management system of the portal: configurations with their revisions and files, accounts,
parts, products, milling, and who may do what. Every call carries a Bearer token of the identity provider, but for
this description itself. A refusal says why in two sentences for people and one code for programs.`;

let described: object | undefined;

/** Description of the CMS: OpenAPI 3.1, from the routes that answer. Paths are below the base of the CMS. */
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
