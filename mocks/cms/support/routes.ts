import { isEmailAddress } from '../../../src/domain/words/emailAddress.ts';
import type { Caller } from '../caller.ts';
import type { Cms } from '../cms.ts';
import * as contract from './contract.ts';
import { supportMailSend, supportMailSendWithFile } from './contract.ts';
import { refuseEmpty } from '../fileVersions.ts';
import { uploadedFile } from '../multipart.ts';
import { badRequest } from '../refusal.ts';
import { cmsSubject } from '../operation.ts';
import { openRoutes, permitted } from '../route.ts';

type Mail = { readonly emailAddresses: string[]; readonly subject: string; readonly body: string };

const mostAddresses = 20;

/** Mails go to the provider's own people only, and header lines cannot be smuggled into them. */
function refuseMail(cms: Cms, { emailAddresses, subject, body }: Mail): void {
  const { providerDomain, supportEmail } = cms.settings;
  if (emailAddresses.length === 0 || emailAddresses.length > mostAddresses) {
    throw badRequest(`A mail goes to between 1 and ${mostAddresses} addresses.`);
  }
  for (const address of emailAddresses) {
    if (/[\r\n]/.test(address) || !isEmailAddress(address))
      throw badRequest('An e-mail address is not valid.');
    const own = address === supportEmail || address.toLowerCase().endsWith(`@${providerDomain}`);
    if (!own) throw badRequest(`Support mails cannot be sent to ${address}.`);
  }
  if (subject.trim() === '' || /[\r\n]/.test(subject))
    throw badRequest('The subject must be one line of text.');
  if (body.trim() === '') throw badRequest('A text is required.');
}

/** Mails to the support, which end in the outbox. */
function supportRoutes(cms: Cms) {
  const send = (caller: Caller, mail: Mail, more: object = {}) => {
    const id = cms.outbox.add('MAIL', cms.now(), { ...mail, ...more, sender: caller.email });
    return { mailId: String(id), emailAddresses: mail.emailAddresses };
  };
  return openRoutes()
    .openapi(permitted(supportMailSend), (c) => {
      const mail = c.req.valid('json');
      refuseMail(cms, mail);
      return c.json(send(c.var.caller, mail), 200);
    })
    .openapi(permitted(supportMailSendWithFile), async (c) => {
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
