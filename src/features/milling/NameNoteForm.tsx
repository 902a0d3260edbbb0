import { useMillingChangeDecision } from './MillingLayout.tsx';
import type { $ZodType } from 'zod/v4/core';
import type { MachineFormValues } from '~/domain/milling/milling.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { millingTexts } from '~/domain/words/texts/milling.ts';
import type { Baseline } from '~/ui/form/baseline.ts';
import { PageForm } from '~/ui/form/PageForm.tsx';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import { useServerForm } from '~/ui/form/useServerForm.ts';
import type { OpenCheck } from '~/ui/modal/useSubmit.ts';
import { Panel } from '~/ui/Panel.tsx';

type Named = MachineFormValues & { readonly id: string };

type Props = {
  readonly title: string;
  readonly schema: $ZodType<MachineFormValues, MachineFormValues>;
  /** Current name and note; undefined for a new entry. */
  readonly now?: MachineFormValues;
  readonly draft: string;
  readonly cancel: string;
  /** Saves only if unchanged and while the form is open; after a rejection the form keeps its values. */
  readonly save: (
    form: MachineFormValues,
    baseline: Baseline<MachineFormValues>,
    isOpen: OpenCheck,
  ) => Promise<Named>;
  readonly onSaved?: (saved: Named) => Promise<void>;
};

const empty = { name: '', note: '' };

export function NameNoteForm({ title, schema, now, draft, cancel, save, onSaved }: Props) {
  const form = useServerForm(schema, now ?? empty, draft);
  const onSave = async (typed: MachineFormValues, isOpen: OpenCheck): Promise<void> => {
    const saved = await save(typed, form.baseline, isOpen);
    // A response without a name does not say what is stored: take the submitted values.
    form.settle(saved.name === '' ? typed : { name: saved.name, note: saved.note });
    await onSaved?.(saved);
  };
  return (
    <Panel title={title}>
      <PageForm
        form={form}
        onSubmit={onSave}
        action={now ? commonTexts.save : commonTexts.create}
        decision={useMillingChangeDecision()}
        cancel={cancel}
      >
        <TextField control={form.control} name="name" label={millingTexts.name} withAsterisk />
        <TextareaField control={form.control} name="note" label={millingTexts.note} />
      </PageForm>
    </Panel>
  );
}
