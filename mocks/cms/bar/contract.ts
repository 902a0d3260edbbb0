import { z } from '@hono/zod-openapi';
import { appPlatforms } from '../../../src/domain/app/app.ts';
import { body, file, fileUpload, json } from '../answers.ts';
import { objectGoverned, openToAll } from '../operation.ts';

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
const open = openToAll('Apps');

const byPlatform = z.object({ platform: platformSchema });
const byVersion = z.object({ platform: platformSchema, version: z.string() });
const appBody = body(z.object(appFields).openapi('NewApp'));
const theApp = json('The app.', appSchema);

export const barGetLatest = open.get('/bar/latest/{platform}', {
  summary: 'Read the app that users of a platform are offered',
  description: 'The highest version that is enabled and has a file.',
  request: { params: byPlatform },
  answer: theApp,
});

export const barGetAll = reads.get('/bar/all', {
  summary: 'List the apps',
  answer: json('Every version of every platform.', z.array(appSchema)),
});

export const barCreate = writes.post('/bar', {
  summary: 'Create a version of an app',
  request: { body: appBody },
  answer: theApp,
});

export const barUpdate = writes.put('/bar', {
  summary: 'Change the message of a version, and whether it is enabled',
  request: { body: appBody },
  answer: theApp,
});

export const barVersionDelete = writes.delete('/bar/{platform}/{version}', {
  summary: 'Delete a version of an app',
  request: { params: byVersion },
  answer: json('The version that is gone.', appSchema),
});

export const barPlatformDelete = writes.delete('/bar/{platform}', {
  summary: 'Delete all versions for a platform',
  request: { params: byPlatform },
  answer: json('The versions that are gone.', z.array(appSchema)),
});

export const binaryAssetUpload = writes.post('/binaryAsset/upload', {
  summary: 'Upload the file of a version',
  description: 'A zip. It replaces the file that is there.',
  request: { query: byVersion, body: fileUpload },
  answer: theApp,
});

export const binaryAssetDownload = open.get('/binaryAsset/downLoad', {
  summary: 'Download the file of a version',
  request: { query: byVersion },
  answer: file,
});
