import type { ReactElement } from 'react';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { revisionTexts } from '~/domain/words/texts/revisions.ts';
import { notice } from '~/domain/notice/notices.ts';
import { createRevisionForm } from '~/domain/revision/noteForms.ts';
import { paths } from '~/paths.ts';
import { createRevision } from '~/queries/configurations/revisions.ts';
import { perform } from '~/queries/perform.ts';
import { forgetDraft } from '~/ui/form/drafts.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { openModal } from '~/ui/modal/modals.ts';
import { ObjectionNote } from '~/ui/modal/ObjectionNote.tsx';
import { useAttempt } from '~/ui/modal/useAttempt.ts';
import { dismiss, notify } from '~/ui/notices/notices.ts';
import type { ActionContext } from '../actions/context.ts';
import { staleGuard, type Guard } from '../actions/staleGuard.tsx';
import styles from '~/ui/form/Form.module.css';

/** Begins the next revision of a configuration, and goes there. */
export function openCreateRevision(context: ActionContext): void {
  openModal({
    title: revisionTexts.createTitle(context.configuration.configurationId),
    closesOnNavigation: true,
    body: <CreateRevision context={context} guard={staleGuard(context, 'CREATE_REVISION')} />,
  });
}

type Props = { readonly context: ActionContext; readonly guard: Guard };

function CreateRevision({ context, guard }: Props): ReactElement {
  const { client, configuration, navigate } = context;
  const { configurationId } = configuration;
  const draft = `createRevision.${configurationId}`;
  const initial = { note: '' };
  const { control, handleSubmit } = useZodForm(createRevisionForm, initial, { draft });
  const { busy, objection, attempt } = useAttempt();
  const create = async (note: string): Promise<void> => {
    const waiting = notify(notice('WAIT', { body: revisionTexts.creating(configurationId) }));
    try {
      const revision = await perform(client, createRevision(), { configurationId, note: note.trim() });
      forgetDraft(draft);
      await navigate(paths.configuration(configurationId, revision));
    } finally {
      dismiss(waiting);
    }
  };
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) =>
        void handleSubmit(({ note }) => attempt((isOpen) => guard(isOpen, () => create(note))))(event)
      }
    >
      <TextareaField
        control={control}
        name="note"
        label={revisionTexts.note}
        description={revisionTexts.aboutNewNote}
        data-autofocus
      />
      <ObjectionNote objection={objection} />
      <FormActions action={commonTexts.create} busy={busy} over={objection?.final ?? false} />
    </form>
  );
}
