import { isEmailAddress, isSameAddress } from '../../../src/domain/words/emailAddress.ts';
import type { Cms } from '../cms.ts';
import { isOwnAddress } from '../grantFields.ts';
import { badRequest } from '../refusal.ts';
import type { Caller } from '../caller.ts';
import * as contract from './contract.ts';
import { keepUpload } from '../fileVersions.ts';
import { uploadedFile } from '../multipart.ts';
import { cmsSubject } from '../operation.ts';
import type { Handlers } from '../route.ts';

export type Mail = { readonly emailAddresses: string[]; readonly subject: string; readonly body: string };

const mostAddresses = 20;

/** Mails go to the provider's own people only, and header lines cannot be smuggled into them. */
function refuseMail(cms: Cms, { emailAddresses, subject, body }: Mail): void {
  const { supportEmail } = cms.settings;
  if (emailAddresses.length === 0 || emailAddresses.length > mostAddresses) {
    throw badRequest(`A mail goes to between 1 and ${mostAddresses} addresses.`);
  }
  for (const address of emailAddresses) {
    if (/[\r\n]/.test(address) || !isEmailAddress(address))
      throw badRequest('An e-mail address is not valid.');
    const own = isSameAddress(address, supportEmail) || isOwnAddress(cms, address);
    if (!own) throw badRequest(`Support mails cannot be sent to ${address}.`);
  }
  if (subject.trim() === '' || /[\r\n]/.test(subject))
    throw badRequest('The subject must be one line of text.');
  if (body.trim() === '') throw badRequest('A text is required.');
}

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
