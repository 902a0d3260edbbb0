import { millingTexts } from '~/domain/words/texts/milling.ts';
import type { ReactElement } from 'react';
import type { $ZodType } from 'zod/v4/core';
import type { MachineForm } from '~/domain/milling/milling.ts';
import { CancelLink } from '~/ui/form/CancelLink.tsx';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import { RestoredDraft } from '~/ui/form/RestoredDraft.tsx';
import type { Baseline } from '~/ui/form/baseline.ts';
import { useFormOver } from '~/ui/form/useFormOver.ts';
import { ObjectionNote } from '~/ui/modal/ObjectionNote.tsx';
import { useAttempt, type IsOpen } from '~/ui/modal/useAttempt.ts';

type Named = MachineForm & { readonly id: string };

type Props = {
  readonly schema: $ZodType<MachineForm, MachineForm>;
  /** The name and note as they are now. */
  readonly now: MachineForm;
  /** The name under which what is typed is kept. */
  readonly draft: string;
  readonly action: string;
  /** Address that Cancel leads to; without it there is nothing to cancel. */
  readonly cancel: string;
  /** Why it cannot be saved. */
  readonly refusal?: string | undefined;
  /** Saves over what was seen, unless it is cancelled before; after a rejection the form stays as it is. */
  readonly save: (form: MachineForm, baseline: Baseline<MachineForm>, isOpen: IsOpen) => Promise<Named>;
  readonly onSaved?: (saved: Named) => Promise<void>;
};

/** The form of a machine or macro: its name and its note. */
export function NamedForm(props: Props): ReactElement {
  const { schema, now, draft, action, cancel, refusal, save, onSaved } = props;
  const { control, handleSubmit, baseline, settle, forget, restored } = useFormOver(schema, now, draft);
  const { busy, objection, attempt, submit, callOff } = useAttempt();
  const onSave = (form: MachineForm): Promise<void> =>
    attempt(async (isOpen) => {
      const saved = await save(form, baseline, isOpen);
      // An answer without a name says nothing of what is stored.
      settle(saved.name === '' ? form : { name: saved.name, note: saved.note });
      await onSaved?.(saved);
    });
  return (
    <form noValidate className="pageForm" onSubmit={submit(handleSubmit(onSave))}>
      <RestoredDraft restored={restored} />
      <TextField control={control} name="name" label={millingTexts.name} withAsterisk />
      <TextareaField control={control} name="note" label={millingTexts.note} />
      <div>
        <ObjectionNote objection={objection} />
        <FormActions
          action={action}
          busy={busy}
          refusal={refusal}
          before={
            <CancelLink
              to={cancel}
              busy={busy}
              onCancel={() => {
                callOff();
                forget();
              }}
            />
          }
        />
      </div>
    </form>
  );
}
