import type { Caller } from '../caller.ts';
import type { Cms } from '../cms.ts';
import * as contract from './contract.ts';
import { refuseEmpty } from '../fileVersions.ts';
import { uploadedFile } from '../multipart.ts';
import { cmsSubject } from '../operation.ts';
import { openRoutes, permittedRoutes } from '../route.ts';
import { refuseMail, type Mail } from './rules.ts';

const route = permittedRoutes(contract);

/** Mails to the support, which end in the outbox. */
function supportRoutes(cms: Cms) {
  const send = (caller: Caller, mail: Mail, more: object = {}) => {
    const id = cms.outbox.add('MAIL', cms.now(), { ...mail, ...more, sender: caller.email });
    return { mailId: String(id), emailAddresses: mail.emailAddresses };
  };
  return openRoutes()
    .openapi(route('supportMailSend'), (c) => {
      const mail = c.req.valid('json');
      refuseMail(cms, mail);
      return c.json(send(c.var.caller, mail), 200);
    })
    .openapi(route('supportMailSendWithFile'), async (c) => {
      const { addresses, subject, body, isHTML, name, type } = c.req.valid('query');
      const mail = { emailAddresses: addresses, subject, body };
      refuseMail(cms, mail);
      const { bytes } = await uploadedFile(c.req.raw);
      const { fileId, size } = await cms.store.files.write(bytes);
      refuseEmpty(size);
      return c.json(send(c.var.caller, mail, { isHTML, file: { name, type, size, fileId } }), 200);
    });
}

export const supportSubject = cmsSubject(contract, supportRoutes);
