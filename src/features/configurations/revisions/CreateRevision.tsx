import type { ReactElement } from 'react';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { revisionTexts } from '~/domain/words/texts/revisions.ts';
import { notice } from '~/domain/notice/notices.ts';
import { createRevisionForm } from '~/domain/revision/noteForms.ts';
import { isRevisionBegunBy } from '~/domain/workflow/arrival.ts';
import { paths } from '~/paths.ts';
import { concludeWrite } from '~/queries/client.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { createRevision } from '~/queries/configurations/revisions.ts';
import { perform } from '~/queries/perform.ts';
import type { UpdateIfUnchanged } from '~/queries/updateIfUnchanged.tsx';
import { forgetDraft } from '~/platform/drafts.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { RestoredDraft } from '~/ui/form/RestoredDraft.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { openModal } from '~/platform/modals.ts';
import { ObjectionNote } from '~/ui/modal/ObjectionNote.tsx';
import { useAttempt, type IsOpen } from '~/ui/modal/useAttempt.ts';
import { dismiss, notify } from '~/platform/notices.ts';
import { guardConfiguration, type ActionContext } from '../actions/guardConfiguration.ts';
import styles from '~/ui/form/Form.module.css';

export function openCreateRevision(context: ActionContext): void {
  openModal({
    title: revisionTexts.createTitle(context.configuration.configurationId),
    body: <CreateRevision context={context} guard={guardConfiguration(context, 'CREATE_REVISION')} />,
  });
}

type Props = { readonly context: ActionContext; readonly guard: UpdateIfUnchanged<Configuration> };

function CreateRevision({ context, guard }: Props): ReactElement {
  const { client, configuration, navigate } = context;
  const { email } = context.me;
  const { configurationId } = configuration;
  const draft = `createRevision.${configurationId}`;
  const initial = { note: '' };
  const { control, handleSubmit, restored } = useZodForm(createRevisionForm, initial, { draft });
  const { busy, objection, attempt } = useAttempt();
  const goOn = async (revision: string | undefined): Promise<void> => {
    forgetDraft(draft);
    await navigate(paths.configuration(configurationId, revision));
  };
  const create = async (note: string): Promise<void> => {
    const waiting = notify(notice('WAIT', { body: revisionTexts.creating(configurationId) }));
    try {
      await goOn(await perform(client, createRevision(), { configurationId, note: note.trim() }));
    } finally {
      dismiss(waiting);
    }
  };
  const createOnce = (note: string, isOpen: IsOpen): Promise<void> =>
    guard(isOpen, () => create(note), {
      arrival: {
        isDone: (now) => isRevisionBegunBy(email, configuration.revisions, now),
        done: async (now) => {
          await concludeWrite(client, createRevision());
          await goOn(now?.revision);
        },
      },
    });
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) =>
        void handleSubmit(({ note }) => attempt((isOpen) => createOnce(note, isOpen)))(event)
      }
    >
      <RestoredDraft restored={restored} />
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
