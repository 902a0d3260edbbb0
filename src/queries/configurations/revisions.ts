import { revisionTexts } from '~/domain/words/texts/revisions.ts';
import { call } from '~/api/call.ts';
import { createNotice, createSuccessNotice } from '~/domain/notice/notices.ts';
import { findPendingRevision } from '~/domain/revision/revision.ts';
import { describeError } from '~/api/describeError.ts';
import { customMutation, operationMutation } from '~/queries/mutation.ts';
import { operationQuery } from '~/queries/query.ts';
import { configurationReadOperations, buildNotSavedNotice } from './workflow.ts';

export const revisionLogQuery = (configurationId: string) =>
  operationQuery('configurationSetRevisionLog', { path: { configurationId } });

/** Creates the next revision and returns its name, the one of the pending revision. */
export const createRevisionMutation = () =>
  customMutation(
    async ({ configurationId, note }: { readonly configurationId: string; readonly note: string }) => {
      const args = { path: { configurationId }, body: { note } };
      const { revisions } = await call('configurationSetRevisionCreate', args);
      return findPendingRevision(revisions)?.revisionName;
    },
    {
      done: createNotice('REVISION_SUCCESS'),
      failed: (error) => createNotice('REVISION_ERROR', { body: describeError(error), report: true }),
      refreshes: configurationReadOperations,
    },
  );

export const updateRevisionNoteMutation = (configurationId: string, revisionName: string) =>
  customMutation(
    (note: string) =>
      call('configurationSetUpdateRevisionNote', { path: { configurationId, revisionName }, body: { note } }),
    {
      done: createSuccessNotice(revisionTexts.revisionNoteUpdated(revisionName)),
      failed: buildNotSavedNotice,
      refreshes: configurationReadOperations,
    },
  );

export const updateConfigurationNoteMutation = (configurationId: string) =>
  customMutation(
    (note: string) => call('configurationSetUpdateNote', { path: { configurationId }, body: { note } }),
    {
      done: createSuccessNotice(revisionTexts.noteUpdated(configurationId)),
      failed: buildNotSavedNotice,
      refreshes: configurationReadOperations,
    },
  );

export const deleteRevisionMutation = (revisionName: string) =>
  operationMutation('configurationSetRevisionDelete', {
    done: createSuccessNotice(revisionTexts.deleted(revisionName)),
  });
