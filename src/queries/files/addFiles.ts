import type { QueryClient } from '@tanstack/react-query';
import { getOmission } from '~/api/responses/rawValues.ts';
import { ApiError, isOutcomeUnknown } from '~/api/ApiError.ts';
import { call } from '~/api/call.ts';
import type { OperationArgs } from '~/api/operations.ts';
import { config } from '~/config.ts';
import { isStaffOnly } from '~/domain/access/staffOnly.ts';
import {
  describeAnnouncementDifferences,
  defaultAttachmentType,
  type AttachmentAnnouncement,
} from '~/domain/file/attachment.ts';
import { detectDocumentType } from '~/domain/file/documentType.ts';
import { escapeInvisibleText } from '~/domain/words/escapeInvisibleText.ts';
import { createSuccessNotice, type Notice } from '~/domain/notice/notices.ts';
import { addFilesTexts } from '~/domain/words/texts/addFiles.ts';
import { decodeText } from '~/domain/content/textFile.ts';
import { refreshOperations } from '~/queries/client.ts';
import { describeError } from '~/api/describeError.ts';
import { findContentErrors } from './fileContent.ts';
import { findContentMismatch } from './findContentMismatch.ts';
import { createTransferReporter } from './files.ts';
import {
  uploadFileContent,
  type ArtefactReference,
  type AttachmentReference,
  type UploadTarget,
} from './transfer.ts';
import { filesTabTexts } from '~/domain/words/texts/files.ts';
import { customMutation, assertId } from '~/queries/mutation.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { startJob, type JobContext, type StartedJob } from '~/platform/jobs/jobs.ts';
import { limitConcurrency } from '~/platform/jobs/limitConcurrency.ts';
import { UserFacingError } from '~/ui/modal/useSubmit.ts';

type Announcement = OperationArgs<'attachmentCreate'>['body'];
export type NewAttachment = Omit<Announcement, 'documentType' | 'attachmentType'>;

type Sending = { readonly input: UploadTarget; readonly file: File; readonly context: JobContext };

/**
 * Limits uploads below the browser's own limit: a timeout would run while a request waits in the browser's
 * queue.
 */
const inTurn = limitConcurrency(3);

const whenItsTurn = <T>(context: JobContext, work: () => Promise<T>): Promise<T> => {
  context.report({ detail: addFilesTexts.waiting });
  return inTurn(context.signal, work);
};

const sent = (context: JobContext) => ({
  signal: context.signal,
  onProgress: createTransferReporter(context, filesTabTexts.sent),
});

const added = (name: string): Notice => createSuccessNotice(addFilesTexts.added(name));

/** Without `revisionOnly` the CMS takes an attachment to be for its revision only. */
const announcedAs = (attachment: Announcement): AttachmentAnnouncement => ({
  staffOnly: isStaffOnly(attachment, config.productCode),
  revision: attachment.revision,
  revisionOnly: attachment.revisionOnly ?? true,
  documentType: attachment.documentType,
});

async function readAttachments({
  configurationId,
  revision,
  productConfigurationId: wanted,
}: Pick<Announcement, 'configurationId' | 'revision' | 'productConfigurationId'>) {
  const existing = await call('configurationGet', { path: { id: configurationId }, query: { revision } });
  const product = existing.productConfigurations.find((each) => each.productConfigurationId === wanted);
  return (product ?? existing).attachments;
}

/**
 * Announces an attachment. One of that name without a file is reused, unless `differences` finds it announced
 * otherwise.
 */
const createAttachment = () =>
  customMutation(async (body: Announcement) => {
    try {
      const created = await call('attachmentCreate', { body });
      const { attachmentId } = assertId('attachmentCreate', created, (made) => made.attachmentId);
      return { attachmentId, differences: [] };
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      const waiting = (await readAttachments(body)).find(
        ({ attachmentName: name, versions }) =>
          name === body.attachmentName && versions.length === 0 && !getOmission(versions),
      );
      if (!waiting) throw error;
      const differences = describeAnnouncementDifferences(announcedAs(waiting), announcedAs(body));
      return { attachmentId: waiting.attachmentId, differences };
    }
  }, {});

