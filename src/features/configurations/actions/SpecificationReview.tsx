import '@mantine/core/styles/Button.css';
import type { ActionContext } from './guardConfiguration.ts';
import { useRef, type ReactElement } from 'react';
import { supportTexts } from '~/domain/words/texts/support.ts';
import { config } from '~/config.ts';
import { specificationReviewMail, supportNoteForm, supportFileForm } from '~/domain/request/support.ts';
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
import { Button } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { mayAttachForSupport } from '~/domain/workflow/actPermission.ts';
import { useActor } from '~/session/me.ts';
import { FileField } from '~/ui/form/FileField.tsx';
import styles from './actions.module.css';

export function openSpecificationReview(context: ActionContext): void {
  openModal({
    title: supportTexts.reviewTitle(context.configuration.configurationId),
    body: <SpecificationReview context={context} />,
  });
}

function SpecificationReview({ context }: { readonly context: ActionContext }): ReactElement {
  const { client, me, configuration } = context;
  const { configurationId, revision } = configuration;
  const draft = supportTexts.reviewTitle(configurationId);
  const { busy, objection, attempt } = useAttempt();
  const { control, handleSubmit, restored } = useZodForm(supportNoteForm, { note: '' }, { draft });

  const file = useRef<File>(undefined);
  const send = async ({ note }: { readonly note: string }): Promise<void> => {
    const { supportEmail } = config;
    const mail = specificationReviewMail({
      configurationId,
      revision,
      requester: me.email,
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

type Props = {
  /** Hears of each file that is chosen, and of undefined once it is taken out. */
  readonly onFile: (file: File | undefined) => void;
};

/** A file that goes with a mail to the support; whoever may send none reads why. */
export function SupportFile({ onFile }: Props): ReactElement {
  const { control, setValue } = useZodForm(supportFileForm, { file: undefined });
  const file = useWatch({ control, name: 'file' });
  const verdict = mayAttachForSupport(useActor());
  if (!verdict.allowed) return <p className={styles.intro}>{verdict.reason}</p>;
  return (
    <>
      <FileField control={control} name="file" label={supportTexts.file} onChosen={onFile} />
      {file && (
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => {
            setValue('file', undefined);
            onFile(undefined);
          }}
        >
          {supportTexts.removeFile}
        </Button>
      )}
    </>
  );
}
