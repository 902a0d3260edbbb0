import { z } from '@hono/zod-openapi';
import { content, flag } from '../fields.ts';
import { serviceGoverned, cmsSubject, type Handlers } from '../operation.ts';
import { isEmailAddress, isSameEmail } from '../../../src/domain/words/emailAddress.ts';
import type { Cms } from '../cms.ts';
import { isOwnAddress } from '../grantFields.ts';
import { badRequest } from '../refusal.ts';
import type { Caller } from '../caller.ts';
import { keepUpload, uploadedFile } from '../storedFiles.ts';

const sent = content(
  'The mail is on its way.',
  z.object({ mailId: z.string(), emailAddresses: z.array(z.string()) }).openapi('SentMail'),
);

const service = serviceGoverned('Support');

const supportOperations = {
  supportMailSend: service.post('/support/mail', 'Send a mail to support', {
    json: z
      .object({ emailAddresses: z.array(z.string()), subject: z.string(), body: z.string() })
      .openapi('SupportMail'),
    answer: sent,
  }),
  supportMailSendWithFile: service.post('/support/mailWithFile', 'Send a mail with a file to support', {
    query: z.object({
      addresses: z
        .union([z.string().transform((address) => [address]), z.array(z.string())])
        .openapi({ type: 'array', items: { type: 'string' } }),
      subject: z.string(),
      body: z.string(),
      isHTML: flag().default(false),
      name: z.string().openapi({ description: 'The name of the file.' }),
      type: z.string().openapi({ description: 'The media type of the file.' }),
    }),
    upload: true,
    answer: sent,
  }),
};

export type Mail = { readonly emailAddresses: string[]; readonly subject: string; readonly body: string };

const mostAddresses = 20;

/** Mails go to the provider's own people only, and header lines cannot be smuggled into them. */
function refuseMail(cms: Cms, { emailAddresses, subject, body }: Mail): void {
  const { supportEmail } = cms.settings;
  if (emailAddresses.length === 0 || emailAddresses.length > mostAddresses)
    throw badRequest(`A mail goes to between 1 and ${mostAddresses} addresses.`);
  for (const address of emailAddresses) {
    if (/[\r\n]/.test(address) || !isEmailAddress(address))
      throw badRequest('An e-mail address is not valid.');
    const own = isSameEmail(address, supportEmail) || isOwnAddress(cms, address);
    if (!own) throw badRequest(`Support mails cannot be sent to ${address}.`);
  }
  if (subject.trim() === '' || /[\r\n]/.test(subject))
    throw badRequest('The subject must be one line of text.');
  if (body.trim() === '') throw badRequest('A text is required.');
}

function supportRoutes(cms: Cms): Handlers<typeof supportOperations> {
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

export const supportSubject = cmsSubject(supportOperations, supportRoutes);
