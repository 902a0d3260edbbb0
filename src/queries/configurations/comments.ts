import { commentTexts } from '~/domain/words/texts/activity.ts';
import { notice } from '~/domain/notice/notices.ts';
import { mutation } from '~/queries/mutation.ts';

const refreshes = ['configurationGet'] as const;

export const createComment = () =>
  mutation('configurationSetCommentCreate', {
    done: notice('SUCCESS', { title: commentTexts.added }),
    refreshes,
  });

export const deleteComment = () =>
  mutation('configurationSetCommentDelete', {
    done: notice('SUCCESS', { title: commentTexts.deleted }),
    refreshes,
  });
