import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { commentTexts } from '~/domain/words/texts/activity.ts';
import { commentForm } from '~/domain/activity/comment.ts';
import { isStaff } from '~/domain/access/unitFlags.ts';
import { createComment } from '~/queries/configurations/comments.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { useMe } from '~/session/me.ts';
import { perform } from '~/queries/perform.ts';
import { staffOnlyMark } from '~/session/staffOnly.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { forgetDraft } from '~/platform/drafts.ts';
import { SwitchField } from '~/ui/form/SwitchField.tsx';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { RestoredDraft } from '~/ui/form/RestoredDraft.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { ObjectionNote } from '~/ui/modal/ObjectionNote.tsx';
import { useAttempt } from '~/ui/modal/useAttempt.ts';
import styles from './Comment.module.css';

/** A new comment on the revision that is shown. What employees write stays among them unless they say otherwise. */
export function WriteComment({ configuration }: { readonly configuration: Configuration }): ReactElement {
  const { configurationId, revision } = configuration;
  const { units, email } = useMe();
  const isEmployee = isStaff(units);
  const draft = `comment.${configurationId}`;
  const initial = { text: '', staffOnly: isEmployee, pinned: false };
  const { control, handleSubmit, reset, restored } = useZodForm(commentForm, initial, { draft });
  const client = useQueryClient();
  const { busy, objection, attempt } = useAttempt();
  const send = async ({ text, staffOnly, pinned }: typeof initial): Promise<void> => {
    const body = { text: text.trim(), revision, pinned, ...staffOnlyMark(staffOnly && isEmployee) };
    await perform(client, createComment(configuration, email, body), { path: { configurationId }, body });
    reset(initial);
    forgetDraft(draft);
  };
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => void handleSubmit((form) => attempt(() => send(form)))(event)}
    >
      <RestoredDraft restored={restored} />
      <TextareaField control={control} name="text" label={commentTexts.text} />
      {isEmployee && <SwitchField control={control} name="staffOnly" label={commentTexts.staffOnly} />}
      <SwitchField
        control={control}
        name="pinned"
        label={commentTexts.pin}
        description={commentTexts.pinAbout}
      />
      <ObjectionNote objection={objection} />
      <BusyButton type="submit" size="sm" busy={busy} className={styles.send ?? ''}>
        {commentTexts.add}
      </BusyButton>
    </form>
  );
}
