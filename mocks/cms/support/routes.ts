import type { Caller } from '../caller.ts';
import type { Cms } from '../cms.ts';
import * as contract from './contract.ts';
import { keepUpload } from '../fileVersions.ts';
import { uploadedFile } from '../multipart.ts';
import { cmsSubject } from '../operation.ts';
import type { Handlers } from '../route.ts';
import { refuseMail, type Mail } from './rules.ts';

/** Mails to the support, which end in the outbox. */
function supportRoutes(cms: Cms): Handlers<typeof contract> {
  const send = (caller: Caller, mail: Mail, more: object = {}) => {
    const id = cms.outbox.add('MAIL', cms.now(), { ...mail, ...more, sender: caller.email });
    return { mailId: String(id), emailAddresses: mail.emailAddresses };
  };
  return {
    supportMailSend: ({ caller, json: mail }) => {
      refuseMail(cms, mail);
      return send(caller, mail);
    },
    supportMailSendWithFile: async ({
      caller,
      query: { addresses, subject, body, isHTML, name, type },
      request,
    }) => {
      const mail = { emailAddresses: addresses, subject, body };
      refuseMail(cms, mail);
      const { bytes } = await uploadedFile(request);
      return keepUpload(cms, bytes, ({ fileId, size }) =>
        send(caller, mail, { isHTML, file: { name, type, size, fileId } }),
      );
    },
  };
}

export const supportSubject = cmsSubject(contract, supportRoutes);
