import { documentTypeOf, extensions, unsupportedTypeMessage } from '../../../src/domain/file/documentType.ts';
import type { AttachmentRecord, ConfigurationRecord } from '../../store/configurationRecord.ts';
import type { Caller } from '../caller.ts';
import { saveRecord } from '../saveRecord.ts';
import type { Cms } from '../cms.ts';
import * as attachment from './contract.ts';
import { downloadOf } from '../download.ts';
import { factsOf } from '../fileFacts.ts';
import { findVersion, refuseEmpty } from '../fileVersions.ts';
import { findConfiguration, findRevision } from '../findOrRefuse.ts';
import { uploadedFile } from '../multipart.ts';
import { badRequest, conflict, forbidden, notFound } from '../refusal.ts';
import { cmsSubject } from '../operation.ts';
import { openRoutes, permitted } from '../route.ts';
import { toWireAttachment } from '../toWire.ts';

type NewAttachment = Omit<AttachmentRecord, 'attachmentId' | 'productConfigurationId' | 'versions'> & {
  readonly configurationId: string;
  readonly productConfigurationId?: string | null | undefined;
};

const folded = (name: string): string => name.trim().toLowerCase();

/** Whether two attachments would be seen together in some revision. */
const meet = (one: NewAttachment, other: AttachmentRecord): boolean =>
  !one.revisionOnly || !other.revisionOnly || one.revision === other.revision;

function refuseName(record: ConfigurationRecord, given: NewAttachment): void {
  const { attachmentName, configurationId, revision } = given;
  if (attachmentName.trim() === '') throw badRequest('A name is required');
  if (!/^[\x20-\x7E]*$/.test(attachmentName)) throw badRequest('Only ASCII characters are allowed');
  const taken = record.attachments.some(
    (other) =>
      meet(given, other) &&
      other.productConfigurationId === (given.productConfigurationId ?? null) &&
      folded(other.attachmentName) === folded(attachmentName),
  );
  if (taken) {
    throw conflict(
      `An attachment with that name already exists for ${configurationId}/${revision}`,
      'Choose another name.',
    );
  }
}

function refuseClosed({ state }: ConfigurationRecord): void {
  if (state === 'ARCHIVED' || state === 'LOCKED') throw conflict('Its files can no longer be changed.');
}

function create(cms: Cms, caller: Caller, given: NewAttachment) {
  return cms.store.transaction(() => {
    const { configurationId, productConfigurationId = null, ...fields } = given;
    const record = findConfiguration(cms, caller, configurationId);
    const revision = findRevision(record, given.revision);
    refuseClosed(record);
    const devices = revision.productConfigurations.map((device) => device.productConfigurationId);
    if (productConfigurationId !== null && !devices.includes(productConfigurationId)) {
      throw notFound('product configuration', productConfigurationId);
    }
    if (given.makerOnly && !caller.isStaff) throw forbidden('Only employees add internal attachments.');
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
}

type Found = { readonly record: ConfigurationRecord; readonly found: AttachmentRecord };

/** An attachment the caller may know of; 404 for all others. */
function findAttachment(cms: Cms, caller: Caller, id: string, attachmentId: string): Found {
  const record = findConfiguration(cms, caller, id);
  const found = record.attachments.find((each) => each.attachmentId === attachmentId);
  if (!found || (found.makerOnly && !caller.isStaff)) throw notFound('attachment', attachmentId);
  return { record, found };
}

type Find = () => Found;

async function receive(cms: Cms, caller: Caller, request: Request, find: Find) {
  refuseClosed(find().record);
  const file = await uploadedFile(request);
  if (!documentTypeOf(file)) throw badRequest(unsupportedTypeMessage(file));
  const { fileId, size } = await cms.store.files.write(file.bytes);
  try {
    return cms.store.transaction(() => {
      refuseEmpty(size);
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
  } catch (error) {
    cms.store.files.delete(fileId);
    throw error;
  }
}

function send(cms: Cms, caller: Caller, { record, found }: Found, wanted: number | undefined): Response {
  const { attachmentName, documentType, revision: revisionName, productConfigurationId } = found;
  const { version, versionNumber } = findVersion(found.versions, wanted, caller, attachmentName);
  const revision = findRevision(record, revisionName);
  const device = revision.productConfigurations.find(
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
    produce: () => cms.produce(documentType, factsOf(cms, record, revision, version, versionNumber, device)),
  });
}

function remove(cms: Cms, caller: Caller, id: string, attachmentId: string): void {
  cms.store.transaction(() => {
    const { record, found } = findAttachment(cms, caller, id, attachmentId);
    refuseClosed(record);
    if (!caller.isStaff && found.versions.some((version) => version.createdBy !== caller.email)) {
      throw forbidden('Only employees delete attachments of others.');
    }
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

function attachmentRoutes(cms: Cms) {
  const ofDevice = (caller: Caller, id: string, attachmentId: string): Found => {
    const parent = cms.store.configurations.parentOf(id);
    if (parent === undefined) throw notFound('product configuration', id);
    const found = findAttachment(cms, caller, parent, attachmentId);
    if (found.found.productConfigurationId !== id) throw notFound('attachment', attachmentId);
    return found;
  };
  return openRoutes()
    .openapi(permitted(attachment.attachmentCreate), (c) =>
      c.json(create(cms, c.var.caller, c.req.valid('json')), 200),
    )
    .openapi(permitted(attachment.configurationAttachmentUpload), async (c) => {
      const { configurationId, attachmentId } = c.req.valid('query');
      const { caller } = c.var;
      const find = () => findAttachment(cms, caller, configurationId, attachmentId);
      return c.json(await receive(cms, caller, c.req.raw, find), 200);
    })
    .openapi(permitted(attachment.productConfigurationAttachmentUpload), async (c) => {
      const { productConfigurationId, attachmentId } = c.req.valid('query');
      const { caller } = c.var;
      const find = () => ofDevice(caller, productConfigurationId, attachmentId);
      return c.json(await receive(cms, caller, c.req.raw, find), 200);
    })
    .openapi(permitted(attachment.attachmentDelete), (c) => {
      const { configurationId, attachmentId } = c.req.valid('param');
      remove(cms, c.var.caller, configurationId, attachmentId);
      return c.json({ configurationId, attachmentId }, 200);
    })
    .openapi(permitted(attachment.configurationAttachmentDownload), (c) => {
      const { configurationId, attachmentId, versionNumber } = c.req.valid('query');
      const found = findAttachment(cms, c.var.caller, configurationId, attachmentId);
      return send(cms, c.var.caller, found, versionNumber);
    })
    .openapi(permitted(attachment.productConfigurationAttachmentDownload), (c) => {
      const { productConfigurationId, attachmentId, versionNumber } = c.req.valid('query');
      const found = ofDevice(c.var.caller, productConfigurationId, attachmentId);
      return send(cms, c.var.caller, found, versionNumber);
    });
}

export const attachmentSubject = cmsSubject(attachment, attachmentRoutes);
