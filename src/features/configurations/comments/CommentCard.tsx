import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconPin, IconTrash } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { factTexts } from '~/domain/words/texts/configurationFacts.ts';
import { longDate } from '~/domain/words/dates.ts';
import { commentTexts } from '~/domain/words/texts/activity.ts';
import { config } from '~/config.ts';
import { mayDeleteComment } from '~/domain/activity/comment.ts';
import { isStaffOnly } from '~/domain/access/staffOnly.ts';
import { deleteComment } from '~/queries/configurations/comments.ts';
import type { Comment, Configuration } from '~/queries/configurations/configurations.ts';
import { perform } from '~/queries/perform.ts';
import { useActor, useMe } from '~/session/me.ts';
import { usePersonName } from '~/session/usePersonName.ts';
import { Badge } from '~/ui/Badge.tsx';
import { confirm } from '~/ui/modal/Confirm.tsx';
import { RelativeTime } from '~/ui/RelativeTime.tsx';
import styles from './Comment.module.css';

type Props = { readonly configuration: Configuration; readonly comment: Comment };

/** A comment, with the way to delete it for those who may. */
export function CommentCard({ configuration, comment }: Props): ReactElement {
  const { configurationId } = configuration;
  const { commentId, text, revision, pinned, created, createdBy } = comment;
  const client = useQueryClient();
  const actor = useActor();
  const { email } = useMe();
  const person = usePersonName();
  const author = person(createdBy);
  const onDelete = (): void =>
    confirm({
      title: commentTexts.deleteTitle(configurationId),
      question: commentTexts.deleteQuestion(author),
      action: commonTexts.delete,
      dangerous: true,
      run: () => perform(client, deleteComment(), { path: { configurationId, commentId } }),
    });
  return (
    <article
      className={styles.comment}
      data-pinned={pinned || undefined}
      aria-label={commentTexts.of(author)}
    >
      <div className={styles.head}>
        <span className={styles.author}>{author}</span>
        <RelativeTime date={created} />
        <span>{longDate(created)}</span>
        <span>{factTexts.revisionNamed(revision)}</span>
        {pinned && (
          <Badge size="small" colour="blue">
            <IconPin size={12} aria-hidden /> {commentTexts.pinned}
          </Badge>
        )}
        {isStaffOnly(comment, config.productCode) && <Badge size="small">{commentTexts.staffOnly}</Badge>}
        {mayDeleteComment(actor, email, comment).allowed && (
          <ActionIcon
            className={styles.delete ?? ''}
            variant="subtle"
            color="gray"
            size={26}
            onClick={onDelete}
            aria-label={commentTexts.deleteOf(author)}
          >
            <IconTrash size={15} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <p>{text}</p>
    </article>
  );
}
