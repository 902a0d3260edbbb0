import type { Caller } from '../caller.ts';
import type { Cms } from '../cms.ts';
import * as attachment from './contract.ts';
import { notFound } from '../refusal.ts';
import { cmsSubject } from '../operation.ts';
import type { Handlers } from '../route.ts';
import {
  createAttachment,
  deleteAttachment,
  findAttachment,
  receiveAttachment,
  sendAttachment,
  type FoundAttachment,
} from './rules.ts';

function attachmentRoutes(cms: Cms): Handlers<typeof attachment> {
  const ofDevice = (caller: Caller, id: string, attachmentId: string): FoundAttachment => {
    const parent = cms.store.configurations.parentOf(id);
    if (parent === undefined) throw notFound('product configuration', id);
    const found = findAttachment(cms, caller, parent, attachmentId);
    if (found.found.productConfigurationId !== id) throw notFound('attachment', attachmentId);
    return found;
  };
  return {
    attachmentCreate: ({ caller, json }) => createAttachment(cms, caller, json),
    configurationAttachmentUpload: async ({ caller, query: { configurationId, attachmentId }, request }) => {
      const find = () => findAttachment(cms, caller, configurationId, attachmentId);
      return receiveAttachment(cms, caller, request, find);
    },
    productConfigurationAttachmentUpload: async ({
      caller,
      query: { productConfigurationId, attachmentId },
      request,
    }) => {
      const find = () => ofDevice(caller, productConfigurationId, attachmentId);
      return receiveAttachment(cms, caller, request, find);
    },
    attachmentDelete: ({ caller, param: { configurationId, attachmentId } }) => {
      deleteAttachment(cms, caller, configurationId, attachmentId);
      return { configurationId, attachmentId };
    },
    configurationAttachmentDownload: ({
      caller,
      query: { configurationId, attachmentId, versionNumber },
    }) => {
      const found = findAttachment(cms, caller, configurationId, attachmentId);
      return sendAttachment(cms, caller, found, versionNumber);
    },
    productConfigurationAttachmentDownload: ({
      caller,
      query: { productConfigurationId, attachmentId, versionNumber },
    }) => {
      const found = ofDevice(caller, productConfigurationId, attachmentId);
      return sendAttachment(cms, caller, found, versionNumber);
    },
  };
}

export const attachmentSubject = cmsSubject(attachment, attachmentRoutes);
