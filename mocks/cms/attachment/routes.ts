import { checkStaffOnlyMarking } from '../../../src/domain/access/staffOnly.ts';
import { validateAttachmentName, validateUniqueAttachmentName } from '../../../src/domain/file/attachment.ts';
import {
  checkFileUpload,
  checkFileChange,
  checkAttachmentDeletion,
} from '../../../src/domain/file/permission.ts';
import {
  detectDocumentType,
  documentTypeExtensions,
  formatUnsupportedType,
} from '../../../src/domain/file/documentType.ts';
import type { AttachmentRecord, ConfigurationRecord } from '../../store/records.ts';
import type { Caller } from '../caller.ts';
import { saveConfigurationRecord, findConfiguration, findRevision } from '../configurationRecords.ts';
import type { CmsContext } from '../cmsContext.ts';
import { createDownloadResponse, findFileVersion, saveUpload, readUploadedFile } from '../storedFiles.ts';
import { buildFileFacts } from '../buildFileFacts.ts';
import {
  createBadRequestError,
  createConflictError,
  assertAllowed,
  createNotFoundError,
  assertNoFieldError,
} from '../httpErrors.ts';
import { toAttachmentDto } from '../toDto.ts';
import { createApiModule, type OperationHandlers, type JsonBody } from '../apiModule.ts';
import { attachmentOperations } from './contract.ts';

type NewAttachment = JsonBody<(typeof attachmentOperations)['attachmentCreate']>;

/** Whether two attachments appear together in at least one revision. */
const meet = (one: NewAttachment, other: AttachmentRecord): boolean =>
  !one.revisionOnly || !other.revisionOnly || one.revision === other.revision;

function refuseName(record: ConfigurationRecord, given: NewAttachment): void {
  const { attachmentName, configurationId, revision, productConfigurationId = null } = given;
  assertNoFieldError(validateAttachmentName(attachmentName));
  const attachmentNames = record.attachments
    .filter((other) => meet(given, other) && other.productConfigurationId === productConfigurationId)
    .map((other) => other.attachmentName);
  const taken = validateUniqueAttachmentName(attachmentName, { configurationId, revision, attachmentNames });
  if (taken) throw createConflictError(taken, 'Choose another name.');
}

const createAttachment = (cms: CmsContext, caller: Caller, given: NewAttachment) =>
  cms.store.transaction(() => {
    const { configurationId, productConfigurationId = null, ...fields } = given;
    const record = findConfiguration(cms, caller, configurationId);
    const revision = findRevision(record, given.revision);
    assertAllowed(checkFileUpload(caller, record.state));
    const productConfigurations = revision.productConfigurations.map(
      (productConfiguration) => productConfiguration.productConfigurationId,
    );
    if (productConfigurationId !== null && !productConfigurations.includes(productConfigurationId))
      throw createNotFoundError('product configuration', productConfigurationId);
    if (given.makerOnly) assertAllowed(checkStaffOnlyMarking(caller));
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
    const saved = saveConfigurationRecord(cms, caller, { ...record, lastNumber, attachments });
    return toAttachmentDto(saved, created, caller);
  });

type FoundAttachment = { readonly record: ConfigurationRecord; readonly found: AttachmentRecord };

function findAttachment(cms: CmsContext, caller: Caller, id: string, attachmentId: string): FoundAttachment {
  const record = findConfiguration(cms, caller, id);
  const found = record.attachments.find((each) => each.attachmentId === attachmentId);
  if (!found || (found.makerOnly && !caller.isStaff)) throw createNotFoundError('attachment', attachmentId);
  return { record, found };
}

type Find = () => FoundAttachment;

/**
 * Adds a version to an attachment, which is looked up again after the upload, as it may have changed
 * meanwhile.
 */
async function receiveAttachment(cms: CmsContext, caller: Caller, request: Request, find: Find) {
  assertAllowed(checkFileChange(find().record.state));
  const uploaded = await readUploadedFile(request);
  if (!detectDocumentType(uploaded)) throw createBadRequestError(formatUnsupportedType(uploaded));
  return saveUpload(cms, uploaded.bytes, ({ fileId, size }) => {
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
    return toAttachmentDto(
      saveConfigurationRecord(cms, caller, { ...record, attachments }, log),
      kept,
      caller,
    );
  });
}

function sendAttachment(
  cms: CmsContext,
  caller: Caller,
  { record, found }: FoundAttachment,
  wanted: number | undefined,
): Response {
  const { attachmentName, documentType, revision: revisionName, productConfigurationId } = found;
  const { version, versionNumber } = findFileVersion(found.versions, wanted, caller, attachmentName);
  const revision = findRevision(record, revisionName);
  const productConfiguration = revision.productConfigurations.find(
    (each) => each.productConfigurationId === productConfigurationId,
  );
  const extension = documentTypeExtensions[documentType];
  const name = attachmentName.toLowerCase().endsWith(`.${extension}`)
    ? attachmentName
    : `${attachmentName}.${extension}`;
  return createDownloadResponse(cms.store, {
    name,
    documentType,
    version,
    produce: () =>
      cms.produce(
        documentType,
        buildFileFacts(cms, record, revision, version, versionNumber, productConfiguration),
      ),
  });
}

function deleteAttachment(cms: CmsContext, caller: Caller, id: string, attachmentId: string): void {
  cms.store.transaction(() => {
    const { record, found } = findAttachment(cms, caller, id, attachmentId);
    assertAllowed(checkAttachmentDeletion(caller, caller.email, record.state, found));
    for (const version of found.versions) if (version.file) cms.store.files.delete(version.file.fileId);
    saveConfigurationRecord(
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

function attachmentRoutes(cms: CmsContext): OperationHandlers<typeof attachmentOperations> {
  const ofDevice = (caller: Caller, id: string, attachmentId: string): FoundAttachment => {
    const parent = cms.store.configurations.parentOf(id);
    if (parent === undefined) throw createNotFoundError('product configuration', id);
    const found = findAttachment(cms, caller, parent, attachmentId);
    if (found.found.productConfigurationId !== id) throw createNotFoundError('attachment', attachmentId);
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

export const attachmentModule = createApiModule(attachmentOperations, attachmentRoutes);
