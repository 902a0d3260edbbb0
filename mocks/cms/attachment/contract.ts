import { createObjectOperations } from '../apiModule.ts';
import { z } from '@hono/zod-openapi';
import { fileResponse, jsonContent, documentTypeSchema, createIntegerSchema } from '../fields.ts';
import { fileVersionSchema } from '../artefact/routes.ts';

const attachmentFields = {
  configurationId: z.string(),
  productConfigurationId: z.string().nullable(),
  revision: z.string(),
  attachmentName: z.string(),
  attachmentType: z.string().openapi({ example: 'ATTACHMENT_GENERIC' }),
  documentType: documentTypeSchema,
  makerOnly: z.boolean().openapi({ description: 'Visible to staff only.' }),
  revisionOnly: z.boolean().openapi({ description: 'Belongs to its revision only, not to all.' }),
};

export const attachmentSchema = z
  .object({
    attachmentId: z.string(),
    ...attachmentFields,
    versions: z
      .array(fileVersionSchema)
      .openapi({ description: 'Oldest first; empty until a file is uploaded.' }),
  })
  .openapi('Attachment');
export type Attachment = z.infer<typeof attachmentSchema>;

const reads = createObjectOperations('Attachments', 'ATTACHMENT', 'READ');
const writes = createObjectOperations('Attachments', 'ATTACHMENT', 'WRITE');

const versionQuery = {
  attachmentId: z.string(),
  versionNumber: createIntegerSchema(1, 1_000_000)
    .optional()
    .openapi({ description: 'The newest when left out.' }),
};

export const attachmentOperations = {
  attachmentCreate: writes.post('/configurations/attachment', 'Announce an attachment', {
    description: 'Creates the attachment without a file; the upload follows as a call of its own.',
    json: z
      .object({
        ...attachmentFields,
        productConfigurationId: z.string().nullable().optional(),
        attachmentType: z.string().default('ATTACHMENT_GENERIC'),
        makerOnly: z.boolean().default(false),
        revisionOnly: z.boolean().default(true),
      })
      .openapi('NewAttachment'),
    answer: jsonContent('The attachment, still without a file.', attachmentSchema),
  }),
  configurationAttachmentUpload: writes.post(
    '/UploadConfigurationAttachment',
    'Upload the file of an attachment of a configuration',
    {
      description: 'Adds a version.',
      query: z.object({ configurationId: z.string(), attachmentId: z.string() }),
      upload: true,
      answer: jsonContent('The attachment with its new version.', attachmentSchema),
    },
  ),
  productConfigurationAttachmentUpload: writes.post(
    '/UploadProductConfigurationAttachment',
    'Upload the file of an attachment of a product configuration',
    {
      description: 'Adds a version.',
      query: z.object({ productConfigurationId: z.string(), attachmentId: z.string() }),
      upload: true,
      answer: jsonContent('The attachment with its new version.', attachmentSchema),
    },
  ),
  attachmentDelete: writes.delete(
    '/configurations/attachment/{configurationId}/{attachmentId}',
    'Delete an attachment with all its versions',
    {
      answer: jsonContent(
        'What was deleted.',
        z.object({ configurationId: z.string(), attachmentId: z.string() }),
      ),
    },
  ),
  configurationAttachmentDownload: reads.get(
    '/downloadConfigurationAttachment',
    'Download an attachment of a configuration',
    { query: z.object({ configurationId: z.string(), ...versionQuery }), answer: fileResponse },
  ),
  productConfigurationAttachmentDownload: reads.get(
    '/downloadProductConfigurationAttachment',
    'Download an attachment of a product configuration',
    { query: z.object({ productConfigurationId: z.string(), ...versionQuery }), answer: fileResponse },
  ),
};
