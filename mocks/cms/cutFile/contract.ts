import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '../answers.ts';
import { objectGoverned } from '../operation.ts';

const versionSchema = z
  .object({
    version: z.string().openapi({ example: '1' }),
    note: z.string(),
    svg: z.string().openapi({ description: 'The outline, as the text of an SVG.' }),
    width: z.number().nullable().openapi({ description: 'Millimetres.', example: 46 }),
    height: z.number().nullable().openapi({ description: 'Millimetres.', example: 46 }),
  })
  .openapi('CutFileVersion');

const cutFileSchema = z
  .object({
    name: z.string().openapi({ example: 'JOYSTICK_PANEL' }),
    note: z.string(),
    versions: z.array(versionSchema),
    partNumbers: z.array(z.string()),
  })
  .openapi('CutFile');
export type CutFileData = z.infer<typeof cutFileSchema>;

const reads = objectGoverned('Cut files', 'CUT_FILE', 'READ');
const writes = objectGoverned('Cut files', 'CUT_FILE', 'WRITE');
const byName = z.object({ name: z.string() });
const theCutFile = { 200: json('The cut file with all its versions.', cutFileSchema), ...refusals };
const partsOfOne = body(
  z.object({ name: z.string(), partNumbers: z.array(z.string()) }).openapi('CutFileParts'),
);

export const cutFileGetAll = createRoute({
  ...reads,
  method: 'get',
  path: '/cutFiles/all',
  operationId: 'cutFileGetAll',
  summary: 'List the cut files',
  responses: { 200: json('The cut files, by name.', z.array(cutFileSchema)), ...refusals },
});

export const cutFileGet = createRoute({
  ...reads,
  method: 'get',
  path: '/cutFiles/{name}',
  operationId: 'cutFileGet',
  summary: 'Read a cut file',
  request: { params: byName },
  responses: theCutFile,
});

export const cutFileCreate = createRoute({
  ...writes,
  method: 'post',
  path: '/cutFiles',
  operationId: 'cutFileCreate',
  summary: 'Create a cut file',
  description: 'It has no version yet and belongs to no part.',
  request: { query: z.object({ name: z.string(), note: z.string().optional() }) },
  responses: theCutFile,
});

export const cutFileLinkParts = createRoute({
  ...writes,
  method: 'put',
  path: '/cutFiles/link',
  operationId: 'cutFileLinkParts',
  summary: 'Link a cut file to parts',
  request: { body: partsOfOne },
  responses: theCutFile,
});

export const cutFileUnlinkParts = createRoute({
  ...writes,
  method: 'put',
  path: '/cutFiles/unlink',
  operationId: 'cutFileUnlinkParts',
  summary: 'Unlink a cut file from parts',
  request: { body: partsOfOne },
  responses: theCutFile,
});

export const cutFileVersionCreate = createRoute({
  ...writes,
  method: 'post',
  path: '/cutFiles/{name}/versions',
  operationId: 'cutFileVersionCreate',
  summary: 'Create a version of a cut file',
  request: { params: byName, body: body(versionSchema) },
  responses: theCutFile,
});

export const cutFileVersionDelete = createRoute({
  ...writes,
  method: 'delete',
  path: '/cutFiles/{name}/versions/{version}',
  operationId: 'cutFileVersionDelete',
  summary: 'Delete a version of a cut file',
  request: { params: z.object({ name: z.string(), version: z.string() }) },
  responses: theCutFile,
});

export const cutFileDelete = createRoute({
  ...writes,
  method: 'delete',
  path: '/cutFiles/{name}',
  operationId: 'cutFileDelete',
  summary: 'Delete a cut file with all its versions',
  request: { params: byName },
  responses: { 200: json('What was deleted.', byName), ...refusals },
});
