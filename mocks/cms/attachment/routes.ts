import { checkStaffOnlyMarking } from '../../../src/domain/access/staffOnly.ts';
import { validateAttachmentName, validateUniqueAttachmentName } from '../../../src/domain/file/attachment.ts';
import {
  checkFileUpload,
  checkFileChange,
  checkAttachmentDeletion,
} from '../../../src/domain/file/rights.ts';
import {
  detectDocumentType,
  documentTypeExtensions,
  formatUnsupportedType,
} from '../../../src/domain/file/documentType.ts';
import type { AttachmentRecord, ConfigurationRecord } from '../../store/records.ts';
import type { Caller } from '../caller.ts';
import { saveRecord, findConfiguration, findRevision } from '../configurationRecords.ts';
import type { Cms } from '../cms.ts';
import { downloadOf, findVersion, keepUpload, uploadedFile } from '../storedFiles.ts';
import { factsOf } from '../fileFacts.ts';
import { badRequest, conflict, demandVerdict, notFound, refuseField } from '../refusal.ts';
import { toWireAttachment } from '../toWire.ts';
import { cmsSubject, type Handlers, type JsonBody, objectGoverned } from '../operation.ts';
import { z } from '@hono/zod-openapi';
import { file, content, documentTypeSchema, wholeNumber } from '../fields.ts';
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

const reads = objectGoverned('Attachments', 'ATTACHMENT', 'READ');
const writes = objectGoverned('Attachments', 'ATTACHMENT', 'WRITE');

const versionQuery = {
  attachmentId: z.string(),
  versionNumber: wholeNumber(1, 1_000_000).optional().openapi({ description: 'The newest when left out.' }),
};

const attachmentOperations = {
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
    answer: content('The attachment, still without a file.', attachmentSchema),
  }),
  configurationAttachmentUpload: writes.post(
    '/UploadConfigurationAttachment',
    'Upload the file of an attachment of a configuration',
    {
      description: 'Adds a version.',
      query: z.object({ configurationId: z.string(), attachmentId: z.string() }),
      upload: true,
      answer: content('The attachment with its new version.', attachmentSchema),
    },
  ),
  productConfigurationAttachmentUpload: writes.post(
    '/UploadProductConfigurationAttachment',
    'Upload the file of an attachment of a product configuration',
    {
      description: 'Adds a version.',
      query: z.object({ productConfigurationId: z.string(), attachmentId: z.string() }),
      upload: true,
      answer: content('The attachment with its new version.', attachmentSchema),
    },
  ),
  attachmentDelete: writes.delete(
    '/configurations/attachment/{configurationId}/{attachmentId}',
    'Delete an attachment with all its versions',
    {
      answer: content(
        'What was deleted.',
        z.object({ configurationId: z.string(), attachmentId: z.string() }),
      ),
    },
  ),
  configurationAttachmentDownload: reads.get(
    '/downloadConfigurationAttachment',
    'Download an attachment of a configuration',
    { query: z.object({ configurationId: z.string(), ...versionQuery }), answer: file },
  ),
  productConfigurationAttachmentDownload: reads.get(
    '/downloadProductConfigurationAttachment',
    'Download an attachment of a product configuration',
    { query: z.object({ productConfigurationId: z.string(), ...versionQuery }), answer: file },
  ),
};

type NewAttachment = JsonBody<(typeof attachmentOperations)['attachmentCreate']>;

/** Whether two attachments would be seen together in some revision. */
const meet = (one: NewAttachment, other: AttachmentRecord): boolean =>
  !one.revisionOnly || !other.revisionOnly || one.revision === other.revision;

function refuseName(record: ConfigurationRecord, given: NewAttachment): void {
  const { attachmentName, configurationId, revision, productConfigurationId = null } = given;
  refuseField(validateAttachmentName(attachmentName));
  const attachmentNames = record.attachments
    .filter((other) => meet(given, other) && other.productConfigurationId === productConfigurationId)
    .map((other) => other.attachmentName);
  const taken = validateUniqueAttachmentName(attachmentName, { configurationId, revision, attachmentNames });
  if (taken) throw conflict(taken, 'Choose another name.');
}

const createAttachment = (cms: Cms, caller: Caller, given: NewAttachment) =>
  cms.store.transaction(() => {
    const { configurationId, productConfigurationId = null, ...fields } = given;
    const record = findConfiguration(cms, caller, configurationId);
    const revision = findRevision(record, given.revision);
    demandVerdict(checkFileUpload(caller, record.state));
    const productConfigurations = revision.productConfigurations.map(
      (productConfiguration) => productConfiguration.productConfigurationId,
    );
    if (productConfigurationId !== null && !productConfigurations.includes(productConfigurationId))
      throw notFound('product configuration', productConfigurationId);
    if (given.makerOnly) demandVerdict(checkStaffOnlyMarking(caller));
    refuseName(record, given);
    const lastNumber = record.lastNumber + 1;
    const created: AttachmentRecord = {
      ...fields,
      attachmentName: fields.attachmentName.trim(),
      productConfigurationId,
      attachmentId: String(lastNumber),
      versions: [],
    };
    const attachments = [...record.attachments, created];
    const saved = saveRecord(cms, caller, { ...record, lastNumber, attachments });
    return toWireAttachment(saved, created, caller);
  });

