import { z } from '@hono/zod-openapi';
import {
  appPlatforms,
  findLatestApp,
  formatAppFileName,
  detectExtension,
} from '../../../src/domain/app/app.ts';
import { fileResponse, jsonContent } from '../fields.ts';
import {
  createObjectOperations,
  createPublicOperations,
  createApiModule,
  type OperationHandlers,
} from '../apiModule.ts';
import { sortByVersion, findSameVersion, validateVersion } from '../../../src/domain/product/version.ts';
import { createAppArchive } from '../../factory/documents/programs.ts';
import { getAppId, type AppRecord } from '../../store/records.ts';
import type { StoredFile } from '../../store/fileTable.ts';
import type { CmsContext } from '../cmsContext.ts';
import { createDownloadResponse, saveUpload, readUploadedFile } from '../storedFiles.ts';
import {
  createBadRequestError,
  createConflictError,
  assertFound,
  createNotFoundError,
  assertNoFieldError,
} from '../httpErrors.ts';

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

const reads = createObjectOperations('Apps', 'BAR', 'READ');
const writes = createObjectOperations('Apps', 'BAR', 'WRITE');
const open = createPublicOperations('Apps');

const byVersion = z.object({ platform: platformSchema, version: z.string() });
const appBody = z.object(appFields).openapi('NewApp');
const theApp = jsonContent('The app.', appSchema);

const barOperations = {
  barGetLatest: open.get('/bar/latest/{platform}', 'Read the app that users of a platform are offered', {
    description: 'The highest version that is enabled and has a file.',
    params: { platform: platformSchema },
    answer: theApp,
  }),
  barGetAll: reads.get('/bar/all', 'List the apps', {
    answer: jsonContent('Every version of every platform.', z.array(appSchema)),
  }),
  barCreate: writes.post('/bar', 'Create a version of an app', { json: appBody, answer: theApp }),
  barUpdate: writes.put('/bar', 'Change the message of a version, and whether it is enabled', {
    json: appBody,
    answer: theApp,
  }),
  barVersionDelete: writes.delete('/bar/{platform}/{version}', 'Delete a version of an app', {
    params: { platform: platformSchema },
    answer: jsonContent('The version that is gone.', appSchema),
  }),
  barPlatformDelete: writes.delete('/bar/{platform}', 'Delete all versions for a platform', {
    params: { platform: platformSchema },
    answer: jsonContent('The versions that are gone.', z.array(appSchema)),
  }),
  binaryAssetUpload: writes.post('/binaryAsset/upload', 'Upload the file of a version', {
    description: 'A zip. It replaces the file that is there.',
    query: byVersion,
    upload: true,
    answer: theApp,
  }),
  binaryAssetDownload: open.get('/binaryAsset/downLoad', 'Download the file of a version', {
    query: byVersion,
    answer: fileResponse,
  }),
};

type Key = Pick<AppRecord, 'platform' | 'version'>;

function sizeOf({ asset, platform, version }: AppRecord): number | null {
  if (asset === 'SEEDED') return createAppArchive(platform, version).length;
  return asset?.size ?? null;
}

function toWire(app: AppRecord): App {
  const { asset: _, ...fields } = app;
  return { ...fields, size: sizeOf(app) };
}

function forget(cms: CmsContext, { asset }: AppRecord): void {
  if (typeof asset === 'object') cms.store.files.delete(asset.fileId);
}

const findApp = (cms: CmsContext, key: Key): AppRecord =>
  assertFound(cms.apps.get(getAppId(key)), 'app', getAppId(key));

function save(cms: CmsContext, app: AppRecord): App {
  cms.apps.put(getAppId(app), app);
  return toWire(app);
}

function remove(cms: CmsContext, app: AppRecord): App {
  forget(cms, app);
  cms.apps.delete(getAppId(app));
  return toWire(app);
}

/** Throws unless the file begins like a zip: its name proves nothing. */
function refuseOther(cms: CmsContext, { fileId }: StoredFile): void {
  const [first] = cms.store.files.read(fileId);
  if (detectExtension(first ?? new Uint8Array()) !== 'zip')
    throw createBadRequestError('The file is no zip archive.', 'Choose a zip file.');
}

async function receiveApp(cms: CmsContext, request: Request, key: Key): Promise<App> {
  findApp(cms, key);
  const { bytes } = await readUploadedFile(request);
  return saveUpload(cms, bytes, (stored) => {
    refuseOther(cms, stored);
    const app = findApp(cms, key);
    forget(cms, app);
    return save(cms, { ...app, asset: stored });
  });
}

function sendApp(cms: CmsContext, key: Key): Response {
  const { platform, version, asset } = findApp(cms, key);
  if (!asset) throw createNotFoundError('file of app', getAppId(key));
  return createDownloadResponse(cms.store, {
    name: formatAppFileName(key, 'zip'),
    documentType: 'ZIP',
    version: asset === 'SEEDED' ? {} : { file: asset },
    produce: () => ({
      bytes: createAppArchive(platform, version),
      contentType: 'application/zip',
      documentType: 'ZIP',
    }),
  });
}

function barRoutes(cms: CmsContext): OperationHandlers<typeof barOperations> {
  const ofPlatform = (platform: string) => cms.apps.under(`${platform}/`);
  return {
    barGetLatest: ({ param: { platform } }) =>
      assertFound(findLatestApp(ofPlatform(platform).map(toWire), platform), 'app for', platform),
    barGetAll: () => sortByVersion(cms.apps.all()).map(toWire),
    barCreate: ({ json: given }) => {
      assertNoFieldError(validateVersion(given.version));
      const same = findSameVersion(ofPlatform(given.platform), given.version);
      if (same)
        throw createConflictError(`There is a version ${same.version} already.`, 'Choose another version.');
      return save(cms, given);
    },
    barUpdate: ({ json: given }) => save(cms, { ...findApp(cms, given), ...given }),
    barVersionDelete: ({ param }) => cms.store.transaction(() => remove(cms, findApp(cms, param))),
    barPlatformDelete: ({ param: { platform } }) => {
      const all = ofPlatform(platform);
      if (all.length === 0) throw createNotFoundError('app for', platform);
      return cms.store.transaction(() => all.map((app) => remove(cms, app)));
    },
    binaryAssetUpload: async ({ query, request }) => await receiveApp(cms, request, query),
    binaryAssetDownload: ({ query }) => sendApp(cms, query),
  };
}

export const appModule = createApiModule(barOperations, barRoutes);
