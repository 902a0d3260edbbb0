import { mayMarkStaffOnly } from '../../../src/domain/access/staffOnly.ts';
import { attachmentNameError, takenNameError } from '../../../src/domain/file/attachment.ts';
import { mayAddFiles, mayChangeFiles, mayDeleteAttachment } from '../../../src/domain/file/rights.ts';
import { documentTypeOf, extensions, unsupportedTypeMessage } from '../../../src/domain/file/documentType.ts';
import type { AttachmentRecord, ConfigurationRecord } from '../../store/configurationRecord.ts';
import type { Caller } from '../caller.ts';
import { saveRecord, findConfiguration, findRevision } from '../configurationRecords.ts';
import type { Cms } from '../cms.ts';
import { downloadOf, findVersion, keepUpload } from '../download.ts';
import { factsOf } from '../fileFacts.ts';
import { uploadedFile } from '../multipart.ts';
import { badRequest, conflict, demandVerdict, notFound, refuseField } from '../refusal.ts';
import { toWireAttachment } from '../toWire.ts';
import { attachmentOperations } from './contract.ts';
import { cmsSubject, type Handlers, type JsonBody } from '../operation.ts';

type NewAttachment = JsonBody<(typeof attachmentOperations)['attachmentCreate']>;

/** Whether two attachments would be seen together in some revision. */
const meet = (one: NewAttachment, other: AttachmentRecord): boolean =>
  !one.revisionOnly || !other.revisionOnly || one.revision === other.revision;

function refuseName(record: ConfigurationRecord, given: NewAttachment): void {
  const { attachmentName, configurationId, revision, productConfigurationId = null } = given;
  refuseField(attachmentNameError(attachmentName));
  const attachmentNames = record.attachments
    .filter((other) => meet(given, other) && other.productConfigurationId === productConfigurationId)
    .map((other) => other.attachmentName);
  const taken = takenNameError(attachmentName, { configurationId, revision, attachmentNames });
  if (taken) throw conflict(taken, 'Choose another name.');
}

const createAttachment = (cms: Cms, caller: Caller, given: NewAttachment) =>
  cms.store.transaction(() => {
    const { configurationId, productConfigurationId = null, ...fields } = given;
    const record = findConfiguration(cms, caller, configurationId);
    const revision = findRevision(record, given.revision);
    demandVerdict(mayAddFiles(caller, record.state));
    const productConfigurations = revision.productConfigurations.map(
      (productConfiguration) => productConfiguration.productConfigurationId,
    );
    if (productConfigurationId !== null && !productConfigurations.includes(productConfigurationId))
      throw notFound('product configuration', productConfigurationId);
    if (given.makerOnly) demandVerdict(mayMarkStaffOnly(caller));
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
  demandVerdict(mayChangeFiles(find().record.state));
  const file = await uploadedFile(request);
  if (!documentTypeOf(file)) throw badRequest(unsupportedTypeMessage(file));
  return keepUpload(cms, file.bytes, ({ fileId, size }) => {
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
  const extension = extensions[documentType];
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
    demandVerdict(mayDeleteAttachment(caller, caller.email, record.state, found));
    for (const { file } of found.versions) if (file) cms.store.files.delete(file.fileId);
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
