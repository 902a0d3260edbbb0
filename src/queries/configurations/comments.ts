import { commentTexts } from '~/domain/words/texts/activity.ts';
import { successNotice } from '~/domain/notice/notices.ts';
import { mutation } from '~/queries/mutation.ts';

const refreshes = ['configurationGet'] as const;

export const createComment = () =>
  mutation('configurationSetCommentCreate', {
    done: successNotice(commentTexts.added),
    refreshes,
  });

export const deleteComment = () =>
  mutation('configurationSetCommentDelete', {
    done: successNotice(commentTexts.deleted),
    refreshes,
  });
