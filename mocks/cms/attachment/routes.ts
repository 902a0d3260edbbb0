import type { Caller } from '../caller.ts';
import type { Cms } from '../cms.ts';
import * as attachment from './contract.ts';
import { notFound } from '../refusal.ts';
import { cmsSubject } from '../operation.ts';
import { openRoutes, permittedRoutes } from '../route.ts';
import {
  createAttachment,
  deleteAttachment,
  findAttachment,
  receiveAttachment,
  sendAttachment,
  type FoundAttachment,
} from './rules.ts';

const route = permittedRoutes(attachment);

function attachmentRoutes(cms: Cms) {
  const ofDevice = (caller: Caller, id: string, attachmentId: string): FoundAttachment => {
    const parent = cms.store.configurations.parentOf(id);
    if (parent === undefined) throw notFound('product configuration', id);
    const found = findAttachment(cms, caller, parent, attachmentId);
    if (found.found.productConfigurationId !== id) throw notFound('attachment', attachmentId);
    return found;
  };
  return openRoutes()
    .openapi(route('attachmentCreate'), (c) =>
      c.json(createAttachment(cms, c.var.caller, c.req.valid('json')), 200),
    )
    .openapi(route('configurationAttachmentUpload'), async (c) => {
      const { configurationId, attachmentId } = c.req.valid('query');
      const { caller } = c.var;
      const find = () => findAttachment(cms, caller, configurationId, attachmentId);
      return c.json(await receiveAttachment(cms, caller, c.req.raw, find), 200);
    })
    .openapi(route('productConfigurationAttachmentUpload'), async (c) => {
      const { productConfigurationId, attachmentId } = c.req.valid('query');
      const { caller } = c.var;
      const find = () => ofDevice(caller, productConfigurationId, attachmentId);
      return c.json(await receiveAttachment(cms, caller, c.req.raw, find), 200);
    })
    .openapi(route('attachmentDelete'), (c) => {
      const { configurationId, attachmentId } = c.req.valid('param');
      deleteAttachment(cms, c.var.caller, configurationId, attachmentId);
      return c.json({ configurationId, attachmentId }, 200);
    })
    .openapi(route('configurationAttachmentDownload'), (c) => {
      const { configurationId, attachmentId, versionNumber } = c.req.valid('query');
      const found = findAttachment(cms, c.var.caller, configurationId, attachmentId);
      return sendAttachment(cms, c.var.caller, found, versionNumber);
    })
    .openapi(route('productConfigurationAttachmentDownload'), (c) => {
      const { productConfigurationId, attachmentId, versionNumber } = c.req.valid('query');
      const found = ofDevice(c.var.caller, productConfigurationId, attachmentId);
      return sendAttachment(cms, c.var.caller, found, versionNumber);
    });
}

export const attachmentSubject = cmsSubject(attachment, attachmentRoutes);
