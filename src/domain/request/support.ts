import * as z from 'zod/mini';
import { createFormSchema } from '../words/createFormSchema.ts';

export type SupportMail = {
  readonly emailAddresses: readonly string[];
  readonly subject: string;
  readonly body: string;
  readonly file?: File | undefined;
};

export type SupportRequest = {
  readonly supportEmail: string;
  readonly configurationId: string;
  readonly revision: string;
  readonly requester: string;
  readonly note?: string;
  readonly file?: File | undefined;
};

/** A mail header is one line: a line break would let a text write headers of its own. */
const oneLine = (text: string): string => text.replaceAll(/[\r\n\u2028\u2029\0]+/g, ' ').trim();

function mail(topic: string, request: SupportRequest): SupportMail {
  const { supportEmail, configurationId, revision, requester, note = '', file } = request;
  const facts = [
    `Configuration: ${oneLine(configurationId)}`,
    `Revision: ${oneLine(revision)}`,
    `Requested by: ${oneLine(requester)}`,
  ];
  return {
    emailAddresses: [oneLine(supportEmail)],
    subject: oneLine(`${topic}: ${configurationId}/${revision}`),
    body: [...facts, ...(note.trim() ? ['', note.trim()] : [])].join('\n'),
    ...(file && { file }),
  };
}

export const createApprovalRequestMail = (request: SupportRequest): SupportMail =>
  mail('Approval request', request);

export const createSpecificationReviewMail = (request: SupportRequest): SupportMail =>
  mail('Technical specification review', request);

/** The note may be empty. */
export const supportNoteFormSchema = createFormSchema({ note: z.string() }, {});

export const supportFileFormSchema = createFormSchema(
  { file: z.optional(z.instanceof(File)) },
  { file: ({ file }) => (file?.size === 0 ? 'The file is empty' : undefined) },
);
