import type { QueryClient } from '@tanstack/react-query';
import { useRef, type ReactElement } from 'react';
import { supportTexts } from '~/domain/words/texts/support.ts';
import { config } from '~/config.ts';
import { specificationReviewMail, supportNoteForm } from '~/domain/request/support.ts';
import { failureText } from '~/api/failureText.ts';
import { perform } from '~/queries/perform.ts';
import { writeToSupport } from '~/queries/configurations/workflow.ts';
import { forgetDraft } from '~/platform/drafts.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { RestoredDraft } from '~/ui/form/RestoredDraft.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { openModal } from '~/platform/modals.ts';
import { ObjectionNote } from '~/ui/modal/ObjectionNote.tsx';
import { Objection, useAttempt } from '~/ui/modal/useAttempt.ts';
import { SupportFile } from './SupportFile.tsx';
import styles from './actions.module.css';

/** The writer and the subject. */
type About = {
  readonly client: QueryClient;
  readonly email: string;
  readonly configurationId: string;
  readonly revision: string;
};

/** Asking the support to review the technical specification. */
export function openSpecificationReview(about: About): void {
  openModal({
    title: supportTexts.reviewTitle(about.configurationId),
    body: <SpecificationReview about={about} />,
  });
}

function SpecificationReview({ about }: { readonly about: About }): ReactElement {
  const { client, email, configurationId, revision } = about;
  const draft = supportTexts.reviewTitle(configurationId);
  const { busy, objection, attempt } = useAttempt();
  const { control, handleSubmit, restored } = useZodForm(supportNoteForm, { note: '' }, { draft });

  const file = useRef<File>(undefined);
  const send = async ({ note }: { readonly note: string }): Promise<void> => {
    const { supportEmail } = config;
    const mail = specificationReviewMail({
      configurationId,
      revision,
      requester: email,
      supportEmail,
      note,
      file: file.current,
    });
    try {
      await perform(client, writeToSupport(supportTexts.reviewDone(configurationId)), mail);
    } catch (error) {
      throw new Objection(failureText(error), { cause: error });
    }
    forgetDraft(draft);
  };
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => void handleSubmit((form) => attempt(() => send(form)))(event)}
    >
      <RestoredDraft restored={restored} />
      <p className={styles.intro}>{supportTexts.reviewIntro(configurationId)}</p>
      <TextareaField control={control} name="note" label={supportTexts.reviewLabel} rows={4} />
      <SupportFile
        onFile={(chosen) => {
          file.current = chosen;
        }}
      />
      <ObjectionNote objection={objection} />
      <FormActions action={supportTexts.review} busy={busy} />
    </form>
  );
}
