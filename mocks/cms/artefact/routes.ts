import { checkRole } from '../../../src/domain/access/verdict.ts';
import type { VersionRecord } from '../../store/records.ts';
import { detectDocumentType } from '../../../src/domain/file/documentType.ts';
import {
  saveRecord,
  withRevision,
  findProductConfiguration,
  findConfiguration,
  findRevision,
} from '../configurationRecords.ts';
import type { Cms } from '../cms.ts';
import { downloadOf, keepUpload, uploadedFile } from '../storedFiles.ts';
import { factsOf } from '../fileFacts.ts';
import { badRequest, demandVerdict } from '../refusal.ts';
import { type Handlers, cmsSubject, objectGoverned } from '../operation.ts';
import type { Caller } from '../caller.ts';
import { receiveArtefact, sendArtefact, type Place } from './rules.ts';
import { z } from '@hono/zod-openapi';
import { file, content, documentTypeSchema, flag, timeSchema, wholeNumber } from '../fields.ts';

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

const reads = objectGoverned('Artefacts', 'ARTEFACT', 'READ');
const writes = objectGoverned('Artefacts', 'ARTEFACT', 'WRITE');

const versionQuery = {
  artefactType: z.string(),
  revision: z.string(),
  versionNumber: wholeNumber(1, 1_000_000).optional().openapi({ description: 'The newest when left out.' }),
};

const uploadQuery = {
  artefactType: z.string(),
  revision: z.string(),
  revisionOnly: flag()
    .default(true)
    .openapi({ description: 'Whether the artefact belongs to this revision only, or to all.' }),
  adminOnly: flag().default(false).openapi({ description: 'Whether only staff administrators may see it.' }),
};

const uploadText =
  'Adds a version. A new artefact type takes an administrator, or an application engineer who is a ' +
  'production administrator as well; a new version of code or text takes staff while the revision is pending.';

const artefactOperations = {
  configurationArtefactDownload: reads.get(
    '/downloadConfigurationArtefact',
    'Download an artefact of a configuration',
    { query: z.object({ configurationId: z.string(), ...versionQuery }), answer: file },
  ),
  productConfigurationArtefactDownload: reads.get(
    '/downloadProductConfigurationArtefact',
    'Download an artefact of a product configuration',
    { query: z.object({ productConfigurationId: z.string(), ...versionQuery }), answer: file },
  ),
  configurationArtefactUpload: writes.post(
    '/UploadConfigurationArtefact',
    'Upload an artefact of a configuration',
    {
      description: uploadText,
      query: z.object({ configurationId: z.string(), ...uploadQuery }),
      upload: true,
      answer: content('The artefact with its new version.', artefactSchema),
    },
  ),
  productConfigurationArtefactUpload: writes.post(
    '/UploadProductConfigurationArtefact',
    'Upload an artefact of a product configuration',
    {
      description: uploadText,
      query: z.object({ productConfigurationId: z.string(), ...uploadQuery }),
      upload: true,
      answer: content('The artefact with its new version.', artefactSchema),
    },
  ),
  productConfigurationImageDownload: reads.get(
    '/downloadProductConfigurationKbMaxImage',
    'Download a picture of the 3D model',
    { query: z.object({ productConfigurationId: z.string(), imageType: imageTypeSchema }), answer: file },
  ),
  productConfigurationImageUpload: writes.post(
    '/uploadProductConfigurationKbMaxImage',
    'Upload a picture of the 3D model',
    {
      query: z.object({ productConfigurationId: z.string(), kbMaxImageType: imageTypeSchema }),
      upload: true,
      answer: content(
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
  throw badRequest(`There is no image type ${text}.`, `Choose one of ${imageTypes.join(', ')}.`);
}

type All = Handlers<typeof artefactOperations>;
type OfImages = Pick<All, Extract<keyof All, `productConfigurationImage${string}`>>;

const imageRoutes = (cms: Cms): OfImages => ({
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
    return downloadOf(cms.store, {
      name: `${productConfigurationId}_${type}.png`,
      documentType: 'PNG',
      version,
      produce: () =>
        cms.produce(
          imageArtefactType(type),
          factsOf(cms, record, revision, version, 1, productConfiguration),
        ),
    });
  },
  productConfigurationImageUpload: async ({
    caller,
    query: { productConfigurationId, kbMaxImageType },
    request,
  }) => {
    demandVerdict(checkRole(caller.isStaff, 'Only employees upload pictures of the 3D model.'));
    findProductConfiguration(cms, caller, productConfigurationId);
    const type = knownType(kbMaxImageType);
    const uploaded = await uploadedFile(request);
    if (detectDocumentType(uploaded) !== 'PNG') throw badRequest('Pictures of the 3D model are PNG files.');
    return keepUpload(cms, uploaded.bytes, ({ fileId, size }) => {
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
      saveRecord(cms, caller, withRevision(record, { ...revision, productConfigurations }));
      return { productConfigurationId, imageType: type, size };
    });
  },
});

function artefactRoutes(
  cms: Cms,
): Omit<Handlers<typeof artefactOperations>, keyof ReturnType<typeof imageRoutes>> {
  const ofConfiguration = (caller: Caller, id: string, name: string): Place => {
    const record = findConfiguration(cms, caller, id);
    return { record, revision: findRevision(record, name), productConfigurationId: null };
  };
  const ofDevice = (caller: Caller, id: string, name: string): Place => ({
    ...findProductConfiguration(cms, caller, id, name),
    productConfigurationId: id,
  });
  return {
    configurationArtefactDownload: ({ caller, query }) =>
      sendArtefact(cms, caller, ofConfiguration(caller, query.configurationId, query.revision), query),
    productConfigurationArtefactDownload: ({ caller, query }) =>
      sendArtefact(cms, caller, ofDevice(caller, query.productConfigurationId, query.revision), query),
    configurationArtefactUpload: ({ caller, query, request }) => {
      const find = () => ofConfiguration(caller, query.configurationId, query.revision);
      return receiveArtefact(cms, caller, request, find, query);
    },
    productConfigurationArtefactUpload: ({ caller, query, request }) => {
      const find = () => ofDevice(caller, query.productConfigurationId, query.revision);
      return receiveArtefact(cms, caller, request, find, query);
    },
  };
}

export const artefactSubject = cmsSubject(artefactOperations, (cms) => ({
  ...artefactRoutes(cms),
  ...imageRoutes(cms),
}));
