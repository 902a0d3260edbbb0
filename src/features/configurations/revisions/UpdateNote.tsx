import { useQueryClient } from '@tanstack/react-query';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { staleConfigurationTexts } from '~/domain/words/texts/configurationActions.ts';
import { revisionTexts } from '~/domain/words/texts/revisions.ts';
import {
  configurationNoteFormSchema,
  revisionNoteFormSchema,
  type ConfigurationNoteFormValues,
} from '~/domain/revision/noteForms.ts';
import {
  configurationQuery,
  type Configuration,
  type Revision,
} from '~/queries/configurations/configurations.ts';
import {
  updateConfigurationNoteMutation,
  updateRevisionNoteMutation,
} from '~/queries/configurations/revisions.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { fetchFresh } from '~/queries/fetchFresh.ts';
import { createAlreadyAppliedCheck, updateIfUnchanged } from '~/queries/updateIfUnchanged.tsx';
import { removeDraft } from '~/platform/drafts.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { RestoredDraftNotice } from '~/ui/form/RestoredDraftNotice.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { SubmitErrorMessage } from '~/ui/modal/SubmitErrorMessage.tsx';
import { openModal } from '~/platform/modals.ts';
import { useSubmit, type OpenCheck } from '~/ui/modal/useSubmit.ts';

type Note = {
  readonly configurationId: string;
  readonly known: string;
  readonly draft: string;
  readonly schema: typeof configurationNoteFormSchema;
  readonly description: string;
  readonly write: ReturnType<typeof updateConfigurationNoteMutation>;
  readonly read: (now: Configuration) => string | undefined;
};

export function openUpdateRevisionNote(configurationId: string, { revisionName, note }: Revision): void {
  openModal({
    title: revisionTexts.updateRevisionNoteTitle(configurationId, revisionName),
    body: (
      <UpdateNote
        configurationId={configurationId}
        known={note}
        draft={`revisionNote.${configurationId}.${revisionName}`}
        schema={revisionNoteFormSchema}
        description={revisionTexts.aboutRevisionNote}
        write={updateRevisionNoteMutation(configurationId, revisionName)}
        read={({ revisions }) => revisions.find((each) => each.revisionName === revisionName)?.note}
      />
    ),
  });
}

export function openUpdateConfigurationNote({ configurationId, note }: Configuration): void {
  openModal({
    title: revisionTexts.updateNoteTitle(configurationId),
    body: (
      <UpdateNote
        configurationId={configurationId}
        known={note}
        draft={`note.${configurationId}`}
        schema={configurationNoteFormSchema}
        description={revisionTexts.aboutNote}
        write={updateConfigurationNoteMutation(configurationId)}
        read={(now) => now.note}
      />
    ),
  });
}

function UpdateNote({ configurationId, known, draft, schema, description, write, read }: Note) {
  const client = useQueryClient();
  // A draft stores the typed note together with the note it was based on (`over`).
  const { control, handleSubmit, setValue, restored } = useZodForm(
    schema,
    { note: known, over: known },
    { draft },
  );
  const { busy, objection, attempt } = useSubmit();
  const update = async ({ note, over }: ConfigurationNoteFormValues, isOpen: OpenCheck): Promise<void> => {
    const guarded = updateIfUnchanged<string>({
      baseline: { known: () => over, see: (now) => setValue('over', now) },
      read: async () => {
        const now = await fetchFresh(client, configurationQuery(configurationId));
        return now ? read(now) : undefined;
      },
      compare: (seen, now) => seen !== now,
      texts: { gone: staleConfigurationTexts.gone(configurationId), changed: revisionTexts.noteMoved },
    });
    const typed = note.trim();
    const arrival = {
      ...createAlreadyAppliedCheck<string>(client, write, (now) => now === typed),
      byAnybody: true,
    };
    await guarded(isOpen, () => executeMutation(client, write, typed), { arrival });
    removeDraft(draft);
  };
  return (
    <form
      noValidate
      className="stack"
      onSubmit={(event) => void handleSubmit((form) => attempt((isOpen) => update(form, isOpen)))(event)}
    >
      <RestoredDraftNotice restored={restored} />
      <TextareaField
        control={control}
        name="note"
        label={revisionTexts.note}
        description={description}
        data-autofocus
      />
      <SubmitErrorMessage objection={objection} />
      <FormActions action={commonTexts.update} busy={busy} />
    </form>
  );
}