type FoundAttachment = { readonly record: ConfigurationRecord; readonly found: AttachmentRecord };

function findAttachment(cms: Cms, caller: Caller, id: string, attachmentId: string): FoundAttachment {
  const record = findConfiguration(cms, caller, id);
  const found = record.attachments.find((each) => each.attachmentId === attachmentId);
  if (!found || (found.makerOnly && !caller.isStaff)) throw notFound('attachment', attachmentId);
  return { record, found };
}

type Find = () => FoundAttachment;

/** Adds a version to an attachment. It is looked for again once the file is there, since uploads take their time. */
async function receiveAttachment(cms: Cms, caller: Caller, request: Request, find: Find) {
  demandVerdict(checkFileChange(find().record.state));
  const uploaded = await uploadedFile(request);
  if (!detectDocumentType(uploaded)) throw badRequest(formatUnsupportedType(uploaded));
  return keepUpload(cms, uploaded.bytes, ({ fileId, size }) => {
    const { record, found } = find();
    const version = { created: cms.now(), createdBy: caller.email, file: { fileId, size } };
    const kept = { ...found, versions: [...found.versions, version] };
    const attachments = record.attachments.map((each) => (each === found ? kept : each));
    const log = {
      type: 'UPLOAD_ATTACHMENT',
      revision: found.revision,
      old: null,
      new: found.attachmentName,
      makerOnly: found.makerOnly,
    };
    return toWireAttachment(saveRecord(cms, caller, { ...record, attachments }, log), kept, caller);
  });
}

function sendAttachment(
  cms: Cms,
  caller: Caller,
  { record, found }: FoundAttachment,
  wanted: number | undefined,
): Response {
  const { attachmentName, documentType, revision: revisionName, productConfigurationId } = found;
  const { version, versionNumber } = findVersion(found.versions, wanted, caller, attachmentName);
  const revision = findRevision(record, revisionName);
  const productConfiguration = revision.productConfigurations.find(
    (each) => each.productConfigurationId === productConfigurationId,
  );
  const extension = documentTypeExtensions[documentType];
  const name = attachmentName.toLowerCase().endsWith(`.${extension}`)
    ? attachmentName
    : `${attachmentName}.${extension}`;
  return downloadOf(cms.store, {
    name,
    documentType,
    version,
    produce: () =>
      cms.produce(documentType, factsOf(cms, record, revision, version, versionNumber, productConfiguration)),
  });
}

function deleteAttachment(cms: Cms, caller: Caller, id: string, attachmentId: string): void {
  cms.store.transaction(() => {
    const { record, found } = findAttachment(cms, caller, id, attachmentId);
    demandVerdict(checkAttachmentDeletion(caller, caller.email, record.state, found));
    for (const version of found.versions) if (version.file) cms.store.files.delete(version.file.fileId);
    saveRecord(
      cms,
      caller,
      { ...record, attachments: record.attachments.filter((each) => each !== found) },
      {
        type: 'DELETE_ATTACHMENT',
        revision: found.revision,
        old: found.attachmentName,
        new: null,
        makerOnly: found.makerOnly,
      },
    );
  });
}

function attachmentRoutes(cms: Cms): Handlers<typeof attachmentOperations> {
  const ofDevice = (caller: Caller, id: string, attachmentId: string): FoundAttachment => {
    const parent = cms.store.configurations.parentOf(id);
    if (parent === undefined) throw notFound('product configuration', id);
    const found = findAttachment(cms, caller, parent, attachmentId);
    if (found.found.productConfigurationId !== id) throw notFound('attachment', attachmentId);
    return found;
  };
  return {
    attachmentCreate: ({ caller, json }) => createAttachment(cms, caller, json),
    configurationAttachmentUpload: ({ caller, query, request }) =>
      receiveAttachment(cms, caller, request, () =>
        findAttachment(cms, caller, query.configurationId, query.attachmentId),
      ),
    productConfigurationAttachmentUpload: ({ caller, query, request }) =>
      receiveAttachment(cms, caller, request, () =>
        ofDevice(caller, query.productConfigurationId, query.attachmentId),
      ),
    attachmentDelete: ({ caller, param: { configurationId, attachmentId } }) => {
      deleteAttachment(cms, caller, configurationId, attachmentId);
      return { configurationId, attachmentId };
    },
    configurationAttachmentDownload: ({ caller, query }) => {
      const found = findAttachment(cms, caller, query.configurationId, query.attachmentId);
      return sendAttachment(cms, caller, found, query.versionNumber);
    },
    productConfigurationAttachmentDownload: ({ caller, query }) => {
      const found = ofDevice(caller, query.productConfigurationId, query.attachmentId);
      return sendAttachment(cms, caller, found, query.versionNumber);
    },
  };
}

export const attachmentSubject = cmsSubject(attachmentOperations, attachmentRoutes);
