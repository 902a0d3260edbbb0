import { z } from '@hono/zod-openapi';
import { file, content, documentTypeSchema, flag, timeSchema, wholeNumber } from '../fields.ts';
import { objectGoverned } from '../operation.ts';

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

export const artefactOperations = {
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
