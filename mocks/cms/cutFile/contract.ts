import { z } from '@hono/zod-openapi';
import { body, json } from '../answers.ts';
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
const theCutFile = json('The cut file with all its versions.', cutFileSchema);
const partsOfOne = body(
  z.object({ name: z.string(), partNumbers: z.array(z.string()) }).openapi('CutFileParts'),
);

export const cutFileGetAll = reads.get('/cutFiles/all', {
  summary: 'List the cut files',
  answer: json('The cut files, by name.', z.array(cutFileSchema)),
});

export const cutFileGet = reads.get('/cutFiles/{name}', {
  summary: 'Read a cut file',
  request: { params: byName },
  answer: theCutFile,
});

export const cutFileCreate = writes.post('/cutFiles', {
  summary: 'Create a cut file',
  description: 'It has no version yet and belongs to no part.',
  request: { query: z.object({ name: z.string(), note: z.string().optional() }) },
  answer: theCutFile,
});

export const cutFileLinkParts = writes.put('/cutFiles/link', {
  summary: 'Link a cut file to parts',
  request: { body: partsOfOne },
  answer: theCutFile,
});

export const cutFileUnlinkParts = writes.put('/cutFiles/unlink', {
  summary: 'Unlink a cut file from parts',
  request: { body: partsOfOne },
  answer: theCutFile,
});

export const cutFileVersionCreate = writes.post('/cutFiles/{name}/versions', {
  summary: 'Create a version of a cut file',
  request: { params: byName, body: body(versionSchema) },
  answer: theCutFile,
});

export const cutFileVersionDelete = writes.delete('/cutFiles/{name}/versions/{version}', {
  summary: 'Delete a version of a cut file',
  request: { params: z.object({ name: z.string(), version: z.string() }) },
  answer: theCutFile,
});

export const cutFileDelete = writes.delete('/cutFiles/{name}', {
  summary: 'Delete a cut file with all its versions',
  request: { params: byName },
  answer: json('What was deleted.', byName),
});
