import { checkRole } from '../../../src/domain/access/decision.ts';
import type { VersionRecord } from '../../store/records.ts';
import { detectDocumentType } from '../../../src/domain/file/documentType.ts';
import {
  saveConfigurationRecord,
  replaceRevision,
  findProductConfiguration,
  findConfiguration,
  findRevision,
} from '../configurationRecords.ts';
import type { CmsContext } from '../cmsContext.ts';
import { createDownloadResponse, saveUpload, readUploadedFile } from '../storedFiles.ts';
import { buildFileFacts } from '../buildFileFacts.ts';
import { createBadRequestError, assertAllowed } from '../httpErrors.ts';
import { type OperationHandlers, createApiModule, createObjectOperations } from '../apiModule.ts';
import type { Caller } from '../caller.ts';
import { saveUploadedArtefact, createArtefactDownload, type ArtefactLocation } from './artefactFiles.ts';
import { z } from '@hono/zod-openapi';
import {
  fileResponse,
  jsonContent,
  documentTypeSchema,
  createBooleanSchema,
  timeSchema,
  createIntegerSchema,
} from '../fields.ts';

export const fileVersionSchema = z
  .object({
    versionNumber: z.number().int(),
    adminOnly: z.boolean().openapi({ description: 'Answered to staff administrators only.' }),
    size: z
      .number()
      .int()
      .nullable()
      .openapi({ description: 'In bytes; null for a file that is produced when it is downloaded.' }),
    created: timeSchema,
    createdBy: z.string(),
  })
  .openapi('FileVersion');
export type FileVersion = z.infer<typeof fileVersionSchema>;

export const artefactSchema = z
  .object({
    artefactType: z.string().openapi({ example: 'TECHNICAL_SPECIFICATION' }),
    name: z.string(),
    artefactState: z.enum(['PENDING', 'READY', 'FAILED']),
    documentType: documentTypeSchema,
    revisionId: z.string(),
    versions: z.array(fileVersionSchema).openapi({ description: 'Oldest first; empty while PENDING.' }),
  })
  .openapi('Artefact');
export type Artefact = z.infer<typeof artefactSchema>;

export const imageTypes = [
  'PERSPECTIVE',
  'TOP',
  'BOTTOM',
  'LEFT',
  'RIGHT',
  'FRONT',
  'BACK',
  'OVERLAY_TOP',
  'OVERLAY_BACK',
  'OVERLAY_DISPLAY',
] as const;

const imageTypeSchema = z.string().openapi({
  description: `A view of the 3D model: ${imageTypes.join(', ')}.`,
  example: 'PERSPECTIVE',
});

const reads = createObjectOperations('Artefacts', 'ARTEFACT', 'READ');
const writes = createObjectOperations('Artefacts', 'ARTEFACT', 'WRITE');

const versionQuery = {
  artefactType: z.string(),
  revision: z.string(),
  versionNumber: createIntegerSchema(1, 1_000_000)
    .optional()
    .openapi({ description: 'The newest when left out.' }),
};

const uploadQuery = {
  artefactType: z.string(),
  revision: z.string(),
  revisionOnly: createBooleanSchema()
    .default(true)
    .openapi({ description: 'Whether the artefact belongs to this revision only, or to all.' }),
  adminOnly: createBooleanSchema()
    .default(false)
    .openapi({ description: 'Whether only staff administrators may see it.' }),
};

const uploadText =
  'Adds a version. A new artefact type takes an administrator, or an application engineer who is a ' +
  'production administrator as well; a new version of code or text takes staff while the revision is pending.';

const artefactOperations = {
  configurationArtefactDownload: reads.get(
    '/downloadConfigurationArtefact',
    'Download an artefact of a configuration',
    { query: z.object({ configurationId: z.string(), ...versionQuery }), answer: fileResponse },
  ),
  productConfigurationArtefactDownload: reads.get(
    '/downloadProductConfigurationArtefact',
    'Download an artefact of a product configuration',
    { query: z.object({ productConfigurationId: z.string(), ...versionQuery }), answer: fileResponse },
  ),
  configurationArtefactUpload: writes.post(
    '/UploadConfigurationArtefact',
    'Upload an artefact of a configuration',
    {
      description: uploadText,
      query: z.object({ configurationId: z.string(), ...uploadQuery }),
      upload: true,
      answer: jsonContent('The artefact with its new version.', artefactSchema),
    },
  ),
  productConfigurationArtefactUpload: writes.post(
    '/UploadProductConfigurationArtefact',
    'Upload an artefact of a product configuration',
    {
      description: uploadText,
      query: z.object({ productConfigurationId: z.string(), ...uploadQuery }),
      upload: true,
      answer: jsonContent('The artefact with its new version.', artefactSchema),
    },
  ),
  productConfigurationImageDownload: reads.get(
    '/downloadProductConfigurationKbMaxImage',
    'Download a picture of the 3D model',
    {
      query: z.object({ productConfigurationId: z.string(), imageType: imageTypeSchema }),
      answer: fileResponse,
    },
  ),
  productConfigurationImageUpload: writes.post(
    '/uploadProductConfigurationKbMaxImage',
    'Upload a picture of the 3D model',
    {
      query: z.object({ productConfigurationId: z.string(), kbMaxImageType: imageTypeSchema }),
      upload: true,
      answer: jsonContent(
        'The picture that was stored.',
        z.object({
          productConfigurationId: z.string(),
          imageType: z.string(),
          size: z.number().int().nullable(),
        }),
      ),
    },
  ),
};

