import { call } from '~/api/call.ts';
import type { OperationArgs } from '~/api/operations.ts';
import { isSameEmail } from '~/domain/words/emailAddress.ts';
import { commentTexts } from '~/domain/words/texts/activity.ts';
import { createSuccessNotice } from '~/domain/notice/notices.ts';
import { idempotentMutation, operationMutation } from '~/queries/mutation.ts';
import type { Configuration } from './configurations.ts';

const refreshes = ['configurationGet'] as const;

type NewComment = OperationArgs<'configurationSetCommentCreate'>['body'];

/**
 * Adds a comment to a configuration. Where the response was lost, looks for a comment of `author` that is not
 * among the known ones.
 */
export function createCommentMutation(seen: Configuration, author: string, body: NewComment) {
  const { configurationId: id, revision, comments } = seen;
  const known = new Set(comments.map(({ commentId }) => commentId));
  const hasArrived = async (): Promise<boolean> => {
    const now = await call('configurationGet', { path: { id }, query: { revision } });
    return now.comments.some(
      ({ commentId, text, createdBy }) =>
        !known.has(commentId) && text === body.text && isSameEmail(createdBy, author),
    );
  };
  const done = createSuccessNotice(commentTexts.added);
  return idempotentMutation('configurationSetCommentCreate', hasArrived, { done, refreshes });
}

export const deleteCommentMutation = () =>
  operationMutation('configurationSetCommentDelete', {
    done: createSuccessNotice(commentTexts.deleted),
    refreshes,
  });
