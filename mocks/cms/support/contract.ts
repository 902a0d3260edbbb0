import { z } from '@hono/zod-openapi';
import { body, fileUpload, json } from '../answers.ts';
import { flag } from '../fields.ts';
import { serviceGoverned } from '../operation.ts';

const sent = json(
  'The mail is on its way.',
  z.object({ mailId: z.string(), emailAddresses: z.array(z.string()) }).openapi('SentMail'),
);

const service = serviceGoverned('Support');

export const supportMailSend = service.post('/support/mail', {
  summary: 'Send a mail to support',
  request: {
    body: body(
      z
        .object({ emailAddresses: z.array(z.string()), subject: z.string(), body: z.string() })
        .openapi('SupportMail'),
    ),
  },
  answer: sent,
});

export const supportMailSendWithFile = service.post('/support/mailWithFile', {
  summary: 'Send a mail with a file to support',
  request: {
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
    body: fileUpload,
  },
  answer: sent,
});