const send = (done: Notice) =>
  customMutation(({ input, file, context }: Sending) => uploadFileContent(input, file, sent(context)), {
    done,
    refreshes: ['configurationGet'],
  });

type FirstVersion = Sending & { readonly input: AttachmentReference };

async function hasFile(input: AttachmentReference): Promise<boolean> {
  const attachments = await readAttachments(input);
  return attachments.some(
    ({ attachmentId, versions }) => attachmentId === input.attachmentId && versions.length > 0,
  );
}

/**
 * Uploads the first version of an attachment. After a lost response, one that has a version counts as
 * uploaded.
 */
const sendFirst = (done: Notice) =>
  customMutation(
    async ({ input, file, context }: FirstVersion) => {
      try {
        await uploadFileContent(input, file, sent(context));
      } catch (error) {
        if (!isOutcomeUnknown(error) || !(await hasFile(input).catch(() => false))) throw error;
      }
    },
    { done, refreshes: ['configurationGet'] },
  );

/** A file that is not uploaded because it, or its target, is invalid; the message gives the reason. */
class NotSent extends UserFacingError {
  override readonly name = 'NotSent';

  constructor(reason: string) {
    super(reason);
    this.message = reason;
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof NotSent ? error.message : describeError(error);

async function refuseOther(file: File): Promise<void> {
  const wrong = await findContentMismatch(file);
  if (wrong !== undefined) throw new NotSent(wrong);
}

async function refuseInvalid(client: QueryClient, input: ArtefactReference, file: File): Promise<void> {
  const read = async (): Promise<string> => decodeText(new Uint8Array(await file.arrayBuffer())).text;
  const [first, ...others] = await findContentErrors(client, input, read);
  if (first === undefined) return;
  throw new NotSent(others.length > 0 ? addFilesTexts.andMore(first, others.length) : first);
}

/** Adds a file as an artefact of its file group. An invalid milling file is not uploaded. */
export function addArtefact(
  client: QueryClient,
  input: ArtefactReference & { revisionOnly: boolean },
  label: string,
  file: File,
): StartedJob<unknown> {
  return startJob({
    title: addFilesTexts.job(label, escapeInvisibleText(file.name)),
    reason: reasonOf,
    run: (context) =>
      whenItsTurn(context, async () => {
        await refuseOther(file);
        await refuseInvalid(client, input, file);
        return executeMutation(client, send(added(label)), { input, file, context });
      }),
  });
}

async function announce(client: QueryClient, body: Announcement): Promise<string> {
  const { attachmentId, differences } = await executeMutation(client, createAttachment(), body);
  if (differences.length === 0) return attachmentId;
  // Refetches: the page may not list the existing attachment of that name yet.
  void refreshOperations(client, ['configurationGet']);
  throw new NotSent(addFilesTexts.announcedOtherwise(body.attachmentName, differences));
}

export function addAttachment(client: QueryClient, wanted: NewAttachment, file: File): StartedJob<unknown> {
  let attachmentId: string | undefined;
  return startJob({
    title: addFilesTexts.job(wanted.attachmentName, escapeInvisibleText(file.name)),
    reason: reasonOf,
    run: (context) =>
      whenItsTurn(context, async () => {
        const documentType = detectDocumentType(file) ?? 'TEXT';
        const body = { ...wanted, attachmentType: defaultAttachmentType, documentType };
        attachmentId ??= await announce(client, body);
        const { configurationId, revision } = wanted;
        const productConfigurationId = wanted.productConfigurationId ?? undefined;
        const input = { configurationId, productConfigurationId, revision, attachmentId };
        return executeMutation(client, sendFirst(added(wanted.attachmentName)), { input, file, context });
      }),
  });
}

/** Adds a version to an attachment: the first where it has none, else a new one. */
export function addAttachmentVersion(
  client: QueryClient,
  input: AttachmentReference,
  name: string,
  file: File,
): StartedJob<unknown> {
  const done = createSuccessNotice(addFilesTexts.hasNewVersion(name));
  return startJob({
    title: addFilesTexts.job(name, escapeInvisibleText(file.name)),
    reason: describeError,
    run: (context) =>
      whenItsTurn(context, () => executeMutation(client, send(done), { input, file, context })),
  });
}
