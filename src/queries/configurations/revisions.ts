import { revisionTexts } from '~/domain/words/texts/revisions.ts';
import { call } from '~/api/call.ts';
import { notice, successNotice } from '~/domain/notice/notices.ts';
import { pendingRevision } from '~/domain/revision/revision.ts';
import { describeError } from '~/api/failureText.ts';
import { act, mutation } from '~/queries/mutation.ts';
import { query } from '~/queries/query.ts';
import { configurationReads, notSaved } from './workflow.ts';

export const revisionLogOf = (configurationId: string) =>
  query('configurationSetRevisionLog', { path: { configurationId } });

/** Makes the next revision and answers its name, which is that of the pending one. */
export const createRevision = () =>
  act(
    async ({ configurationId, note }: { readonly configurationId: string; readonly note: string }) => {
      const args = { path: { configurationId }, body: { note } };
      const { revisions } = await call('configurationSetRevisionCreate', args);
      return pendingRevision(revisions)?.revisionName;
    },
    {
      done: notice('REVISION_SUCCESS'),
      failed: (error) => notice('REVISION_ERROR', { body: describeError(error), report: true }),
      refreshes: configurationReads,
    },
  );

export const updateRevisionNote = (configurationId: string, revisionName: string) =>
  act(
    (note: string) =>
      call('configurationSetUpdateRevisionNote', { path: { configurationId, revisionName }, body: { note } }),
    {
      done: successNotice(revisionTexts.revisionNoteUpdated(revisionName)),
      failed: notSaved,
      refreshes: configurationReads,
    },
  );

export const updateNote = (configurationId: string) =>
  act((note: string) => call('configurationSetUpdateNote', { path: { configurationId }, body: { note } }), {
    done: successNotice(revisionTexts.noteUpdated(configurationId)),
    failed: notSaved,
    refreshes: configurationReads,
  });

export const deleteRevision = (revisionName: string) =>
  mutation('configurationSetRevisionDelete', {
    done: successNotice(revisionTexts.deleted(revisionName)),
  });
