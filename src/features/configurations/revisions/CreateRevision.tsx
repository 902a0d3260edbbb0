import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { NavigateFunction } from 'react-router';
import { notice } from '~/domain/notice/notices.ts';
import { createRevisionForm } from '~/domain/revision/revision.ts';
import { paths } from '~/paths.ts';
import { createRevision } from '~/queries/configurations/revisions.ts';
import { forgetDraft } from '~/ui/form/drafts.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { closeModal, openModal } from '~/ui/modal/modals.ts';
import { dismiss, notify } from '~/ui/notices/notices.ts';
import styles from '~/ui/form/Form.module.css';

type Props = { readonly configurationId: string; readonly navigate: NavigateFunction };

/** Begins the next revision of a configuration, and goes there. */
export function openCreateRevision(props: Props): void {
  openModal({
    title: `Create revision · ${props.configurationId}`,
    closesOnNavigation: true,
    body: <CreateRevision {...props} />,
  });
}

function CreateRevision({ configurationId, navigate }: Props): ReactElement {
  const draft = `createRevision.${configurationId}`;
  const initial = { note: '' };
  const { control, handleSubmit } = useZodForm(createRevisionForm, initial, { draft });
  const { mutateAsync, isPending } = useMutation(createRevision());
  const onCreate = async ({ note }: typeof initial): Promise<void> => {
    const waiting = notify(notice('WAIT', { body: `The revision of ${configurationId} is being created.` }));
    try {
      const revision = await mutateAsync({ configurationId, note: note.trim() });
      forgetDraft(draft);
      closeModal();
      await navigate(paths.configuration(configurationId, revision));
    } finally {
      dismiss(waiting);
    }
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => void handleSubmit(onCreate)(event).catch(() => undefined)}
    >
      <TextareaField
        control={control}
        name="note"
        label="Note"
        description="What changes, and why. The files of the revision before are taken over."
        data-autofocus
      />
      <FormActions action="Create" busy={isPending} />
    </form>
  );
}
