import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconPin, IconTrash } from '@tabler/icons-react';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { configurationFactTexts } from '~/domain/words/texts/configurationFacts.ts';
import { formatLongDate } from '~/domain/words/dates.ts';
import { commentTexts } from '~/domain/words/texts/activity.ts';
import { config } from '~/config.ts';
import { checkCommentDeletion, commentFormSchema } from '~/domain/activity/comment.ts';
import { isStaffOnly } from '~/domain/access/staffOnly.ts';
import { deleteCommentMutation, createCommentMutation } from '~/queries/configurations/comments.ts';
import type { Comment, Configuration } from '~/queries/configurations/configurations.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { useActor, useMe } from '~/session/me.ts';
import { usePersonName } from '~/session/usePersonName.ts';
import { Badge } from '~/ui/Badge.tsx';
import { openConfirmModal } from '~/ui/modal/ConfirmDialog.tsx';
import { RelativeTime } from '~/ui/RelativeTime.tsx';
import { isStaff } from '~/domain/access/unitFlags.ts';
import { toStaffOnlyField } from '~/session/staffOnlyField.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { removeDraft } from '~/platform/drafts.ts';
import { SwitchField } from '~/ui/form/SwitchField.tsx';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { RestoredDraftNotice } from '~/ui/form/RestoredDraftNotice.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { SubmitErrorMessage } from '~/ui/modal/SubmitErrorMessage.tsx';
import { useSubmit } from '~/ui/modal/useSubmit.ts';
import styles from './CommentCard.module.css';

type Props = { readonly configuration: Configuration; readonly comment: Comment };

export function CommentCard({ configuration, comment }: Props) {
  const { configurationId } = configuration;
  const { commentId, text, revision, pinned, created, createdBy } = comment;
  const client = useQueryClient();
  const actor = useActor();
  const { email } = useMe();
  const person = usePersonName();
  const author = person(createdBy);
  const onDelete = (): void =>
    openConfirmModal({
      title: commentTexts.deleteTitle(configurationId),
      question: commentTexts.deleteQuestion(author),
      action: commonTexts.delete,
      dangerous: true,
      run: () => executeMutation(client, deleteCommentMutation(), { path: { configurationId, commentId } }),
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
        <span>{formatLongDate(created)}</span>
        <span>{configurationFactTexts.revisionNamed(revision)}</span>
        {pinned && (
          <Badge size="small" colour="blue">
            <IconPin size={12} aria-hidden /> {commentTexts.pinned}
          </Badge>
        )}
        {isStaffOnly(comment, config.productCode) && <Badge size="small">{commentTexts.staffOnly}</Badge>}
        {checkCommentDeletion(actor, email, comment).allowed && (
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

/** Comments of employees are internal by default. */
export function CommentForm({ configuration }: { readonly configuration: Configuration }) {
  const { configurationId, revision } = configuration;
  const { units, email } = useMe();
  const isEmployee = isStaff(units);
  const draft = `comment.${configurationId}`;
  const initial = { text: '', staffOnly: isEmployee, pinned: false };
  const { control, handleSubmit, reset, restored } = useZodForm(commentFormSchema, initial, { draft });
  const client = useQueryClient();
  const { busy, objection, attempt } = useSubmit();
  const send = async ({ text, staffOnly, pinned }: typeof initial): Promise<void> => {
    const body = { text: text.trim(), revision, pinned, ...toStaffOnlyField(staffOnly && isEmployee) };
    await executeMutation(client, createCommentMutation(configuration, email, body), {
      path: { configurationId },
      body,
    });
    reset(initial);
    removeDraft(draft);
  };
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => void handleSubmit((form) => attempt(() => send(form)))(event)}
    >
      <RestoredDraftNotice restored={restored} />
      <TextareaField control={control} name="text" label={commentTexts.text} />
      {isEmployee && <SwitchField control={control} name="staffOnly" label={commentTexts.staffOnly} />}
      <SwitchField
        control={control}
        name="pinned"
        label={commentTexts.pin}
        description={commentTexts.pinAbout}
      />
      <SubmitErrorMessage objection={objection} />
      <BusyButton type="submit" size="sm" busy={busy} className={styles.send ?? ''}>
        {commentTexts.add}
      </BusyButton>
    </form>
  );
}
