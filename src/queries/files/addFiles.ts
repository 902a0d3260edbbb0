import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '~/api/ApiError.ts';
import { call } from '~/api/call.ts';
import type { Args } from '~/api/operations.ts';
import { defaultAttachmentType } from '~/domain/file/attachment.ts';
import { documentTypeOf } from '~/domain/file/documentType.ts';
import { visibleName } from '~/domain/file/visibleName.ts';
import { notice, type Notice } from '~/domain/notice/notices.ts';
import { addFilesTexts } from '~/domain/words/texts/addFiles.ts';
import { decodeText } from '~/domain/content/textFile.ts';
import { failureText } from '~/queries/failures.ts';
import { contentErrors } from './fileContent.ts';
import { contentMismatch } from './contentMismatch.ts';
import { told } from './files.ts';
import { sendContent, type ArtefactFile, type AttachmentFile, type SentFile } from './transfer.ts';
import { filesTexts } from '~/domain/words/texts/files.ts';
import { act } from '~/queries/mutation.ts';
import { perform } from '~/queries/perform.ts';
import { startJob, type JobContext, type StartedJob } from '~/ui/jobs/jobs.ts';
import { turns } from '~/ui/jobs/turns.ts';

type Sending = { readonly input: SentFile; readonly file: File; readonly context: JobContext };

/** A browser sends few at a time as well, but the deadline of each would run while it waits. */
const inTurn = turns(3);

const whenItsTurn = <T>(context: JobContext, work: () => Promise<T>): Promise<T> => {
  context.report({ detail: addFilesTexts.waiting });
  return inTurn(context.signal, work);
};

const sent = (context: JobContext) => ({
  signal: context.signal,
  onProgress: told(context, filesTexts.sent),
});

const added = (name: string): Notice => notice('SUCCESS', { title: addFilesTexts.added(name) });

/**
 * Announces an attachment. One of that name that was announced before and never got its file (an answer that was
 * lost, an upload that was given up) is the one that is wanted.
 */
const createAttachment = () =>
  act(async (body: Args<'attachmentCreate'>['body']) => {
    try {
      return await call('attachmentCreate', { body });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      const { configurationId, revision, attachmentName, productConfigurationId: wanted } = body;
      const existing = await call('configurationGet', { path: { id: configurationId }, query: { revision } });
      const product = existing.productConfigurations.find((each) => each.productConfigurationId === wanted);
      const waiting = (product ?? existing).attachments.find(
        (each) => each.attachmentName === attachmentName && each.versions.length === 0,
      );
      if (!waiting) throw error;
      return waiting;
    }
  }, {});

const send = (done: Notice) =>
  act(({ input, file, context }: Sending) => sendContent(input, file, sent(context)), {
    done,
    refreshes: ['configurationGet'],
  });

/** A file that is not what it is called, or with which the CMS has found something wrong; its message says what. */
class InvalidContent extends Error {
  override readonly name = 'InvalidContent';
}

async function refuseOther(file: File): Promise<void> {
  const wrong = await contentMismatch(file);
  if (wrong !== undefined) throw new InvalidContent(wrong);
}

async function refuseInvalid(client: QueryClient, input: ArtefactFile, file: File): Promise<void> {
  const read = async (): Promise<string> => decodeText(new Uint8Array(await file.arrayBuffer())).text;
  const [first, ...others] = await contentErrors(client, input, read);
  if (first === undefined) return;
  throw new InvalidContent(others.length > 0 ? addFilesTexts.andMore(first, others.length) : first);
}

/** Adds a file as an artefact of its file place. A milling file has to be valid, or it is not sent. */
export function addArtefact(
  client: QueryClient,
  input: ArtefactFile & { revisionOnly: boolean },
  label: string,
  file: File,
): StartedJob<unknown> {
  return startJob({
    title: addFilesTexts.job(label, visibleName(file.name)),
    reason: (error) => (error instanceof InvalidContent ? error.message : failureText(error)),
    run: (context) =>
      whenItsTurn(context, async () => {
        await refuseOther(file);
        await refuseInvalid(client, input, file);
        return perform(client, send(added(label)), { input, file, context });
      }),
  });
}

export type NewAttachment = Omit<Args<'attachmentCreate'>['body'], 'documentType' | 'attachmentType'>;

/**
 * Adds a file as an attachment: it is announced, then sent. Tried again after a failure, an attachment that has
 * been announced already is not announced once more.
 */
export function addAttachment(client: QueryClient, wanted: NewAttachment, file: File): StartedJob<unknown> {
  let attachmentId: string | undefined;
  return startJob({
    title: addFilesTexts.job(wanted.attachmentName, visibleName(file.name)),
    reason: failureText,
    run: (context) =>
      whenItsTurn(context, async () => {
        const documentType = documentTypeOf(file) ?? 'TEXT';
        const body = { ...wanted, attachmentType: defaultAttachmentType, documentType };
        attachmentId ??= (await perform(client, createAttachment(), body)).attachmentId;
        const { configurationId, revision } = wanted;
        const productConfigurationId = wanted.productConfigurationId ?? undefined;
        const input = { configurationId, productConfigurationId, revision, attachmentId };
        return perform(client, send(added(wanted.attachmentName)), { input, file, context });
      }),
  });
}

/** Adds a version to an attachment: its first, where it was announced and never sent, or a new one. */
export function addAttachmentVersion(
  client: QueryClient,
  input: AttachmentFile,
  name: string,
  file: File,
): StartedJob<unknown> {
  const done = notice('SUCCESS', { title: addFilesTexts.hasNewVersion(name) });
  return startJob({
    title: addFilesTexts.job(name, visibleName(file.name)),
    reason: failureText,
    run: (context) => whenItsTurn(context, () => perform(client, send(done), { input, file, context })),
  });
}
