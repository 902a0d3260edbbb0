import { commonTexts } from '~/domain/words/texts/common.ts';
import { revisionTexts } from '~/domain/words/texts/revisions.ts';
import { createNotice } from '~/domain/notice/notices.ts';
import { newRevisionFormSchema } from '~/domain/revision/noteForms.ts';
import { hasUserStartedRevision } from '~/domain/workflow/lostResponses.ts';
import { paths } from '~/paths.ts';
import { applyMutationEffects } from '~/queries/client.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { createRevisionMutation } from '~/queries/configurations/revisions.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import type { ConditionalUpdate } from '~/queries/updateIfUnchanged.tsx';
import { removeDraft } from '~/platform/drafts.ts';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { openModal } from '~/platform/modals.ts';
import { ModalForm } from '~/ui/modal/ModalForm.tsx';
import type { OpenCheck } from '~/ui/modal/useSubmit.ts';
import { dismissNotice, notify } from '~/platform/notices.ts';
import {
  updateWorkingRevisionIfUnchanged,
  type ActionContext,
} from '../actions/updateWorkingRevisionIfUnchanged.ts';

export function openCreateRevision(context: ActionContext): void {
  openModal({
    title: revisionTexts.createTitle(context.configuration.configurationId),
    body: (
      <CreateRevision
        context={context}
        guard={updateWorkingRevisionIfUnchanged(context, 'CREATE_REVISION')}
      />
    ),
  });
}

type Props = { readonly context: ActionContext; readonly guard: ConditionalUpdate<Configuration> };

function CreateRevision({ context, guard }: Props) {
  const { client, configuration, navigate } = context;
  const { email } = context.me;
  const { configurationId } = configuration;
  const draft = `createRevision.${configurationId}`;
  const form = useZodForm(newRevisionFormSchema, { note: '' }, { draft });
  const goOn = async (revision: string | undefined): Promise<void> => {
    removeDraft(draft);
    await navigate(paths.configuration(configurationId, revision));
  };
  const create = async (note: string): Promise<void> => {
    const waiting = notify(createNotice('WAIT', { body: revisionTexts.creating(configurationId) }));
    try {
      await goOn(
        await executeMutation(client, createRevisionMutation(), { configurationId, note: note.trim() }),
      );
    } finally {
      dismissNotice(waiting);
    }
  };
  const createOnce = ({ note }: { readonly note: string }, isOpen: OpenCheck): Promise<void> =>
    guard(isOpen, () => create(note), {
      arrival: {
        isDone: (now) => hasUserStartedRevision(email, configuration.revisions, now),
        done: async (now) => {
          await applyMutationEffects(client, createRevisionMutation());
          await goOn(now?.revision);
        },
      },
    });
  return (
    <ModalForm form={form} onSubmit={createOnce} action={commonTexts.create}>
      <TextareaField
        control={form.control}
        name="note"
        label={revisionTexts.note}
        description={revisionTexts.aboutNewNote}
        data-autofocus
      />
    </ModalForm>
  );
}
