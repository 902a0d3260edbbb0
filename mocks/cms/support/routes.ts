import { z } from '@hono/zod-openapi';
import { jsonContent, createBooleanSchema } from '../fields.ts';
import { createServiceOperations, createApiModule, type OperationHandlers } from '../apiModule.ts';
import { isEmailAddress, isSameEmail } from '../../../src/domain/words/emailAddress.ts';
import type { CmsContext } from '../cmsContext.ts';
import { isConfiguredProviderEmail } from '../grantFields.ts';
import { createBadRequestError } from '../httpErrors.ts';
import type { Caller } from '../caller.ts';
import { saveUpload, readUploadedFile } from '../storedFiles.ts';

const sent = jsonContent(
  'The mail is on its way.',
  z.object({ mailId: z.string(), emailAddresses: z.array(z.string()) }).openapi('SentMail'),
);

const service = createServiceOperations('Support');

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
      isHTML: createBooleanSchema().default(false),
      name: z.string().openapi({ description: 'The name of the file.' }),
      type: z.string().openapi({ description: 'The media type of the file.' }),
    }),
    upload: true,
    answer: sent,
  }),
};

export type OutgoingMail = {
  readonly emailAddresses: string[];
  readonly subject: string;
  readonly body: string;
};

const maxAddresses = 20;

/** Throws unless all recipients belong to the provider's domain and no header line can be injected. */
function refuseMail(cms: CmsContext, { emailAddresses, subject, body }: OutgoingMail): void {
  const { supportEmail } = cms.settings;
  if (emailAddresses.length === 0 || emailAddresses.length > maxAddresses)
    throw createBadRequestError(`A mail goes to between 1 and ${maxAddresses} addresses.`);
  for (const address of emailAddresses) {
    if (/[\r\n]/.test(address) || !isEmailAddress(address))
      throw createBadRequestError('An e-mail address is not valid.');
    const own = isSameEmail(address, supportEmail) || isConfiguredProviderEmail(cms, address);
    if (!own) throw createBadRequestError(`Support mails cannot be sent to ${address}.`);
  }
  if (subject.trim() === '' || /[\r\n]/.test(subject))
    throw createBadRequestError('The subject must be one line of text.');
  if (body.trim() === '') throw createBadRequestError('A text is required.');
}

function supportRoutes(cms: CmsContext): OperationHandlers<typeof supportOperations> {
  const send = (caller: Caller, mail: OutgoingMail, more: object = {}) => {
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
      const { bytes } = await readUploadedFile(request);
      return saveUpload(cms, bytes, ({ fileId, size }) =>
        send(caller, mail, { isHTML, file: { name, type, size, fileId } }),
      );
    },
  };
}

export const supportModule = createApiModule(supportOperations, supportRoutes);
