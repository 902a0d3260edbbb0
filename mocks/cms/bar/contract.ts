import { createRoute, z } from '@hono/zod-openapi';
import { appPlatforms } from '../../../src/domain/app/app.ts';
import { body, file, fileUpload, json, refusals } from '../answers.ts';
import { objectGoverned } from '../operation.ts';

const platformSchema = z.enum(appPlatforms).openapi('AppPlatform');

const appFields = {
  platform: platformSchema,
  version: z.string().openapi({ example: '2.10' }),
  message: z.string().openapi({ description: 'Told to the users of the app.' }),
  enabled: z.boolean().openapi({ description: 'Whether it is offered to users.' }),
};

const appSchema = z
  .object({
    ...appFields,
    size: z.number().int().nullable().openapi({ description: 'Of its file, in bytes; null without one.' }),
  })
  .openapi('App');
export type App = z.infer<typeof appSchema>;

const reads = objectGoverned('Apps', 'BAR', 'READ');
const writes = objectGoverned('Apps', 'BAR', 'WRITE');
/** Everybody who is signed in is offered the latest app, also before they have a role. */
const open = { tags: ['Apps'] };

const byPlatform = z.object({ platform: platformSchema });
const byVersion = z.object({ platform: platformSchema, version: z.string() });
const appBody = body(z.object(appFields).openapi('NewApp'));
const theApp = { 200: json('The app.', appSchema), ...refusals };

export const barGetLatest = createRoute({
  ...open,
  method: 'get',
  path: '/bar/latest/{platform}',
  operationId: 'barGetLatest',
  summary: 'Read the app that users of a platform are offered',
  description: 'The highest version that is enabled and has a file.',
  request: { params: byPlatform },
  responses: theApp,
});

export const barGetAll = createRoute({
  ...reads,
  method: 'get',
  path: '/bar/all',
  operationId: 'barGetAll',
  summary: 'List the apps',
  responses: { 200: json('Every version of every platform.', z.array(appSchema)), ...refusals },
});

export const barCreate = createRoute({
  ...writes,
  method: 'post',
  path: '/bar',
  operationId: 'barCreate',
  summary: 'Create a version of an app',
  request: { body: appBody },
  responses: theApp,
});

export const barUpdate = createRoute({
  ...writes,
  method: 'put',
  path: '/bar',
  operationId: 'barUpdate',
  summary: 'Change the message of a version, and whether it is enabled',
  request: { body: appBody },
  responses: theApp,
});

export const barVersionDelete = createRoute({
  ...writes,
  method: 'delete',
  path: '/bar/{platform}/{version}',
  operationId: 'barVersionDelete',
  summary: 'Delete a version of an app',
  request: { params: byVersion },
  responses: { 200: json('The version that is gone.', appSchema), ...refusals },
});

export const barPlatformDelete = createRoute({
  ...writes,
  method: 'delete',
  path: '/bar/{platform}',
  operationId: 'barPlatformDelete',
  summary: 'Delete all versions for a platform',
  request: { params: byPlatform },
  responses: { 200: json('The versions that are gone.', z.array(appSchema)), ...refusals },
});

export const binaryAssetUpload = createRoute({
  ...writes,
  method: 'post',
  path: '/binaryAsset/upload',
  operationId: 'binaryAssetUpload',
  summary: 'Upload the file of a version',
  description: 'A zip. It replaces the file that is there.',
  request: { query: byVersion, body: fileUpload },
  responses: theApp,
});

export const binaryAssetDownload = createRoute({
  ...open,
  method: 'get',
  path: '/binaryAsset/downLoad',
  operationId: 'binaryAssetDownload',
  summary: 'Download the file of a version',
  request: { query: byVersion },
  responses: { 200: file, ...refusals },
});