const imageArtefactType = (imageType: string): string =>
  imageType.startsWith('OVERLAY_') ? `CUSTOM_${imageType}_PNG` : `VIEW_${imageType}`;

function knownType(text: string): string {
  const imageType = text.toUpperCase();
  if (imageTypes.some((known) => known === imageType)) return imageType;
  throw createBadRequestError(`There is no image type ${text}.`, `Choose one of ${imageTypes.join(', ')}.`);
}

type All = OperationHandlers<typeof artefactOperations>;
type OfImages = Pick<All, Extract<keyof All, `productConfigurationImage${string}`>>;

const imageRoutes = (cms: CmsContext): OfImages => ({
  productConfigurationImageDownload: ({ caller, query: { productConfigurationId, imageType } }) => {
    const { record, revision, productConfiguration } = findProductConfiguration(
      cms,
      caller,
      productConfigurationId,
    );
    const type = knownType(imageType);
    const version: VersionRecord = productConfiguration.images?.[type] ?? {
      created: revision.created,
      createdBy: revision.createdBy,
    };
    return createDownloadResponse(cms.store, {
      name: `${productConfigurationId}_${type}.png`,
      documentType: 'PNG',
      version,
      produce: () =>
        cms.produce(
          imageArtefactType(type),
          buildFileFacts(cms, record, revision, version, 1, productConfiguration),
        ),
    });
  },
  productConfigurationImageUpload: async ({
    caller,
    query: { productConfigurationId, kbMaxImageType },
    request,
  }) => {
    assertAllowed(checkRole(caller.isStaff, 'Only employees upload pictures of the 3D model.'));
    findProductConfiguration(cms, caller, productConfigurationId);
    const type = knownType(kbMaxImageType);
    const uploaded = await readUploadedFile(request);
    if (detectDocumentType(uploaded) !== 'PNG')
      throw createBadRequestError('Pictures of the 3D model are PNG files.');
    return saveUpload(cms, uploaded.bytes, ({ fileId, size }) => {
      const { record, revision, productConfiguration } = findProductConfiguration(
        cms,
        caller,
        productConfigurationId,
      );
      const image = { created: cms.now(), createdBy: caller.email, file: { fileId, size } };
      const productConfigurations = revision.productConfigurations.map((each) =>
        each === productConfiguration
          ? { ...productConfiguration, images: { ...productConfiguration.images, [type]: image } }
          : each,
      );
      saveConfigurationRecord(cms, caller, replaceRevision(record, { ...revision, productConfigurations }));
      return { productConfigurationId, imageType: type, size };
    });
  },
});

function artefactRoutes(
  cms: CmsContext,
): Omit<OperationHandlers<typeof artefactOperations>, keyof ReturnType<typeof imageRoutes>> {
  const ofConfiguration = (caller: Caller, id: string, name: string): ArtefactLocation => {
    const record = findConfiguration(cms, caller, id);
    return { record, revision: findRevision(record, name), productConfigurationId: null };
  };
  const ofDevice = (caller: Caller, id: string, name: string): ArtefactLocation => ({
    ...findProductConfiguration(cms, caller, id, name),
    productConfigurationId: id,
  });
  return {
    configurationArtefactDownload: ({ caller, query }) =>
      createArtefactDownload(
        cms,
        caller,
        ofConfiguration(caller, query.configurationId, query.revision),
        query,
      ),
    productConfigurationArtefactDownload: ({ caller, query }) =>
      createArtefactDownload(
        cms,
        caller,
        ofDevice(caller, query.productConfigurationId, query.revision),
        query,
      ),
    configurationArtefactUpload: ({ caller, query, request }) => {
      const find = () => ofConfiguration(caller, query.configurationId, query.revision);
      return saveUploadedArtefact(cms, caller, request, find, query);
    },
    productConfigurationArtefactUpload: ({ caller, query, request }) => {
      const find = () => ofDevice(caller, query.productConfigurationId, query.revision);
      return saveUploadedArtefact(cms, caller, request, find, query);
    },
  };
}

export const artefactModule = createApiModule(artefactOperations, (cms) => ({
  ...artefactRoutes(cms),
  ...imageRoutes(cms),
}));
