import '@mantine/core/styles/Button.css';
import type { ActionContext } from './updateWorkingRevisionIfUnchanged.ts';
import { useRef } from 'react';
import { supportTexts } from '~/domain/words/texts/support.ts';
import { config } from '~/config.ts';
import {
  createSpecificationReviewMail,
  supportNoteFormSchema,
  supportFileFormSchema,
} from '~/domain/request/support.ts';
import { describeError } from '~/api/describeError.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { sendSupportMailMutation } from '~/queries/configurations/workflow.ts';
import { removeDraft } from '~/platform/drafts.ts';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { openModal } from '~/platform/modals.ts';
import { ModalForm } from '~/ui/modal/ModalForm.tsx';
import { UserFacingError } from '~/ui/modal/useSubmit.ts';
import { Button } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { checkSupportAttachment } from '~/domain/workflow/actionPermission.ts';
import { useActor } from '~/session/me.ts';
import { FileField } from '~/ui/form/FileField.tsx';

export function openSpecificationReview(context: ActionContext): void {
  openModal({
    title: supportTexts.reviewTitle(context.configuration.configurationId),
    body: <SpecificationReview context={context} />,
  });
}

function SpecificationReview({ context }: { readonly context: ActionContext }) {
  const { client, me, configuration } = context;
  const { configurationId, revision } = configuration;
  const draft = supportTexts.reviewTitle(configurationId);
  const form = useZodForm(supportNoteFormSchema, { note: '' }, { draft });

  const file = useRef<File>(undefined);
  const send = async ({ note }: { readonly note: string }): Promise<void> => {
    const { supportEmail } = config;
    const mail = createSpecificationReviewMail({
      configurationId,
      revision,
      requester: me.email,
      supportEmail,
      note,
      file: file.current,
    });
    try {
      await executeMutation(client, sendSupportMailMutation(supportTexts.reviewDone(configurationId)), mail);
    } catch (error) {
      throw new UserFacingError(describeError(error), { cause: error });
    }
    removeDraft(draft);
  };
  return (
    <ModalForm form={form} onSubmit={send} action={supportTexts.review}>
      <p className="question">{supportTexts.reviewIntro(configurationId)}</p>
      <TextareaField control={form.control} name="note" label={supportTexts.reviewLabel} rows={4} />
      <SupportFileField
        onFile={(chosen) => {
          file.current = chosen;
        }}
      />
    </ModalForm>
  );
}

/** `onFile` is called with undefined when the file is removed. */
type Props = { readonly onFile: (file: File | undefined) => void };

/**
 * Optional attachment of a mail to the support; the reason is shown to people who may not send attachments.
 */
export function SupportFileField({ onFile }: Props) {
  const { control, setValue } = useZodForm(supportFileFormSchema, { file: undefined });
  const file = useWatch({ control, name: 'file' });
  const decision = checkSupportAttachment(useActor());
  if (!decision.allowed) return <p className="question">{decision.reason}</p>;
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
